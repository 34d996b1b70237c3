import { grammar } from '../grammar';
import type { Texts } from '../wayTexts';

const { count, list } = grammar('da');

export const texts: Texts = {
  mine: {
    title: 'Dine spil',
    with: (names) => `med ${list(names)}`,
    here: (names) => list(names),
    alone: 'alene',
    waiting: 'venter på medspillere',
    inPlay: 'i gang',
    won: 'vundet',
    over: 'slut',
    all: (n) => `Vis alle ${n}`,
    ended: (n) => count(n, 'Et spil er slut', `${n} spil er slut`),
    forget: 'Glem dem, der er slut',
    stale: 'Som det var, da serveren sidst svarede.',
  },

  leave: {
    button: 'Forlad spillet',
    of: (match) => `Forlad ${match}`,
    title: 'Vil du forlade spillet?',
    host: 'Bordet bliver taget væk, og invitationen fører ingen steder hen.',
    guest: 'Din plads bliver fri igen.',
    alone: 'Spillet slutter her. Der er ingen vej tilbage.',
    together: 'De andre spiller videre og kan se, at du er gået. Der er ingen vej tilbage.',
    pause: 'Til en pause behøver du ikke gå: spillet bliver stående på forsiden.',
    yes: 'Forlad for altid',
    stay: 'Bliv',
    done: 'Du har forladt spillet.',
    front: 'Forside',
  },

  trouble: {
    offline: {
      title: 'Du er offline',
      text: 'Enheden har ikke noget net lige nu. Intet er tabt; reglerne kan læses imens.',
    },
    unreachable: {
      title: 'Serveren svarer ikke',
      text: 'Måske starter den igen, eller forbindelsen er væk. Intet er tabt; siden prøver selv igen.',
    },
    outdated: {
      title: 'Der er en nyere udgave',
      text: 'Serveren er blevet fornyet, siden du åbnede siden. Indlæs den igen; dine spil bliver.',
    },
    server: {
      title: 'Serveren har et problem',
      text: 'Det, du leder efter, er sikkert stadig der. Intet er tabt; prøv igen om lidt.',
    },
    reload: 'Indlæs siden igen',
    rules: 'Læs reglerne imens',
    tables: 'De åbne borde kunne ikke hentes.',
    forgetful:
      'Denne browser husker intet for siden: dine pladser gælder, så længe fanen er åben. Luk den ikke midt i et spil.',
  },

  invite: {
    marked: 'Browseren lader ikke siden kopiere. Linket er markeret: kopiér det med din enhed.',
    onlyHere:
      'Linket virker kun på denne enhed. Til venner på dit net startes serveren med --host 0.0.0.0, og så åbner du den adresse, den skriver.',
  },

  code: {
    none: 'Skriv koden først.',
    unknown: (code) => `Der er intet bord med koden ${code}. Læs den igen, bogstav for bogstav.`,
  },

  codes: {
    'house-list': 'Der står noget på huslisten, som ikke er et ord.',
    'dice-set': 'Dette terningsæt kan ikke læses.',
    'does-not-fit': 'Siden og serveren forstår ikke hinanden. Indlæs siden igen.',
    hello: 'Siden og serveren forstår ikke hinanden. Indlæs siden igen.',
    http: 'Serveren kunne ikke svare.',
    lexicon: 'Denne ordliste findes ikke her.',
    'no-lesson': 'Der er ingen lektion til dette spil.',
    'no-such-dice': 'Disse terninger findes ikke her.',
    position: 'Sådan kan det ikke regnes ud.',
    setup: 'Sådan kan der ikke stilles et bord op.',
    unplayable: 'Denne server kan ikke fortsætte spillet: det blev spillet med en anden udgave.',
    other: 'Serveren afviste det uden en grund, der kan siges her.',
  },
};
