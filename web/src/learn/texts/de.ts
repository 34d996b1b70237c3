// Jeder Satz der Begleitung auf Deutsch. Wörter in Großbuchstaben werden mit englischen Würfeln gebildet.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count, list } = grammar('de');

const spelled = (word: string): string => [...word].join(', ');

export const texts: Texts = {
  coach: {
    label: 'Erstes Spiel',
    goOn: 'Weiter',
    skipStep: 'Überspringen',
    leave: 'Verlassen',
    again: 'Noch einmal',
    rules: 'Regeln lesen',
    real: 'Richtig gegen einen Bot spielen',
    progress: (step, of) => `Schritt ${step} von ${of}`,
    finished: 'Jetzt kennst du das Spiel. Spiel eine richtige Partie!',
    reading: 'So läuft das erste Spiel',
    refused: (why) => `Das lässt der Tisch nicht zu; verloren ist nichts. „${why}“ zeigt die Regel.`,
    spell: (word, keys) =>
      keys
        ? `Tippe ${word}: Die Würfel steigen in dein Wort.`
        : `Tippe ${spelled(word)} an: Die Würfel steigen in dein Wort.`,
    lay: (word, keys) =>
      keys
        ? `Tippe ${word}: Es legt sich vom Cursor aus nach rechts.`
        : `Tippe unten ${spelled(word)} an: Sie legen sich von links nach rechts hin.`,
  },

  dicewords: {
    dice: 'Neun Würfel, ein Wort. Seine Würfel zählen, was die kleinen Zahlen sagen, und die Summe wird mit der Zahl der Buchstaben multipliziert.',
    other: (word, wanted) => `${word} ist dein eigener Anfang. Nimm ihn für diese Übung zurück und bilde ${wanted}.`,
    sum: '7 × 4 = 28: Wert mal Buchstaben. Jeder weitere Buchstabe zählt also doppelt.',
    reroll: (button, keys) =>
      `Du darfst noch zweimal werfen. Was im Wort steht, bleibt; der Rest fällt neu. Drück „${button}“${keys ? ' oder Umschalt und Enter' : ''}.`,
    rolled: 'Die anderen sind neu gefallen.',
    longer: (word, keys) =>
      keys
        ? `Ein I, ein N und ein G sind da. Tippe ING: ${word}.`
        : `Ein I, ein N und ein G sind da. Tippe sie an: ${word}.`,
    own: 'Du hast andere Würfel behalten; auch gut. Bilde jetzt das längste Wort, das du siehst, oder würfle noch einmal neu.',
    declare: (keys) =>
      `Nur ein angesagtes Wort zählt, eines im Zug. Sag deins mit dem großen Knopf an${keys ? ' oder mit Enter' : ''}.`,
    scored: (word, value, letters, score) => `${word}: ${value} × ${letters} = ${score} steht auf deinem Blatt.`,
    nothing: 'Dieser Zug zählt nichts; das kommt vor.',
    none: (word, keys) =>
      `Zweiter Zug. Und wenn ein Wort keins ist? Probier es: ${keys ? `Tippe ${word}` : `Tippe ${spelled(word)} an`} und sag es an.`,
    noneDeclare: 'Jetzt sag es an und sieh, was herauskommt.',
    refused: (why) =>
      `Abgelehnt, und verloren ist nichts: Würfel und Nachwürfe sind noch da. „${why}“ daneben öffnet die Regel.`,
    wild: (word, keys) =>
      keys
        ? `Der Stern ist der Joker: jeder Buchstabe, aber er zählt −2. Leere das Wort mit Escape und tippe ${word}: Der Stern wird zum N.`
        : `Der Stern ist der Joker: jeder Buchstabe, aber er zählt −2. Nimm die alten Buchstaben zurück und tippe ${word}; für das N den Stern.`,
    again: '10 × 7 = 70, obwohl der Stern zwei abzieht. Sag es an.',
    end: 'Das war eine Partie. Ob allein oder mit anderen: Alle haben gleich viele Züge, und die höchste Summe gewinnt.',
  },

  icewords: {
    ice: (letters) =>
      `Vier Eiswürfel zeigen die Zielbuchstaben: ${list(letters)}. Jeder, der in deinem Wort steckt, vervielfacht es.`,
    go: 'Sag Los. In einer richtigen Partie läuft dann der Sand, zwei Minuten für alle; hier wartet er auf dich.',
    other: (word, wanted) => `${word} geht vielleicht auch. Für diese Übung: Bilde ${wanted}.`,
    sum: '6 × 2 = 12: Punkte deiner Würfel mal Treffer. A und W stecken drin. Ohne Treffer gäbe es höchstens einen Bonus.',
    reroll: (button, keys) =>
      `Du darfst zweimal neu würfeln. Was im Wort steht, bleibt. Drück „${button}“${keys ? ' oder Umschalt und Enter' : ''}.`,
    longer: (word, keys) =>
      keys
        ? `Ein E ist der dritte Treffer, und sechs Buchstaben bringen 10 dazu. Tippe ED: ${word}.`
        : `Ein E ist der dritte Treffer, und sechs Buchstaben bringen 10 dazu. Tippe E und D an: ${word}.`,
    own: 'Du hast andere Würfel behalten; auch gut. Bilde das beste Wort, das du siehst, mit Zielbuchstaben darin.',
    lock: (keys) =>
      `Was liegt, wenn der Sand durch ist, ist dein Wort. Oder leg dich jetzt fest${keys ? ': mit Enter' : ''}.`,
    scored: (word, value, targets, bonus, score) =>
      `${word}: ${value} × ${targets}${bonus ? ` + ${bonus}` : ''} = ${score}.`,
    nothing: 'Diese Runde bringt keine Punkte; das kommt vor.',
    sheet:
      'Alle Wörter einer Runde liegen zugleich offen, das beste zuerst. Das Blatt hat für jeden Teil der Rechnung eine Spalte.',
  },

  bookworm: {
    card: 'In dieser Runde bist du der Bücherwurm: Such eine der drei Kategorien der Karte aus.',
    display:
      'Sieben Würfel liegen aus. Ein Wort nimmt den Würfel mit seinem Anfangsbuchstaben; die Augen sind Punkte. Robin, links von dir, fängt an.',
    vote: (word, category) =>
      `Robin nennt „${word}“. Passt das zu „${category}“? An diesem Tisch stimmen die anderen ab, also du.`,
    votes: 'Robin stimmt über dein Wort ab. Bei Gleichstand gilt es.',
    thinks: 'Robin denkt nach …',
    name: (category, letter, word) =>
      `Du bist dran: Nenn etwas zu „${category}“ mit dem Anfangsbuchstaben eines Würfels. Für ${letter} etwa „${word}“.`,
    took: (word, letter, dots) => `„${word}“ nimmt das ${letter}: ${dots} ${count(dots, 'Auge', 'Augen')} für dich.`,
    refused: (word) => `„${word}“ passt nicht. Wer es genannt hat, darf ein anderes versuchen.`,
    steal: (letter, word) =>
      `Jetzt stiehl: Ein Wort mit ${letter}, etwa „${word}“, nimmt den Würfel vor Robin. Schreib es, und tippe den Würfel an, wenn er nicht markiert ist.`,
    stole: (word, letter) =>
      `„${word}“: Das ${letter} gehört dir. Robin bekommt dafür eine Bücherwurm-Karte, einen Punkt wert.`,
    robbed: (word, letter) =>
      `„${word}“ stiehlt dir das ${letter}. Du bekommst eine Bücherwurm-Karte, einen Punkt wert.`,
    on: (word) =>
      `Weiter, bis alle Würfel der Auslage weg sind. Vielleicht „${word}“? Wer kein Wort weiß, sagt es: −2, und die Runde ist aus.`,
    sums: 'Die Runde ist aus: Augen plus Bücherwurm-Karten, 2 weniger, wer gescheitert ist. Sonst hast du zehn Sekunden und gezählte fünf, und es geht bis 21.',
  },

  cubes: {
    cubes:
      'Vierzehn Würfel, jeder mit seinem Wert. Leg Wörter waagerecht und senkrecht, die alle zusammenhängen wie ein Kreuzworträtsel.',
    other: (word, wanted) => `${word} liegt da; auch gut. Für diese Übung: Leg ${wanted} waagerecht.`,
    crossing: (letter, word, keys) =>
      keys
        ? `Wörter kreuzen sich. Geh mit ← und ↓ auf das Feld unter dem letzten ${letter} und tippe ${word.slice(1)}: ${word} läuft nach unten.`
        : `Wörter kreuzen sich. Tippe das Feld unter dem letzten ${letter} an, noch einmal für „nach unten“, dann ${spelled(word.slice(1))}: ${word}.`,
    twice: 'SCHOOL + LABOR: Das gemeinsame L zählt in beiden. Was in keinem Wort liegt, wird abgezogen.',
    third: (word, keys) =>
      keys
        ? `Noch eins: Geh auf das Feld unter dem ersten O und tippe ${word.slice(1)} nach unten: ${word}.`
        : `Noch eins: Tippe das Feld unter dem ersten O an, wenn nötig noch einmal für „nach unten“, dann ${spelled(word.slice(1))}: ${word}.`,
    blank: 'Nur der leere Würfel ist übrig. Er ist jeder Buchstabe, zählt 0 und kostet nichts, wenn er liegen bleibt.',
    done: (button, keys) =>
      `Ein richtiger Zug dauert drei Minuten, und was dann liegt, zählt. Du bist so weit: Drück „${button}“${keys ? ' oder Enter' : ''}.`,
    refused: 'Etwas ist kein Wort und ist markiert. Bessere es aus; verloren ist nichts.',
    scored: (score) => `Dein Zug bringt ${score}.`,
    why: 'Jedes Wort ist die Summe seiner Würfel, der Zug die Summe seiner Wörter. Jede Zahl auf dem Blatt lässt sich so aufklappen.',
  },

  speed: {
    ready: 'Alle würfeln zugleich, sobald alle bereit sind. Bist du es?',
    dice: 'Acht Würfel. Verbinde sieben zu Wörtern, waagerecht und senkrecht; der achte ist für die Schale. Sonst tun das alle zugleich.',
    other: (word, wanted) => `${word} geht vielleicht auch. Für diese Übung: Leg ${wanted} waagerecht.`,
    second: (word, keys) =>
      keys
        ? `Fünf sind verbunden. Geh mit ← und ↓ auf das Feld unter dem T und tippe ${word.slice(1)}: ${word} läuft nach unten.`
        : `Fünf sind verbunden. Tippe das Feld unter dem T an, noch einmal für „nach unten“, dann ${spelled(word.slice(1))}: ${word}.`,
    toss: (keys) =>
      `Sieben sind verbunden: Die Schale ist offen. Sei schneller als alle und wirf den letzten Würfel hinein: Tippe die Schale an${keys ? ' oder drück Enter' : ''}.`,
    right: 'Geprüft: Jede Zeile und jede Spalte ist ein Wort.',
    wrong: 'Ein Fehler: diesmal kein Pokal. Wer ihn hätte, gäbe ihn zurück.',
    trophy:
      'Wer eine Runde richtig beendet, nimmt den Pokal, die silberne Seite oben. Eine zweite dreht ihn auf Gold, eine dritte gewinnt.',
  },
};
