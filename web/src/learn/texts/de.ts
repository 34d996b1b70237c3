// Jeder Satz der Begleitung durchs erste Spiel. Wörter in Großbuchstaben entstehen aus englischen Würfeln.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('de');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Erstes Spiel',
    goOn: 'Weiter',
    skipStep: 'Schritt überspringen',
    leave: 'Verlassen',
    again: 'Noch einmal',
    rules: 'Regeln lesen',
    real: 'Ein richtiges Spiel gegen einen Bot',
    progress: (step, of) => `Schritt ${step} von ${of}`,
    finished: 'Jetzt kennst du das Spiel. Auf zu einem richtigen!',
    refused: 'Das lässt der Tisch nicht zu; verloren ist nichts. „Warum?“ zeigt die Regel.',
    spell: (word, keys) =>
      keys
        ? `Schreib ${word}: Die Würfel wandern hinauf in dein Wort.`
        : `Tippe ${spelled(word)} an: Die Würfel wandern hinauf in dein Wort.`,
    lay: (word, keys) =>
      keys
        ? `Schreib ${word}: Es legt sich ab der Schreibmarke hin, von links nach rechts.`
        : `Tippe im Vorrat ${spelled(word)} an: Sie legen sich von links nach rechts hin.`,
  },

  dicewords: {
    dice: 'Neun Würfel, ein Wort. Seine Würfel sind so viel wert, wie die kleinen Zahlen sagen, und die Summe wird mit der Zahl der Buchstaben multipliziert.',
    other: (word, wanted) => `${word} ist ein eigener Anfang. Für diese Lektion nimm es zurück und bilde ${wanted}.`,
    sum: '7 × 4 = 28: Wert mal Buchstaben. Jeder weitere Buchstabe zählt also gleich doppelt.',
    reroll: (keys) =>
      `Du darfst noch zweimal würfeln. Was im Wort liegt, bleibt; der Rest fällt neu. Drück „5 neu würfeln“${keys ? ', oder Umschalt und Enter' : ''}.`,
    rolled: 'Die anderen sind neu gefallen.',
    longer: (word, keys) =>
      keys
        ? `Ein I, ein N und ein G sind gekommen. Schreib ING: ${word}.`
        : `Ein I, ein N und ein G sind gekommen. Tippe sie an: ${word}.`,
    own: 'Du hast andere Würfel behalten, auch gut. Bilde jetzt das längste Wort, das du siehst, oder würfle noch einmal neu.',
    declare: (keys) =>
      `Nur ein angesagtes Wort zählt, eins je Zug. Sag deins mit der großen Taste an${keys ? ', oder mit Enter' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score}, auf deinem Blatt.`,
    nothing: 'Dieser Zug zählt nichts; das kommt vor.',
    none: (word, keys) =>
      `Zweiter Zug. Und wenn ein Wort keins ist? Probier es aus: ${keys ? `Schreib ${word}` : `Tippe ${spelled(word)} an`} und sag es an.`,
    noneDeclare: 'Sag es jetzt an und sieh, was dabei herauskommt.',
    refused:
      'Abgelehnt, und verloren ist nichts: Würfel und Nachwürfe sind noch da. „Warum?“ daneben öffnet die Regel.',
    wild: (word, keys) =>
      keys
        ? `Der Stern ist ein Joker: jeder Buchstabe, aber er zählt −2. Leere mit Escape und schreib ${word}: Der Stern wird zum N.`
        : `Der Stern ist ein Joker: jeder Buchstabe, aber er zählt −2. Nimm die alten Buchstaben zurück und tippe ${word}; für das N nimm den Stern.`,
    again: '10 × 7 = 70, obwohl der Stern zwei abzieht. Sag es an.',
    end: 'Das war eine Partie. Allein oder mit anderen haben alle gleich viele Züge, und die höchste Summe gewinnt.',
  },

  icewords: {
    ice: (letters) =>
      `Vier Eiswürfel zeigen die Zielbuchstaben: ${list(letters)}. Jeder, der in deinem Wort steht, vervielfacht es.`,
    go: 'Sag „Los!“. Im richtigen Spiel läuft jetzt für alle zwei Minuten lang der Sand; hier wartet er auf dich.',
    other: (word, wanted) => `${word} geht auch. Für diese Lektion bilde ${wanted}.`,
    sum: '6 × 2 = 12: Punkte auf deinen Würfeln mal Ziele im Wort. A und W sind dabei. Ohne Ziel bekämst du höchstens einen Bonus.',
    reroll: (keys) =>
      `Zweimal darfst du neu würfeln. Was im Wort liegt, bleibt. Drück „3 neu würfeln“${keys ? ', oder Umschalt und Enter' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `Ein E ist das dritte Ziel, und sechs Buchstaben bringen einen Bonus von 10. Schreib ED: ${word}.`
        : `Ein E ist das dritte Ziel, und sechs Buchstaben bringen einen Bonus von 10. Tippe E und D an: ${word}.`,
    own: 'Du hast andere Würfel behalten, auch gut. Bilde das beste Wort, das du siehst, mit Zielbuchstaben darin.',
    lock: (keys) =>
      `Was liegt, wenn der Sand durch ist, ist dein Wort. Oder leg dich jetzt fest${keys ? ': mit Enter' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'In dieser Runde keine Punkte; das kommt vor.',
    sheet:
      'Alle Wörter einer Runde werden zugleich gezeigt, das beste zuerst. Das Blatt hat für jeden Teil der Rechnung eine Spalte.',
  },

  bookworm: {
    card: 'In dieser Runde bist du der Bücherwurm: Wähle eine der drei Kategorien auf der Karte.',
    display:
      'Sieben Würfel liegen in der Auslage. Ein Wort nimmt den Würfel mit seinem ersten Buchstaben; die Augen sind Punkte. Robin, links von dir, fängt an.',
    vote: (word, category) =>
      `Robin nennt „${word}“. Passt das zu „${category}“? An diesem Tisch stimmen die anderen ab, also entscheidest du.`,
    votes: 'Robin stimmt über dein Wort ab. Bei Gleichstand gilt es.',
    thinks: 'Robin überlegt …',
    name: (category, letter, word) =>
      `Du bist dran: Nenn etwas zu „${category}“, das mit dem Buchstaben eines Würfels anfängt. Für ${letter} etwa „${word}“.`,
    took: (word, letter, dots) => `„${word}“ holt das ${letter}: ${dots} ${count(dots, 'Auge', 'Augen')} für dich.`,
    refused: (word) => `„${word}“ passt nicht. Wer es genannt hat, darf etwas anderes versuchen.`,
    steal: (letter, word) =>
      `Jetzt wird stibitzt: Ein Wort mit ${letter}, etwa „${word}“, nimmt den Würfel vor Robin. Schreib es, und tippe den Würfel an, wenn er nicht markiert ist.`,
    stole: (word, letter) =>
      `„${word}“: Das ${letter} gehört dir. Robin bekommt dafür eine Bücherwurm-Karte, einen Punkt wert.`,
    robbed: (word, letter) =>
      `„${word}“ stibitzt dir das ${letter}. Du bekommst eine Bücherwurm-Karte, einen Punkt wert.`,
    on: (word) =>
      `Weiter, bis die Auslage leer ist. „${word}“ vielleicht? Wer kein Wort weiß, sagt es: −2, und die Runde endet.`,
    sums: 'Die Runde ist vorbei: Augen plus Bücherwurm-Karten, minus 2 fürs Scheitern. Im richtigen Spiel hast du zehn Sekunden, dann wird bis fünf gezählt, und es geht bis 21.',
  },

  cubes: {
    cubes:
      'Vierzehn Würfel, jeder mit seinem Wert. Baue Wörter waagerecht und senkrecht, die alle zusammenhängen, wie in einem Kreuzworträtsel.',
    other: (word, wanted) => `Da liegt ${word}, auch gut. Für diese Lektion leg waagerecht ${wanted}.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Wörter kreuzen sich. Geh mit ← und ↓ auf das Feld unter dem letzten ${letter} und schreib ${word.slice(1)}: ${word} läuft nach unten.`
        : `Wörter kreuzen sich. Tippe das Feld unter dem letzten ${letter} an, noch einmal für senkrecht, und dann ${spelled(word.slice(1))}: ${word}.`,
    twice:
      'SCHOOL + LABOR: Das gemeinsame L zählt in beiden. Was in keinem Wort liegt, wird von der Summe abgezogen.',
    third: (word, keys) =>
      keys
        ? `Noch eins: Geh auf das Feld unter dem ersten O und schreib senkrecht ${word.slice(1)}: ${word}.`
        : `Noch eins: Tippe das Feld unter dem ersten O an, wenn nötig noch einmal für senkrecht, dann ${spelled(word.slice(1))}: ${word}.`,
    blank:
      'Nur der leere Würfel ist übrig. Er ist jeder Buchstabe, zählt 0 und kostet nichts, wenn er liegen bleibt.',
    done: (keys) =>
      `Ein richtiger Zug dauert drei Minuten, und was dann liegt, zählt. Du bist so weit: Drück „Fertig“${keys ? ', oder Enter' : ''}.`,
    refused: 'Etwas ist kein Wort und ist markiert. Bessere es aus und mach weiter; verloren ist nichts.',
    scored: (score) => `Dein Zug bringt ${score}.`,
    why: 'Jedes Wort ist die Summe seiner Würfel, und der Zug die Summe seiner Wörter. Jede Zahl auf dem Blatt lässt sich so aufklappen.',
  },

  speed: {
    ready: 'Alle würfeln gleichzeitig, sobald alle bereit sind. Bist du es?',
    dice: 'Acht Würfel. Verbinde sieben davon zu Wörtern, waagerecht und senkrecht; der achte ist für die Schale. Im richtigen Spiel tun das alle zugleich.',
    other: (word, wanted) => `${word} geht auch. Für diese Lektion leg waagerecht ${wanted}.`,
    second: (word, keys) =>
      keys
        ? `Fünf sind verbunden. Geh mit ← und ↓ auf das Feld unter dem T und schreib ${word.slice(1)}: ${word} läuft nach unten.`
        : `Fünf sind verbunden. Tippe das Feld unter dem T an, noch einmal für senkrecht, dann ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Sieben sind verbunden: Die Schale ist offen. Sei zuerst da, wirf den letzten Würfel: Tippe die Schale an${keys ? ', oder drück Enter' : ''}.`,
    right: 'Geprüft: Jede Zeile und jede Spalte ist ein Wort.',
    wrong: 'Ein Fehler: diesmal kein Pokal. Wer ihn hätte, müsste ihn zurückgeben.',
    trophy:
      'Wer eine Runde richtig beendet, nimmt sich den Pokal, silberne Seite oben. Eine zweite Runde macht ihn golden, und eine dritte gewinnt.',
  },
};
