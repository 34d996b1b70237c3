// Die Regeln der fünf Spiele in eigenen Worten, kurz, jeder Abschnitt ein Gedanke.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Regeln',
  of: (game) => `Die Regeln von ${game}`,
  why: 'Warum?',
  atHand: 'In diesem Augenblick',
  all: 'Alle Regeln',
  house: 'An jedem Tisch',
  play: 'Beim Spielen lernen',

  rules: {
    dicewords: {
      goal: {
        title: 'Worum es geht',
        text: [
          'Wirf neun Buchstabenwürfel, bis zu dreimal, und sag ein Wort an. Je besser das Wort, desto mehr Punkte; ein Zug ohne Wort bringt 0.',
        ],
      },
      dice: {
        title: 'Die Würfel',
        text: [
          'Jeder Würfel hat seine eigene Farbe und in der Ecke ein Zeichen: die erste seiner Seiten. Die kleine Zahl ist der Wert der Seite.',
          'Die Würfeltafel mit allen Seiten ist immer zur Hand, ebenso die Rechentafel, die für dich malnimmt.',
        ],
      },
      rolls: {
        title: 'Werfen und behalten',
        text: [
          'Der erste Wurf ist mit allen neun Würfeln. Danach darfst du zweimal nachwerfen, jedes Mal so viele Würfel, wie du willst; was du behalten hast, darf später doch fallen.',
          'Hier bleiben die Würfel im Wort und die mit Nadel liegen, die anderen werden neu geworfen. Was gefallen ist, wird nicht zurückgenommen.',
        ],
      },
      word: {
        title: 'Dein Wort',
        text: [
          'Ein Wort hat mindestens drei Buchstaben, und jeder Würfel gibt höchstens einen davon. Es muss jetzt daliegen: Was du weggewürfelt hast, kannst du nicht ansagen.',
        ],
      },
      wild: {
        title: 'Der Joker',
        text: [
          'Der Stern steht für jeden Buchstaben und zählt −2. Geht dein Wort mit ihm und ohne ihn, bekommst du die bessere Wertung, außer du hast die Würfel selbst gewählt.',
        ],
      },
      score: {
        title: 'Was ein Wort zählt',
        text: [
          'Zähl die Zahlen seiner Würfel zusammen und nimm sie mit der Zahl der Buchstaben mal. RULES ist 5 wert und hat fünf Buchstaben: 25. COMPUTER, 14 mal 8, macht 112.',
        ],
      },
      allowed: {
        title: 'Welche Wörter gelten',
        text: [
          'Was in der gewählten Wortliste steht. Keine Namen, Abkürzungen, Bindestriche oder Apostrophe; Akzente sind gleichgültig.',
          'Eine Ablehnung nennt die Liste. Wo sofort geprüft wird, darfst du ein anderes Wort versuchen und verlierst nichts.',
        ],
      },
      judging: {
        title: 'Wer entscheidet',
        text: [
          'Der Tisch sucht es aus: sofort nachschlagen, anzweifeln, abstimmen oder die Spielleitung. Beim Anzweifeln wird erst nachgeschlagen, wenn jemand zweifelt; ein Wort, das fällt, zählt 0.',
          'Bei einer Abstimmung stimmt nicht mit, wer angesagt hat, und bei Gleichstand gilt das Wort.',
        ],
      },
      clock: {
        title: 'Die Uhr',
        text: ['Spielt der Tisch mit Uhr, zählt ein Zug 0, in dem bis zum Ende der Zeit nichts angesagt wurde.'],
      },
      together: {
        title: 'Alle zugleich',
        text: [
          'Auf Wunsch spielen alle den Zug gleichzeitig, jeder mit eigenen Würfeln oder alle mit denselben. Die Wörter werden gezeigt, wenn alle angesagt haben.',
        ],
      },
      end: {
        title: 'Anfang und Ende',
        text: [
          'Ein Wurf entscheidet, wer anfängt, wenn der Tisch es nicht sagt. Alle haben gleich viele Züge: so viele Runden, oder bis zu der Runde, in der eine Summe erreicht wird. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'Eine Runde',
        text: [
          'Wer anfängt, wirft die vier Eiswürfel: die Zielbuchstaben. Nach einem Blick darauf heißt es Los, und der Sand läuft zwei Minuten für alle.',
          'Alle haben sieben Würfel in einem eigenen Getränk und suchen heimlich ein Wort.',
        ],
      },
      start: {
        title: 'Wer anfängt',
        text: [
          'Alle werfen denselben Würfel; der Buchstabe, der A am nächsten ist, fängt an, der Joker kommt zuletzt, Gleiche werfen noch einmal. In jeder Runde geht der Anfang nach links weiter.',
        ],
      },
      letters: {
        title: 'Was liegt, gilt',
        text: [
          'Wenn es klingelt, sind die Buchstaben, wie sie auf deinem Brett liegen, dein Wort; kein Knopf ist zu verpassen. Jeder Würfel gibt einen Buchstaben. Du kannst dich auch festlegen, und wenn alle es tun, endet die Runde.',
        ],
      },
      rerolls: {
        title: 'Nachwürfe',
        text: [
          'Beliebige deiner Würfel darfst du neu werfen, bis zu zweimal in der Runde. Was im Wort steht oder eine Nadel hat, bleibt.',
        ],
      },
      score: {
        title: 'Punkte und Treffer',
        text: [
          'Der Wortwert ist die Summe seiner Würfel; der Joker zählt 0. Er wird damit malgenommen, wie viele Zielbuchstaben im Wort stecken: ohne einen bleibt 0.',
          'Ein Zielbuchstabe zählt einmal, auch wenn er öfter vorkommt. Der Joker darf einer sein. J, X, Q und Z sind auf keinem Getränkewürfel, nur ein Joker kann sie geben.',
        ],
      },
      bonus: {
        title: 'Bonus und Wertungsblatt',
        text: [
          'Fünf Buchstaben bringen 5, sechs 10, sieben 25. Das kommt zuletzt dazu, also auch zu einem Wort ohne Treffer.',
          'Das Blatt hat für jeden Teil eine Spalte: Runde, Wort, Wortwert, Treffer, Zwischensumme, Bonus, Rundenwert, Summe.',
        ],
      },
      allowed: {
        title: 'Welche Wörter gelten',
        text: [
          'Was in der Wortliste steht, ab zwei Buchstaben. Ein Wort, das nicht gilt, bringt gar nichts, auch keinen Bonus.',
          'Der Tisch sucht aus, wer entscheidet: Nachschlagen, wer anzweifelt, eine Abstimmung ohne den, der das Wort gelegt hat, oder die Spielleitung.',
        ],
      },
      targets: {
        title: 'Andere Zielbuchstaben',
        text: [
          'Auf Wunsch: Gleich nach dem Wurf dürfen alle gemeinsam beschließen, das Eis noch einmal zu werfen, einmal je Runde.',
        ],
      },
      sugar: {
        title: 'Der Zuckerwürfel',
        text: [
          'Auf Wunsch bekommt, wer hinten liegt, für die nächste Runde den Zuckerwürfel als achten. Sind es mehrere, dann wer in der Runde weniger hatte; ist auch das gleich, niemand. Acht Buchstaben bringen 25.',
        ],
      },
      aids: {
        title: 'Hilfen für Jüngere',
        text: [
          'Jeder Platz kann eigene haben: beliebig viele Nachwürfe; Vorsprung, der erste Sand läuft nur für ihn; Buchstaben statt Treffer zum Malnehmen; oder Seite B des Bretts mit Bonus ab drei Buchstaben.',
        ],
      },
      end: {
        title: 'Das Ende',
        text: [
          'Nach 5, 10 oder 15 Runden, wie gewählt, gewinnt die höchste Summe; bei Gleichstand teilt man sich den Sieg.',
        ],
      },
    },

    bookworm: {
      card: {
        title: 'Die Karte',
        text: [
          'Der Bücherwurm der Runde deckt eine Karte auf, sucht eine ihrer drei Kategorien aus und wirft die Würfel: Sie sind die Auslage. Links von ihm fängt man an.',
          'Der erste Bücherwurm wird ausgelost, wenn der Tisch es nicht sagt. Sind alle Karten durch, werden sie neu gemischt.',
        ],
      },
      turn: {
        title: 'Ein Zug',
        text: [
          'Nenn ein Wort, das zur Kategorie passt, in dieser Runde noch nicht genannt wurde und mit dem Buchstaben eines Würfels anfängt, der ausliegt oder vor jemand anderem liegt. Nimm den Würfel und leg ihn vor dich. Dann ist der Nächste dran.',
          'CK und XY sind einer der beiden Buchstaben, wie du willst.',
        ],
      },
      initial: {
        title: 'Anfangsbuchstabe und „schon genannt“',
        text: [
          'Mit einem Artikel davor darf jedes der beiden Wörter den Buchstaben geben: The Hague passt zu T oder H. Namen und Wendungen gelten, wo die Kategorie danach fragt.',
          'Großschreibung, Akzente, Artikel, Bindestriche und eine einfache Mehrzahl machen aus einem alten Wort kein neues.',
        ],
      },
      steal: {
        title: 'Stehlen',
        text: [
          'Ein Wort darf auch einen Würfel nehmen, der vor jemand anderem liegt. Dafür bekommt der Bestohlene eine Bücherwurm-Karte aus der Mitte, einen Punkt wert. Sind alle sechs weg, gibt es Würfel nur noch aus der Auslage.',
          'Deine eigenen Würfel kannst du nicht nennen; ein gestohlener darf zurückgestohlen werden.',
        ],
      },
      fits: {
        title: 'Passt es?',
        text: [
          'Unsere Listen kennen viele Wörter; was sie nicht kennen, entscheiden die anderen, ohne die Stimme dessen, der es genannt hat. Bei Gleichstand gilt es. Ein abgelehntes Wort darf man ersetzen, solange Zeit ist.',
          'Der Tisch kann auch anzweifeln lassen, über jedes Wort abstimmen oder die Spielleitung fragen.',
        ],
      },
      clock: {
        title: 'Die Uhr',
        text: [
          'Zehn Sekunden zum Nachdenken, dann gezählte fünf. Bei null bist du gescheitert. Die Uhr steht, während die anderen entscheiden. Beide Zeiten lassen sich ändern oder weglassen.',
        ],
      },
      round: {
        title: 'Ende der Runde',
        text: [
          'Die Runde endet, wenn der letzte weiße Würfel die Auslage verlässt oder jemand kein Wort weiß. Wer sie beendet hat, ist der nächste Bücherwurm.',
        ],
      },
      score: {
        title: 'Was eine Runde zählt',
        text: ['Die Augen der Würfel vor dir, dazu eins für jede Bücherwurm-Karte; −2 für den, der gescheitert ist.'],
      },
      special: {
        title: 'Der grüne Würfel',
        text: [
          'Auf Wunsch, und nicht für erste Spiele. A–Z liegt mit einem Auge aus, für ein Wort mit beliebigem Buchstaben. NOT darf man statt zu scheitern nehmen, für −1. Das Fragezeichen deckt für den Rest der Runde eine neue Kategorie auf.',
          'Er lässt sich stehlen wie jeder andere, aber die Runde wartet nicht auf ihn.',
        ],
      },
      end: {
        title: 'Das Ende',
        text: [
          'Hat jemand nach einer Runde 21 oder mehr, gewinnt die höchste Summe; bei Gleichstand teilt man sich den Sieg.',
        ],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'Ein Zug',
        text: [
          'Ein Wurf mit allen vierzehn Würfeln und daraus ein Kreuzwort: Wörter laufen waagerecht und senkrecht und hängen alle zusammen. Wo zwei oder mehr Würfel nebeneinander liegen, ist das ein Wort.',
        ],
      },
      order: {
        title: 'Wer anfängt',
        text: [
          'Alle werfen und zählen zusammen; die höchste Summe fängt an, Gleiche werfen noch einmal. Dann gehen die Würfel reihum. Im Team wirft einer von euch.',
        ],
      },
      allowed: {
        title: 'Welche Wörter gelten',
        text: ['Was in der Wortliste steht; keine Namen, Abkürzungen, Bindestriche oder Apostrophe.'],
      },
      blank: {
        title: 'Leere Würfel',
        text: [
          'Ein leerer Würfel ist jeder Buchstabe und zählt 0. Den ganzen Zug bleibt er derselbe, in beiden seiner Wörter. Die zwei leeren müssen nicht gleich sein.',
        ],
      },
      score: {
        title: 'Was ein Zug zählt',
        text: [
          'Jedes Wort ist die Summe seiner Würfel, ein Würfel in zwei Wörtern zählt also zweimal. Die Werte ungenutzter Würfel werden abgezogen; ein Zug kann unter null liegen.',
        ],
      },
      mistakes: {
        title: 'Fehler',
        text: [
          'Wo sofort geprüft wird, darfst du ein Wort ausbessern. Sonst zählt es nichts, und Würfel in keinem anderen Wort sind ungenutzt; seine Nachbarn verbindet es trotzdem.',
          'Von Gruppen, die nicht zusammenhängen, zählt nur die beste. Der Tisch kann auch anzweifeln, abstimmen oder die Spielleitung fragen.',
        ],
      },
      one: {
        title: 'Spiel eins',
        text: [
          'Drei Minuten, so viele Wörter wie möglich, beliebig lang. Ist die Zeit um, zählt, was liegt. Dann wirft der Nächste.',
        ],
      },
      two: {
        title: 'Spiel zwei',
        text: [
          'In einer Runde hat jeder zwei bis vier Züge, reihum; beim dritten und vierten darf man passen. Deine Runde endet mit allen sieben Längen, mit Passen oder nach vier Zügen.',
          'Ungenutzte Würfel werden in jedem Zug abgezogen, ein weiterer Zug ist also ein Wagnis.',
        ],
      },
      lengths: {
        title: 'Von jeder Länge ein Wort',
        text: [
          'In einer Runde von Spiel zwei zählt je ein Wort von zwei bis acht Buchstaben. Von zweien gleicher Länge zählt nur das niedrigere; mit der strengen Regel wird das höhere auch noch abgezogen.',
          'Längere Wörter und ein achtes im Zug zählen nichts, aber ihre Würfel sind nicht ungenutzt.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['Alle sieben Längen in zwei Zügen: Grand Slam, +50. In dreien: kleiner Grand Slam, +25.'],
      },
      together: {
        title: 'Alle zugleich',
        text: [
          'Alle werfen und legen gleichzeitig, jeder mit eigenen Würfeln oder alle mit denselben; verdeckt, bis die Zeit um ist. Online ist das üblich, reihum geht es auf Wunsch.',
        ],
      },
      end: {
        title: 'Das Ende',
        text: [
          'Bei einer Summe, 200 in Spiel eins und 300 in Spiel zwei, wenn der Tisch nichts anderes sagt, oder nach so vielen Runden oder Zügen. Alle haben gleich viele. Die höchste Summe gewinnt; bei Gleichstand teilt man sich den Sieg.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'Das Rennen',
        text: [
          'Alle werfen zugleich ihre acht Würfel und verbinden sofort sieben davon. Es gibt keine Reihenfolge und keine Nachwürfe. Für die nächste Runde fallen alle acht neu.',
        ],
      },
      linked: {
        title: 'Verbundene Würfel',
        text: [
          'Sieben Würfel in einer Gruppe, jeder mit einer Seite an einem anderen. Jede Zeile, von links nach rechts, und jede Spalte, von oben nach unten, mit zwei oder mehr Würfeln ist ein Wort: auch dort, wo zwei Wörter nebeneinander liegen.',
        ],
      },
      smiley: {
        title: 'Der Smiley',
        text: ['Er steht für einen beliebigen Buchstaben, in beiden seiner Wörter für denselben.'],
      },
      bowl: {
        title: 'Die Schale',
        text: [
          'Sieben verbunden? Wirf den achten in die Schale: Der erste beendet die Runde. Sie nimmt einen Würfel nur, wenn sieben verbunden liegen, richtig oder falsch. Unten liegt, wer zuerst am Tisch ankam.',
        ],
      },
      check: {
        title: 'Die Prüfung',
        text: [
          'Dann sehen alle die Würfel dessen an, der zuerst war. Ist alles richtig, nimmt er den Pokal, die silberne Seite oben, aus der Mitte oder von dem, der ihn hat.',
        ],
      },
      allowed: {
        title: 'Welche Wörter gelten',
        text: [
          'Jedes Wort der Liste, auch Namen und gängige Abkürzungen. Was in keiner Liste steht, kommt vor die anderen, und alle müssen zustimmen; gegen Bots allein entscheiden die Listen.',
        ],
      },
      trophy: {
        title: 'Silber, Gold, Sieg',
        text: [
          'Wer den Pokal hat und noch eine Runde gewinnt, dreht ihn auf Gold; wer ihn golden hat und noch einmal gewinnt, gewinnt das Spiel.',
        ],
      },
      mistake: {
        title: 'Ein Fehler',
        text: [
          'Wer die Runde mit einem Fehler beendet, gibt den Pokal in die Mitte zurück, wenn er ihn hatte; sonst verliert ihn niemand. Auf Wunsch wird stattdessen der nächste Würfel in der Schale geprüft.',
        ],
      },
      anew: {
        title: 'Niemand kann es',
        text: [
          'Findet niemand sieben, dürfen alle gemeinsam neu werfen. Auf Wunsch sagt der Tisch, wenn kein Wurf zu verbinden ist.',
        ],
      },
      goals: {
        title: 'Andere Ziele',
        text: [
          'Statt um den Pokal: so viele gewonnene Runden; oder wer eine Runde gewinnt, legt einen Würfel beiseite und spielt mit einem weniger weiter.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Züge zur rechten Zeit',
      text: [
        'Der Tisch stellt jedem Platz eine Frage nach der anderen und nimmt eine Antwort darauf. Was kommt, wenn es schon weiterging, doppelt oder außer der Reihe, ändert nichts.',
        'Reißt die Verbindung ab, bleibt dein Platz frei, und du kommst von selbst zurück.',
      ],
    },
    seats: {
      title: 'Plätze',
      text: [
        'Nur wer am Tisch sitzt, kann spielen, und nur für die Plätze am eigenen Gerät. Wer zuschaut, sieht, was alle sehen dürfen.',
        'Wer endgültig gegangen ist, kommt in diese Partie nicht zurück.',
      ],
    },
    dice: {
      title: 'Ehrliche Würfel',
      text: [
        'Jeder Wurf folgt aus einem Geheimnis, das vor dem ersten Wurf feststeht und für alle versiegelt ist. Am Ende wird es geöffnet, und mit dem Protokoll kann jeder jeden Würfel nachprüfen. Nur im ersten Spiel sind die Würfel vorher bekannt.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Noch gibt es kein Wort zum Ansagen: Tippe Würfel an oder schreib.',
      short: 'Dein Wort ist zum Ansagen noch zu kurz.',
      'no-rerolls': 'In diesem Zug ist kein Nachwurf mehr da: Sag ein Wort aus diesen Würfeln an, oder passe.',
      'none-loose': 'Alle Würfel stehen im Wort oder haben eine Nadel: Gib frei, was du werfen willst.',
      'in-word': 'Ein Würfel im Wort bleibt sowieso liegen; nimm ihn heraus, um ihn neu zu werfen.',
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein Joker ist dafür übrig.',
    },
    icewords: {
      short: 'Dein Wort ist zum Festlegen noch zu kurz.',
      'no-rerolls': 'In dieser Runde ist kein Nachwurf mehr da: Bilde ein Wort aus diesen Würfeln.',
      'none-loose': 'Alle Würfel stehen im Wort oder haben eine Nadel: Gib frei, was du werfen willst.',
      'in-word': 'Ein Würfel im Wort bleibt sowieso liegen; nimm ihn heraus, um ihn neu zu werfen.',
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein Joker ist dafür übrig.',
      bell: 'Es hat geklingelt: Die Buchstaben, wie sie liegen, sind dein Wort.',
    },
    bookworm: {
      'not-mine': 'Du bist nicht dran. Schreib dein Wort ruhig schon: Es wartet.',
      'no-text': 'Schreib erst ein Wort, und der Würfel, den es nimmt, wird markiert.',
      'no-die': 'Kein Würfel, den du nehmen darfst, fängt an wie dieses Wort.',
      'own-die': 'Dieser Würfel liegt schon vor dir.',
      'no-cards': 'In der Mitte ist keine Bücherwurm-Karte mehr, also gibt es Würfel nur aus der Auslage.',
      symbol: 'NOT nimmt man statt zu scheitern, nicht mit einem Wort.',
    },
    'crossword-cubes': {
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein leerer ist dafür übrig.',
      loose: 'Manche Würfel liegen in keinem Wort oder hängen nicht mit den anderen zusammen.',
      'none-marked': 'Markiere erst die Wörter, die nicht gelten.',
      'some-marked': 'Du hast Wörter markiert, die nicht gelten: Stimm gegen sie, oder nimm die Marken weg.',
    },
    'speed-dice': {
      few: 'Die Schale öffnet sich, wenn sieben Würfel verbunden sind. Es fehlen noch welche.',
      many: 'Einer muss für die Schale übrig sein: Nimm einen zurück.',
      apart: 'Die Würfel berühren sich nicht alle: Verbinde sie zu einer Gruppe.',
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein Smiley ist dafür übrig.',
    },
  },
};
