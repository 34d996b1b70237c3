import { grammar } from '../grammar';
import type { Texts } from '../wayTexts';

const { count, list } = grammar('nl');

export const texts: Texts = {
  mine: {
    title: 'Jouw partijen',
    with: (names) => `met ${list(names)}`,
    here: (names) => list(names),
    alone: 'in je eentje',
    waiting: 'wacht op medespelers',
    inPlay: 'bezig',
    won: 'gewonnen',
    over: 'afgelopen',
    all: (n) => `Alle ${n} tonen`,
    ended: (n) => count(n, 'Eén partij is afgelopen', `${n} partijen zijn afgelopen`),
    forget: 'Afgelopen partijen vergeten',
    stale: 'Zoals het was toen de server voor het laatst antwoordde.',
  },

  leave: {
    button: 'Partij verlaten',
    of: (match) => `${match} verlaten`,
    title: 'Deze partij verlaten?',
    host: 'De tafel wordt weggehaald en de uitnodiging leidt nergens meer heen.',
    guest: 'Je plaats komt weer vrij.',
    alone: 'De partij eindigt hier. Terug kan niet meer.',
    together: 'De anderen spelen door en zien dat je bent weggegaan. Terug kan niet meer.',
    pause: 'Voor een pauze hoef je niet weg te gaan: de partij blijft op de voorpagina staan.',
    yes: 'Voorgoed verlaten',
    stay: 'Blijven',
    done: 'Je hebt de partij verlaten.',
    front: 'Voorpagina',
  },

  trouble: {
    offline: {
      title: 'Je bent offline',
      text: 'Dit apparaat heeft nu geen netwerk. Er gaat niets verloren; de regels kun je intussen lezen.',
    },
    unreachable: {
      title: 'De server antwoordt niet',
      text: 'Misschien start hij opnieuw, of de verbinding is weg. Er gaat niets verloren; de pagina probeert het vanzelf opnieuw.',
    },
    outdated: {
      title: 'Er is een nieuwere versie',
      text: 'De server is vernieuwd sinds je deze pagina opende. Laad haar opnieuw; je partijen blijven.',
    },
    server: {
      title: 'De server heeft een probleem',
      text: 'Wat je zoekt is er waarschijnlijk nog. Er gaat niets verloren; probeer het zo nog eens.',
    },
    reload: 'Pagina opnieuw laden',
    rules: 'Intussen de regels lezen',
    tables: 'De open tafels konden niet worden geladen.',
    forgetful:
      'Deze browser bewaart niets voor deze pagina: je plaatsen gelden zolang dit tabblad open is. Sluit het niet midden in een partij.',
  },

  invite: {
    marked: 'Deze browser laat de pagina niet kopiëren. De link is gemarkeerd: kopieer hem met je apparaat.',
    onlyHere:
      'Deze link werkt alleen op dit apparaat. Voor vrienden in je netwerk start je de server met --host 0.0.0.0 en open je het adres dat hij noemt.',
  },

  code: {
    none: 'Typ eerst de code.',
    unknown: (code) => `Er is geen tafel met de code ${code}. Lees hem nog eens, letter voor letter.`,
  },

  codes: {
    'house-list': 'Op de huislijst staat iets dat geen woord is.',
    'dice-set': 'Deze dobbelstenenset is niet te lezen.',
    'does-not-fit': 'Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.',
    hello: 'Deze pagina en de server begrijpen elkaar niet. Laad de pagina opnieuw.',
    http: 'De server kon niet antwoorden.',
    lexicon: 'Deze woordenlijst is hier niet te krijgen.',
    'no-lesson': 'Voor dit spel is er geen les.',
    'no-such-dice': 'Deze dobbelstenen zijn hier niet te krijgen.',
    position: 'Zo valt dit niet uit te rekenen.',
    setup: 'Zo kan er geen tafel worden klaargezet.',
    unplayable: 'Deze server kan niet verder met de partij: ze is met een andere versie gespeeld.',
    other: 'De server heeft dat geweigerd, zonder reden die hier te vertellen is.',
  },
};
