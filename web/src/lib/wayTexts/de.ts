import { grammar } from '../grammar';
import type { Texts } from '../wayTexts';

const { count, list } = grammar('de');

export const texts: Texts = {
  mine: {
    title: 'Deine Partien',
    with: (names) => `mit ${list(names)}`,
    here: (names) => list(names),
    alone: 'allein',
    waiting: 'wartet auf Mitspielende',
    inPlay: 'läuft',
    won: 'gewonnen',
    over: 'beendet',
    all: (n) => `Alle ${n} zeigen`,
    ended: (n) => count(n, 'Eine Partie ist beendet', `${n} Partien sind beendet`),
    forget: 'Beendete vergessen',
    stale: 'Stand der letzten Antwort des Servers.',
  },

  leave: {
    button: 'Partie verlassen',
    of: (match) => `${match} verlassen`,
    title: 'Diese Partie verlassen?',
    host: 'Der Tisch wird abgeräumt, und die Einladung führt ins Leere.',
    guest: 'Dein Platz wird wieder frei.',
    alone: 'Die Partie endet hier. Zurück geht es nicht.',
    together: 'Die anderen spielen weiter und sehen, dass du gegangen bist. Zurück geht es nicht.',
    pause: 'Für eine Pause musst du nicht verlassen: Die Partie bleibt auf der Startseite.',
    yes: 'Endgültig verlassen',
    stay: 'Bleiben',
    done: 'Du hast die Partie verlassen.',
    front: 'Startseite',
  },

  trouble: {
    offline: {
      title: 'Du bist offline',
      text: 'Dieses Gerät hat gerade kein Netz. Verloren ist nichts; die Regeln lassen sich solange lesen.',
    },
    unreachable: {
      title: 'Der Server antwortet nicht',
      text: 'Vielleicht startet er neu, oder die Leitung ist weg. Verloren ist nichts; die Seite versucht es von selbst wieder.',
    },
    outdated: {
      title: 'Es gibt eine neuere Fassung',
      text: 'Der Server wurde erneuert, seit du diese Seite geöffnet hast. Lade sie neu; deine Partien bleiben.',
    },
    server: {
      title: 'Der Server hat ein Problem',
      text: 'Was du suchst, ist vermutlich noch da. Verloren ist nichts; versuch es gleich noch einmal.',
    },
    reload: 'Seite neu laden',
    rules: 'Solange die Regeln lesen',
    tables: 'Die offenen Tische ließen sich nicht laden.',
    forgetful:
      'Dieser Browser merkt sich für diese Seite nichts: Deine Plätze gelten, solange dieser Tab offen ist. Schließ ihn nicht mitten in einer Partie.',
  },

  invite: {
    marked: 'Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn mit deinem Gerät.',
    onlyHere:
      'Dieser Link gilt nur auf diesem Gerät. Für andere in deinem Netz starte den Server mit --host 0.0.0.0 und öffne die Adresse, die er nennt.',
  },

  code: {
    none: 'Gib erst den Code ein.',
    unknown: (code) => `Einen Tisch mit dem Code ${code} gibt es nicht. Lies ihn noch einmal, Buchstabe für Buchstabe.`,
  },

  codes: {
    'house-list': 'Auf der Hausliste steht etwas, das kein Wort ist.',
    'dice-set': 'Dieses Würfelset lässt sich nicht lesen.',
    'does-not-fit': 'Diese Seite und der Server verstehen einander nicht. Lade die Seite neu.',
    hello: 'Diese Seite und der Server verstehen einander nicht. Lade die Seite neu.',
    http: 'Der Server konnte nicht antworten.',
    lexicon: 'Diese Wortliste gibt es hier nicht.',
    'no-lesson': 'Für dieses Spiel gibt es keine Lektion.',
    'no-such-dice': 'Diese Würfel gibt es hier nicht.',
    position: 'So lässt sich das nicht ausrechnen.',
    setup: 'So lässt sich kein Tisch einrichten.',
    unplayable: 'Dieser Server kann die Partie nicht fortsetzen: Sie wurde mit einer anderen Fassung gespielt.',
    other: 'Der Server hat das abgelehnt, ohne einen Grund, der sich hier sagen ließe.',
  },
};
