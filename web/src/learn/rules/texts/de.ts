// Die Regeln der fünf Spiele in unseren Worten, kurz, jeder Abschnitt ein Gedanke.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Regeln',
  of: (game) => `Die Regeln von ${game}`,
  why: 'Warum?',
  atHand: 'Gerade wichtig',
  all: 'Alle Regeln',
  house: 'An jedem Tisch',
  play: 'Spielend lernen',

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
          'Jeder Würfel hat eine eigene Farbe und in der Ecke ein Kennzeichen: die erste seiner Seiten. Die kleine Zahl ist, was die Seite wert ist.',
          'Die Würfeltafel zeigt alle Seiten und liegt immer bereit, ebenso die Rechentafel, die für dich multipliziert.',
        ],
      },
      rolls: {
        title: 'Würfeln und behalten',
        text: [
          'Der erste Wurf ist mit allen neun Würfeln. Danach darfst du zweimal neu würfeln, jedes Mal welche du willst; ein behaltener Würfel darf später doch noch rollen.',
          'An diesem Bildschirm bleiben Würfel im Wort und Würfel mit Nadel liegen; „neu würfeln“ wirft die anderen. Was gefallen ist, wird nicht zurückgenommen.',
        ],
      },
      word: {
        title: 'Dein Wort',
        text: [
          'Ein Wort hat mindestens drei Buchstaben, und jeder Würfel gibt höchstens einen davon her. Es muss jetzt auf den Würfeln liegen: Was weggewürfelt ist, lässt sich nicht ansagen.',
        ],
      },
      wild: {
        title: 'Der Joker',
        text: [
          'Der Stern steht für jeden Buchstaben und zählt −2. Geht dein Wort mit ihm und ohne ihn, bekommst du das bessere Ergebnis, es sei denn, du hast die Würfel selbst gewählt.',
        ],
      },
      score: {
        title: 'Was ein Wort zählt',
        text: [
          'Zähl die Zahlen auf seinen Würfeln zusammen und nimm sie mal der Zahl der Buchstaben. RULES ist 5 wert und hat fünf Buchstaben: 25. COMPUTER, 14 mal 8, macht 112.',
        ],
      },
      allowed: {
        title: 'Welche Wörter zählen',
        text: [
          'Was in der gewählten Wörterliste steht. Keine Namen, Abkürzungen, Bindestriche oder Apostrophe; Akzente machen keinen Unterschied.',
          'Eine Absage nennt die Liste. Wo sofort nachgeschlagen wird, darfst du ein anderes Wort versuchen und verlierst nichts.',
        ],
      },
      judging: {
        title: 'Wer entscheidet',
        text: [
          'Der Tisch wählt: sofort die Wörterliste, die anderen durch Anzweifeln, eine Abstimmung oder die Spielleitung. Beim Anzweifeln wird die Liste nur aufgeschlagen, wenn jemand zweifelt; ein Wort, das fällt, zählt 0.',
          'Bei einer Abstimmung stimmt nicht mit, wer das Wort angesagt hat, und bei Gleichstand gilt es.',
        ],
      },
      clock: {
        title: 'Die Uhr',
        text: [
          'Spielt der Tisch mit Uhr, gilt das Wort als angesagt, das bei ihrem Ablauf fertig vor dir liegt; liegt keines da, zählt der Zug 0. Ein Tisch kann vereinbaren, dass nur Angesagtes zählt.',
        ],
      },
      together: {
        title: 'Alle gleichzeitig',
        text: [
          'Auf Wunsch spielen alle den Zug gleichzeitig, mit eigenen oder alle mit denselben Würfeln. Die Wörter werden gezeigt, wenn alle angesagt haben.',
        ],
      },
      end: {
        title: 'Anfang und Ende',
        text: [
          'Ein Wurf entscheidet, wer anfängt, wenn der Tisch es nicht sagt. Alle haben gleich viele Züge: so viele Runden, oder bis zu der Runde, in der eine Punktzahl erreicht wird. Die höchste Summe gewinnt; gleiche Summen teilen sich den Sieg.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'Eine Runde',
        text: [
          'Wer anfängt, wirft die vier Eiswürfel: die Zielbuchstaben. Nach einem Augenblick zum Anschauen heißt es „Los!“, und für alle läuft zwei Minuten lang der Sand.',
          'Alle haben sieben Würfel in einem eigenen Getränk und suchen im Geheimen ein Wort.',
        ],
      },
      start: {
        title: 'Wer anfängt',
        text: [
          'Alle werfen denselben Würfel; der Buchstabe, der A am nächsten ist, fängt an, der Joker kommt zuletzt, und bei Gleichstand wird neu geworfen. Jede Runde geht der Anfang nach links weiter.',
        ],
      },
      letters: {
        title: 'Die Buchstaben, die liegen',
        text: [
          'Wenn die Glocke läutet, sind die Buchstaben, wie sie auf deiner Tafel liegen, dein Wort; keine Taste lässt sich verpassen. Jeder Würfel gibt einen Buchstaben. Du darfst dich auch festlegen, und wenn es alle getan haben, endet die Runde.',
        ],
      },
      rerolls: {
        title: 'Nachwürfe',
        text: [
          'Beliebige oder alle deiner Würfel dürfen neu rollen, bis zu zweimal je Runde. Würfel im Wort oder mit Nadel bleiben liegen.',
        ],
      },
      score: {
        title: 'Punkte und Ziele',
        text: [
          'Der Wortwert ist die Summe seiner Würfel; der Joker zählt 0. Er wird damit malgenommen, wie viele Zielbuchstaben im Wort stehen: Bei keinem ist er 0.',
          'Ein Ziel zählt einmal, wie oft es auch im Wort steht. Der Joker darf für ein Ziel stehen. J, X, Q und Z sind auf keinem Getränkewürfel, nur ein Joker kann sie sein.',
        ],
      },
      bonus: {
        title: 'Bonus und Blatt',
        text: [
          'Fünf Buchstaben bringen 5, sechs 10, sieben 25. Der Bonus kommt zuletzt dazu, also bekommt ihn auch ein Wort ohne Treffer.',
          'Das Blatt hat für jeden Teil eine Spalte: Wort, Wortwert, Treffer, Zwischensumme, Bonus, Rundenpunkte, Summe.',
        ],
      },
      allowed: {
        title: 'Welche Wörter zählen',
        text: [
          'Was in der Wörterliste steht, ab zwei Buchstaben. Ein Wort, das nicht gilt, zählt nichts, nicht einmal seinen Bonus.',
          'Der Tisch wählt, wer entscheidet: die Wörterliste, wer es anzweifelt, eine Abstimmung ohne den, der das Wort gelegt hat, oder die Spielleitung, die ihr eigenes Wort den anderen überlässt.',
        ],
      },
      targets: {
        title: 'Andere Zielbuchstaben',
        text: [
          'Auf Wunsch dürfen sich, gleich nachdem das Eis gefallen ist, alle darauf einigen, es noch einmal zu werfen, einmal je Runde.',
        ],
      },
      sugar: {
        title: 'Der Zuckerwürfel',
        text: [
          'Auf Wunsch bekommt, wer hinten liegt, für die nächste Runde den Zuckerwürfel als achten Würfel. Von mehreren, wer in der Runde weniger hatte; ist auch das gleich, niemand. Acht Buchstaben bringen 25.',
        ],
      },
      aids: {
        title: 'Hilfen für Jüngere',
        text: [
          'Jeder Platz kann eigene haben: beliebig viele Nachwürfe; einen Vorsprung, bei dem die Sanduhr zuerst nur für ihn läuft; Buchstaben statt Treffer als Faktor; oder die Tafelseite B, mit Bonus schon ab drei Buchstaben.',
        ],
      },
      end: {
        title: 'Das Ende',
        text: [
          'Nach 5, 10 oder 15 Runden, wie gewählt, gewinnt die höchste Summe; gleiche Summen teilen sich den Sieg.',
        ],
      },
    },

    bookworm: {
      card: {
        title: 'Die Karte',
        text: [
          'Der Bücherwurm der Runde deckt eine Karte auf, wählt eine ihrer drei Kategorien und wirft die Würfel: Sie sind die Auslage. Links davon fängt es an.',
          'Der erste Bücherwurm wird ausgelost, wenn der Tisch es nicht sagt. Sind alle Karten verbraucht, werden sie neu gemischt.',
        ],
      },
      turn: {
        title: 'Ein Zug',
        text: [
          'Nenn ein Wort, das zur Kategorie passt, in dieser Runde noch nicht genannt ist und mit dem Buchstaben eines Würfels anfängt, der in der Auslage oder vor jemand anderem liegt. Nimm den Würfel und leg ihn vor dich. Dann ist der Nächste dran.',
          'CK und XY sind der eine oder der andere Buchstabe, wie du magst.',
        ],
      },
      initial: {
        title: 'Anfangsbuchstaben, und „schon genannt“',
        text: [
          'Ein vorangestellter Artikel zählt nicht: die Banane ist für B. Gehört er zum Namen selbst, darfst du auch seinen Buchstaben nehmen: Der zerbrochene Krug geht für Z oder D. Namen und Wendungen zählen, wo die Kategorie nach ihnen fragt.',
          'Großschreibung, Akzente, Artikel, Bindestriche und die einfache Mehrzahl eines Wortes machen aus einem alten Wort kein neues.',
        ],
      },
      steal: {
        title: 'Stibitzen',
        text: [
          'Ein Wort darf auch einen Würfel nehmen, der vor jemand anderem liegt. Dafür gibt es dort eine Bücherwurm-Karte aus der Mitte, einen Punkt wert. Sind alle sechs weg, gibt es Würfel nur noch aus der Auslage.',
          'Die eigenen Würfel kann man nicht nennen; ein stibitzter Würfel lässt sich zurückstibitzen.',
        ],
      },
      fits: {
        title: 'Passt es?',
        text: [
          'Unsere Listen kennen viele Wörter; was sie nicht kennen, entscheiden die anderen, ohne den, der es genannt hat. Bei Gleichstand gilt es. Ein abgelehntes Wort darf man ersetzen, solange Zeit ist.',
          'Der Tisch kann es auch dem Zweifel überlassen, über jedes Wort abstimmen oder die Spielleitung entscheiden lassen.',
        ],
      },
      clock: {
        title: 'Die Uhr',
        text: [
          'Zehn Sekunden zum Überlegen, dann wird bis fünf gezählt. Bei null bist du gescheitert. Die Uhr steht, solange die anderen entscheiden. Beide Zeiten sind einstellbar, auch ganz ohne.',
        ],
      },
      round: {
        title: 'Das Ende einer Runde',
        text: [
          'Eine Runde endet, wenn der letzte weiße Würfel die Auslage verlässt oder wenn jemand kein Wort weiß. Wer sie beendet hat, ist der nächste Bücherwurm.',
        ],
      },
      score: {
        title: 'Was eine Runde zählt',
        text: ['Die Augen auf den Würfeln vor dir, plus eins für jede Bücherwurm-Karte; −2 fürs Scheitern.'],
      },
      special: {
        title: 'Der grüne Würfel',
        text: [
          'Nur auf Wunsch, und nicht für erste Partien. A–Z liegt in der Auslage, ein Auge, für ein Wort mit jedem Buchstaben. NOT darf man nehmen, statt zu scheitern, für −1, jeder einmal in der Runde, und es lässt sich stehlen wie jeder Würfel. Das Fragezeichen deckt für den Rest der Runde eine neue Kategorie auf.',
          'Er lässt sich stibitzen wie jeder andere, aber die Runde wartet nicht auf ihn.',
        ],
      },
      end: {
        title: 'Das Ende',
        text: [
          'Hat nach einer Runde jemand 21 oder mehr, gewinnt die höchste Summe; gleiche Summen teilen sich den Sieg.',
        ],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'Ein Zug',
        text: [
          'Ein Wurf mit allen vierzehn Würfeln, und aus ihnen ein Kreuzwort: Wörter laufen waagerecht und senkrecht und hängen alle zusammen. Wo zwei oder mehr Würfel nebeneinander liegen, ist das ein Wort.',
        ],
      },
      order: {
        title: 'Wer anfängt',
        text: [
          'Alle würfeln und zählen zusammen; die höchste Summe fängt an, bei Gleichstand wird neu geworfen. Dann wandern die Würfel reihum. In einem Team würfelt eine Person.',
        ],
      },
      allowed: {
        title: 'Welche Wörter zählen',
        text: ['Was in der Wörterliste steht; keine Namen, Abkürzungen, Bindestriche oder Apostrophe.'],
      },
      blank: {
        title: 'Die leeren Würfel',
        text: [
          'Ein leerer Würfel ist jeder Buchstabe und zählt 0. Er bleibt den ganzen Zug lang derselbe, in seinen beiden Wörtern. Die zwei leeren müssen nicht gleich sein.',
        ],
      },
      score: {
        title: 'Was ein Zug zählt',
        text: [
          'Jedes Wort ist die Summe seiner Würfel, also zählt ein Würfel in zwei Wörtern doppelt. Die Werte ungenutzter Würfel werden abgezogen; ein Zug kann unter null liegen.',
        ],
      },
      mistakes: {
        title: 'Fehler',
        text: [
          'Wo sofort nachgeschlagen wird, darfst du ein ungültiges Wort ausbessern. Sonst zählt es nichts, und Würfel in keinem anderen Wort gelten als ungenutzt; seine Nachbarn verbindet es trotzdem.',
          'Von Gruppen, die nicht zusammenhängen, zählt nur die beste. Der Tisch kann auch durch Anzweifeln, Abstimmen oder die Spielleitung entscheiden.',
        ],
      },
      one: {
        title: 'Spiel 1',
        text: [
          'Drei Minuten, so viele Wörter wie möglich, jede Länge. Ist die Zeit um, zählt, was liegt. Dann würfelt der Nächste.',
        ],
      },
      two: {
        title: 'Spiel 2',
        text: [
          'In einer Runde hat jeder zwei bis vier Züge, einen nach dem anderen um den Tisch; beim dritten und vierten darf man passen. Deine Runde endet mit allen sieben Längen, mit Passen oder nach vier Zügen.',
          'Ungenutzte Würfel werden in jedem Zug abgezogen, noch ein Zug ist also ein Wagnis.',
        ],
      },
      lengths: {
        title: 'Ein Wort jeder Länge',
        text: [
          'In einer Runde von Spiel 2 zählt je ein Wort jeder Länge von zwei bis acht Buchstaben. Von zweien gleicher Länge zählt nur das niedrigere; in der strengen Fassung wird das höhere auch noch abgezogen.',
          'Längere Wörter und ein achtes Wort im Zug zählen nichts, aber ihre Würfel gelten nicht als ungenutzt.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['Alle sieben Längen in zwei Zügen: ein Grand Slam, +50. In dreien: ein kleiner Grand Slam, +25.'],
      },
      together: {
        title: 'Alle gleichzeitig',
        text: [
          'Alle würfeln und bauen zur selben Zeit, mit eigenen oder alle mit denselben Würfeln; die Kreuzwörter bleiben verdeckt, bis die Zeit um ist. Online üblich; nacheinander, wenn der Tisch es will.',
        ],
      },
      end: {
        title: 'Das Ende',
        text: [
          'Bei einer Summe, 200 in Spiel 1 und 300 in Spiel 2, wenn der Tisch nichts anderes sagt, oder nach so vielen Runden oder Zügen. Alle haben gleich viele. Die höchste Summe gewinnt; gleiche Summen teilen sich den Sieg.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'Das Rennen',
        text: [
          'Alle werfen zur selben Zeit ihre acht Würfel und versuchen sofort, sieben davon zu verbinden. Es gibt keine Züge und keine Nachwürfe. Für die nächste Runde rollen wieder alle acht.',
        ],
      },
      linked: {
        title: 'Verbundene Würfel',
        text: [
          'Sieben Würfel in einer Gruppe, jeder Seite an Seite mit einem anderen. Jede Zeile, von links nach rechts, und jede Spalte, von oben nach unten, aus zwei oder mehr Würfeln ist ein Wort: auch dort, wo zwei Wörter nebeneinander liegen.',
        ],
      },
      smiley: {
        title: 'Der Smiley',
        text: ['Er steht für einen beliebigen Buchstaben, in seinen beiden Wörtern für denselben.'],
      },
      bowl: {
        title: 'Die Schale',
        text: [
          'Sieben verbunden? Wirf den achten in die Schale: Der erste beendet die Runde. Die Schale nimmt einen Würfel nur an, wenn sieben verbunden liegen, ob richtig oder falsch. Welcher zuerst am Tisch war, liegt ganz unten.',
        ],
      },
      check: {
        title: 'Die Prüfung',
        text: [
          'Dann schauen alle auf die Würfel dessen, der zuerst war. Ist alles richtig, geht der Pokal dorthin, silberne Seite oben, aus der Mitte oder von wem er gerade ist.',
        ],
      },
      allowed: {
        title: 'Welche Wörter zählen',
        text: [
          'Jedes Wort aus der Liste, auch Namen und gängige Abkürzungen. Was in keiner Liste steht, entscheiden die anderen, und zwar einstimmig; gegen lauter Bots entscheiden die Listen.',
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
          'Wer die Runde mit einem Fehler beendet hat, gibt den Pokal zurück in die Mitte, wenn er dort lag; sonst verliert ihn niemand. Auf Wunsch wird stattdessen der nächste Würfel in der Schale geprüft.',
        ],
      },
      anew: {
        title: 'Niemand kann',
        text: [
          'Findet niemand sieben, dürfen sich alle auf einen neuen Wurf einigen. Auf Wunsch wird gesagt, wenn sich bei niemandem die Würfel verbinden lassen.',
        ],
      },
      goals: {
        title: 'Andere Ziele',
        text: [
          'Statt des Pokals: so viele Runden zum Sieg; oder wer eine Runde gewinnt, legt einen Würfel beiseite und spielt mit einem weniger weiter.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Züge zur rechten Zeit',
      text: [
        'Der Tisch stellt jedem Platz eine Frage zur Zeit und nimmt eine Antwort darauf an. Was kommt, wenn es am Tisch schon weitergegangen ist, doppelt kommt oder wenn du nicht dran bist, ändert nichts.',
        'Reißt die Verbindung ab, bleibt dein Platz frei, und du kommst von selbst zurück.',
      ],
    },
    seats: {
      title: 'Plätze',
      text: [
        'Spielen kann nur, wer am Tisch sitzt, und nur für die Plätze am eigenen Gerät. Wer zuschaut, sieht, was alle sehen dürfen.',
        'Wer endgültig gegangen ist, kommt in diese Partie nicht zurück.',
      ],
    },
    dice: {
      title: 'Faire Würfel',
      text: [
        'Jeder Wurf folgt aus einem Geheimnis, das vor dem ersten Wurf feststeht und für alle sichtbar versiegelt ist. Am Ende wird es geöffnet, und mit dem Protokoll lässt sich jeder Würfel nachprüfen. Ein erstes Spiel ist die Ausnahme: Seine Würfel stehen vorher fest.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'Noch gibt es kein Wort zum Ansagen: Tippe Würfel an, oder schreib.',
      short: 'Dein Wort ist zum Ansagen noch zu kurz.',
      'no-rerolls': 'In diesem Zug gibt es keinen Nachwurf mehr: Sag ein Wort aus diesen Würfeln an, oder passe.',
      'none-loose': 'Alle deine Würfel sind im Wort oder festgesteckt: Gib frei, was rollen soll.',
      'in-word': 'Ein Würfel im Wort bleibt ohnehin liegen; nimm ihn heraus, um ihn neu zu würfeln.',
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein Joker ist mehr dafür da.',
    },
    icewords: {
      short: 'Dein Wort ist zum Festlegen noch zu kurz.',
      'no-rerolls': 'In dieser Runde gibt es keinen Nachwurf mehr: Bilde ein Wort aus diesen Würfeln.',
      'none-loose': 'Alle deine Würfel sind im Wort oder festgesteckt: Gib frei, was rollen soll.',
      'in-word': 'Ein Würfel im Wort bleibt ohnehin liegen; nimm ihn heraus, um ihn neu zu würfeln.',
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein Joker ist mehr dafür da.',
      bell: 'Die Glocke hat geläutet: Die Buchstaben, wie sie liegen, sind dein Wort.',
    },
    bookworm: {
      'not-mine': 'Du bist nicht dran. Dein Wort darfst du schon schreiben: Es wartet.',
      'no-text': 'Schreib zuerst ein Wort, dann wird der Würfel markiert, den es nimmt.',
      'no-die': 'Kein Würfel, den du nehmen darfst, fängt an wie dieses Wort.',
      'own-die': 'Dieser Würfel liegt schon vor dir.',
      'no-cards': 'In der Mitte liegt keine Bücherwurm-Karte mehr, also gibt es Würfel nur aus der Auslage.',
      symbol: 'NOT nimmt man, statt zu scheitern, nicht mit einem Wort.',
    },
    'crossword-cubes': {
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein leerer ist mehr dafür da.',
      loose: 'Einige Würfel sind in keinem Wort oder hängen nicht mit den anderen zusammen.',
      'none-marked': 'Tippe zuerst die Wörter an, die nicht zählen.',
      'some-marked': 'Du hast Wörter angetippt, die nicht zählen: Stimm gegen sie, oder nimm die Zeichen weg.',
    },
    'speed-dice': {
      few: 'Die Schale öffnet sich, wenn sieben Würfel verbunden sind. Noch fehlen welche.',
      many: 'Ein Würfel muss für die Schale bleiben: Nimm einen zurück.',
      apart: 'Die Würfel berühren sich nicht alle: Verbinde sie zu einer Gruppe.',
      missing: 'Kein freier Würfel zeigt diesen Buchstaben, und kein Smiley ist mehr dafür da.',
    },
  },
};
