import { grammar } from '../grammar';

const { count, list } = grammar('en');

export const texts = {
  mine: {
    title: 'Your matches',
    with: (names: string[]) => `with ${list(names)}`,
    here: (names: string[]) => list(names),
    alone: 'on your own',
    waiting: 'waiting for players',
    inPlay: 'in play',
    won: 'you won',
    over: 'over',
    all: (n: number) => `Show all ${n}`,
    ended: (n: number) => count(n, 'One match is over', `${n} matches are over`),
    forget: 'Forget what is over',
    stale: 'As it was when the server last answered.',
  },

  leave: {
    button: 'Leave the match',
    of: (match: string) => `Leave ${match}`,
    title: 'Leave this match?',
    host: 'The table is taken away, and the invitation leads nowhere.',
    guest: 'Your seat is free for somebody else.',
    alone: 'The match ends here. There is no way back.',
    together: 'The others play on and see that you have left. There is no way back.',
    pause: 'For a break you need not leave: the match stays on the front page.',
    yes: 'Leave for good',
    stay: 'Stay',
    done: 'You have left the match.',
    front: 'Front page',
  },

  trouble: {
    offline: {
      title: 'You are offline',
      text: 'This device has no network at the moment. Nothing is lost; the rules can be read meanwhile.',
    },
    unreachable: {
      title: 'The server does not answer',
      text: 'It may be restarting, or the line is down. Nothing is lost; this page tries again by itself.',
    },
    outdated: {
      title: 'There is a newer version',
      text: 'The server has been renewed since you opened this page. Load it again; your matches are kept.',
    },
    server: {
      title: 'The server has a problem',
      text: 'What you are looking for may well be there. Nothing is lost; try again in a moment.',
    },
    reload: 'Load the page again',
    rules: 'Read the rules meanwhile',
    tables: 'Open tables could not be loaded.',
    forgetful:
      'This browser keeps nothing for this page: your seats last as long as this tab is open. Do not close it in the middle of a match.',
  },

  invite: {
    marked: 'This browser does not let the page copy. The link is marked: copy it with your device.',
    onlyHere:
      'This link works on this device only. For friends in your network, start the server with --host 0.0.0.0 and open the address it prints.',
  },

  code: {
    none: 'Type the code first.',
    unknown: (code: string) => `There is no table with the code ${code}. Read it again, letter by letter.`,
  },

  /** Said for a problem whose text is not made for players, or has no translation. */
  codes: {
    'house-list': 'Something on the house list is no word.',
    'dice-set': 'This dice set cannot be read.',
    'does-not-fit': 'This page and the server do not understand each other. Load the page again.',
    hello: 'This page and the server do not understand each other. Load the page again.',
    http: 'The server could not answer.',
    lexicon: 'This dictionary is not to be had here.',
    'no-lesson': 'There is no first game to learn this by.',
    'no-such-dice': 'These dice are not to be had here.',
    position: 'This cannot be worked out as it stands.',
    setup: 'A table cannot be set up like this.',
    unplayable: 'This server cannot go on with the match: it was played with another version.',
    other: 'The server refused that, without a reason that can be told here.',
  } as Record<string, string>,
};
