// The rules of the five games in our own words, short, each section with one thought.

import type { Texts } from '../types';

export const texts: Texts = {
  label: 'Rules',
  of: (game) => `The rules of ${game}`,
  why: 'Why?',
  atHand: 'At this moment',
  all: 'All rules',
  house: 'At every table',
  play: 'Learn it by playing',

  rules: {
    dicewords: {
      goal: {
        title: 'What it is about',
        text: [
          'Roll nine letter dice, up to three times, and declare one word. The better the word, the more points; a turn without a word brings 0.',
        ],
      },
      dice: {
        title: 'The dice',
        text: [
          'Each die has a colour of its own, and in its corner an identifier: the first of its faces. The small figure is what the face is worth.',
          'The dice table shows all faces and stays in reach, as does the reckoner, which multiplies for you.',
        ],
      },
      rolls: {
        title: 'Rolling and keeping',
        text: [
          'The first roll is of all nine dice. Then you may reroll twice, each time whichever dice you like; a die that was kept may be rolled later.',
          'On this screen dice in your word and dice with a pin stay; “Reroll” throws the others. What was rolled is not taken back.',
        ],
      },
      word: {
        title: 'Your word',
        text: [
          'A word has at least three letters, and each die gives one of them at most. It must lie on the dice now: what you rerolled away cannot be declared.',
        ],
      },
      wild: {
        title: 'The wild',
        text: [
          'The star stands for any letter and counts −2. If your word can be spelled with it or without, you get the better score, unless you picked the dice yourself.',
        ],
      },
      score: {
        title: 'What a word scores',
        text: [
          'Add up the figures on its dice, and multiply by its number of letters. RULES is worth 5 and has five letters: 25. COMPUTER, 14 times 8, makes 112.',
        ],
      },
      allowed: {
        title: 'Which words count',
        text: [
          'What the chosen word list has. No names, abbreviations, hyphens or apostrophes; accents make no difference.',
          'A refusal names the list. Where the referee judges at once, you may try another word and lose nothing.',
        ],
      },
      judging: {
        title: 'Who judges',
        text: [
          'The table chooses: the referee at once, the others by challenging, a vote, or the host. With challenges the list is opened only when somebody doubts the word; a word that falls scores 0.',
          'In a vote whoever declared the word stays out, and a tie lets it stand.',
        ],
      },
      clock: {
        title: 'The clock',
        text: [
          'If the table plays with a clock, the word that lies finished on your tray when it runs out is declared for you; with none the turn scores 0. A table may agree that only what was declared counts.',
        ],
      },
      together: {
        title: 'All at once',
        text: [
          'As an option everybody plays the turn at the same time, with dice of their own or all with the same dice. Words are shown when all have declared.',
        ],
      },
      end: {
        title: 'Start and end',
        text: [
          'A roll decides who starts, unless the table says who. Everybody has the same number of turns: so many rounds, or until the round in which a score is reached. The highest total wins; equal totals share the win.',
        ],
      },
    },

    icewords: {
      round: {
        title: 'A round',
        text: [
          'The starting player rolls the four ice cubes: the target letters. After a moment to study them comes Go, and the sand runs for two minutes, for everybody.',
          'Everybody has seven dice in a drink of their own, and looks for a word in secret.',
        ],
      },
      start: {
        title: 'Who starts',
        text: [
          'All roll the same die; the letter nearest to A starts, the wild comes last, and ties roll again. Each round the start passes to the left.',
        ],
      },
      letters: {
        title: 'The letters that lie',
        text: [
          'When the bell rings, the letters as they lie on your board are your word; there is no button to miss. Each die gives one letter. You may also lock in, and when all have, the round ends.',
        ],
      },
      rerolls: {
        title: 'Rerolls',
        text: [
          'Any or all of your dice may be rolled again, up to twice a round. Dice in the word or with a pin stay.',
        ],
      },
      score: {
        title: 'Points and targets',
        text: [
          'The word score is the sum of its dice; the wild counts 0. It is multiplied by how many target letters stand in the word: with none of them it is 0.',
          'A target counts once, however often the word has it. The wild may stand for a target. J, X, Q and Z are on no drink die, so only a wild can spell them.',
        ],
      },
      bonus: {
        title: 'The bonus and the sheet',
        text: [
          'Five letters bring 5, six 10, seven 25. It is added last, so even a word without a target gets it.',
          'The sheet has a column for each part: word, word score, targets, subtotal, bonus, round score, total.',
        ],
      },
      allowed: {
        title: 'Which words count',
        text: [
          'What the word list has, from two letters on. A word that is not allowed scores nothing, not even its bonus.',
          'The table chooses who judges: the referee, a challenger, a vote without whoever laid the word, or the host, who leaves the own word to the others.',
        ],
      },
      targets: {
        title: 'Other target letters',
        text: ['As an option, right after the ice is rolled, all may agree to roll it again, once a round.'],
      },
      sugar: {
        title: 'The sugar cube',
        text: [
          'As an option, whoever is last gets the sugar die as an eighth die for the next round. Of several, the one who scored less in the round; still even, nobody. Eight letters bring 25.',
        ],
      },
      aids: {
        title: 'Aids for younger players',
        text: [
          'Each seat may have its own: unlimited rerolls; a head start, the first run of the sand for it alone; letters instead of targets as the multiplier; or side B of the board, with a bonus from three letters on.',
        ],
      },
      end: {
        title: 'The end',
        text: ['After 5, 10 or 15 rounds, as chosen, the highest total wins; equal totals share the win.'],
      },
    },

    bookworm: {
      card: {
        title: 'The card',
        text: [
          'The Bookworm of the round turns over a card, picks one of its three categories and rolls the dice: they are the display. The player to the left begins.',
          'The first Bookworm is drawn, unless the table says who. When all cards are used up, they are shuffled anew.',
        ],
      },
      turn: {
        title: 'A turn',
        text: [
          'Name one word that fits the category, was not named in this round, and begins with the letter of a die on display or before another player. Take that die and lay it before you. Then it is the next player’s turn.',
          'CK and XY are either letter, as you like.',
        ],
      },
      initial: {
        title: 'First letters, and “named before”',
        text: [
          'An article put before a word is not read: the banana is for B. Where the name itself has it, its letter is yours to choose too: The Hague goes for H or T. Names and phrases count where the category asks for such.',
          'Capitals, accents, articles, hyphens and the simple plural of a word do not make a new word of an old one.',
        ],
      },
      steal: {
        title: 'Stealing',
        text: [
          'A die before another player may be taken by a word too. That player gets a Bookworm card from the middle, worth a point. When all six are gone, dice come from the display only.',
          'Your own dice cannot be named; a stolen die may be stolen back.',
        ],
      },
      fits: {
        title: 'Does it fit?',
        text: [
          'Our lists know many words; whatever they do not know is up to the others, who vote without the namer. A tie lets it stand. A word that was voted down may be replaced while there is time.',
          'The table may also leave it to doubts, to a vote on every word, or to the host, who never rules on the own word.',
        ],
      },
      clock: {
        title: 'The clock',
        text: [
          'Ten seconds to think, then a counted five. At zero you have failed. The clock stands while the others decide. Both times, or none, are options.',
        ],
      },
      round: {
        title: 'The end of a round',
        text: [
          'A round ends when the last white die leaves the display, or when somebody knows no word. Whoever ended it is the next Bookworm.',
        ],
      },
      score: {
        title: 'What a round scores',
        text: ['The dots on the dice before you, plus one for each Bookworm card; −2 for whoever failed.'],
      },
      special: {
        title: 'The green die',
        text: [
          'An option, and not for first games. A–Z lies on display, one dot, for a word with any letter. NOT may be taken instead of failing, for −1, by each player once a round, and stolen as any other die. The question mark turns over a new category for the rest of the round.',
          'It may be stolen like any other, but the round does not wait for it.',
        ],
      },
      end: {
        title: 'The end',
        text: ['When a round leaves somebody with 21 or more, the highest total wins; equal totals share the win.'],
      },
    },

    'crossword-cubes': {
      turn: {
        title: 'A turn',
        text: [
          'One shake of all fourteen cubes, and one crossword of them: words run across and down, and all connect. Wherever two or more cubes stand side by side, that is a word.',
        ],
      },
      order: {
        title: 'Who goes first',
        text: [
          'Everybody shakes and adds up; the highest goes first, ties shake again. Then the cubes go round. In a team, one of you shakes.',
        ],
      },
      allowed: {
        title: 'Which words count',
        text: ['What the word list has; no names, abbreviations, hyphens or apostrophes.'],
      },
      blank: {
        title: 'The blanks',
        text: [
          'A blank is any letter and counts 0. It stays that letter for the turn, in both of its words. The two blanks need not be the same.',
        ],
      },
      score: {
        title: 'What a turn scores',
        text: [
          'Each word is the sum of its cubes, so a cube in two words counts twice. The values of unused cubes are taken off; a turn can be below zero.',
        ],
      },
      mistakes: {
        title: 'Mistakes',
        text: [
          'Where the referee judges at once you may mend a word that is not allowed. Otherwise it scores nothing, and cubes in no other word are unused; yet it still connects its neighbours.',
          'Of groups that do not connect only the best counts. The table may also judge by challenge, vote or host.',
        ],
      },
      one: {
        title: 'Game One',
        text: [
          'Three minutes, as many words as you can, of any length. When time is up, what lies counts. Then the next player shakes.',
        ],
      },
      two: {
        title: 'Game Two',
        text: [
          'In a round everybody has two to four turns, one after the other round the table; the third and fourth may be passed. Your round ends with all seven lengths, a pass, or four turns.',
          'Unused cubes are taken off in each turn, so another turn is a risk.',
        ],
      },
      lengths: {
        title: 'One word of each length',
        text: [
          'In a round of Game Two one word of each length from two to eight letters counts. Of two with one length only the lower counts; with the option “harsh” the higher is taken off as well.',
          'Longer words, and an eighth word in a turn, count nothing, but their cubes are not unused.',
        ],
      },
      slam: {
        title: 'Slams',
        text: ['All seven lengths within two turns: a Grand Slam, +50. Within three: a Little Grand Slam, +25.'],
      },
      together: {
        title: 'All at once',
        text: [
          'Everybody shakes and builds at the same time, with cubes of their own or all with the same; crosswords are hidden until time is up. Usual online; in turn if the table wants it.',
        ],
      },
      end: {
        title: 'The end',
        text: [
          'At a score, 200 in Game One and 300 in Game Two unless the table says otherwise, or after so many rounds or turns. Everybody has equally many. The highest total wins; equal totals share the win.',
        ],
      },
    },

    'speed-dice': {
      race: {
        title: 'The race',
        text: [
          'All roll their eight dice at the same time and at once try to link seven of them. There are no turns and no rerolls. For the next round all eight are rolled again.',
        ],
      },
      linked: {
        title: 'Linked dice',
        text: [
          'Seven dice in one group, each with a face against another. Every row, left to right, and every column, top to bottom, of two or more dice is a word: also where two words lie side by side.',
        ],
      },
      smiley: {
        title: 'The smiley',
        text: ['It stands for any one letter, the same in both of its words.'],
      },
      bowl: {
        title: 'The bowl',
        text: [
          'Seven linked? Toss the eighth into the bowl: the first ends the round. The bowl takes a die only when seven lie linked, right or wrong. Whichever reached the table first lies at the bottom.',
        ],
      },
      check: {
        title: 'The check',
        text: [
          'Then all look at the dice of whoever was first. If everything is right, that player takes the trophy, silver side up, from the middle or from whoever has it.',
        ],
      },
      allowed: {
        title: 'Which words count',
        text: [
          'Any word in the list, names and common abbreviations too. What no list has goes to the others, and all of them must agree; against bots alone the lists decide.',
        ],
      },
      trophy: {
        title: 'Silver, gold, win',
        text: [
          'Whoever has the trophy and wins another round turns it to gold; whoever has it golden and wins once more, wins the game.',
        ],
      },
      mistake: {
        title: 'A mistake',
        text: [
          'Whoever ended the round with a mistake gives the trophy back to the middle, if it lay there; nobody else loses it. As an option the next die in the bowl is checked instead.',
        ],
      },
      anew: {
        title: 'Nobody can',
        text: [
          'If nobody finds seven, all may agree to roll anew. As an option the table is told when no player’s dice can be linked.',
        ],
      },
      goals: {
        title: 'Other goals',
        text: [
          'Instead of the trophy: so many rounds to win; or the winner of a round sets a die aside and plays on with one fewer.',
        ],
      },
    },
  },

  table: {
    moves: {
      title: 'Moves in time',
      text: [
        'The table asks each seat one question at a time, and takes one answer to it. What comes when the table has moved on, twice, or when it is not your turn, changes nothing.',
        'If the connection goes, your seat is kept and you come back to it by yourself.',
      ],
    },
    seats: {
      title: 'Seats',
      text: [
        'Only who sits at a table can play, and only for the seats on their own device. Who watches sees what everybody may see.',
        'Who has left for good does not come back to that match.',
      ],
    },
    dice: {
      title: 'Fair dice',
      text: [
        'Every roll follows from a secret that is fixed, and sealed for all to see, before the first roll. At the end it is opened, and the record lets anybody check each die. A first game is the exception: its dice are known beforehand.',
      ],
    },
  },

  greyed: {
    dicewords: {
      'no-word': 'There is no word to declare yet: tap dice, or type.',
      short: 'Your word is still too short to be declared.',
      'no-rerolls': 'No reroll is left in this turn: declare a word from these dice, or pass.',
      'none-loose': 'All your dice are in the word or pinned: free those that you want to throw.',
      'in-word': 'A die in your word stays anyway; take it out to throw it again.',
      missing: 'No free die shows that letter, and no wild is left for it.',
    },
    icewords: {
      short: 'Your word is still too short to be locked in.',
      'no-rerolls': 'No reroll is left in this round: spell a word from these dice.',
      'none-loose': 'All your dice are in the word or pinned: free those that you want to throw.',
      'in-word': 'A die in your word stays anyway; take it out to throw it again.',
      missing: 'No free die shows that letter, and no wild is left for it.',
      bell: 'The bell has rung: the letters as they lie are your word.',
    },
    bookworm: {
      'not-mine': 'It is not your turn. You may write your word already: it waits.',
      'no-text': 'Write a word first, and the die that it takes is marked.',
      'no-die': 'No die that you may take begins like this word.',
      'own-die': 'That die lies before you already.',
      'no-cards': 'No Bookworm card is left in the middle, so dice come from the display only.',
      symbol: 'NOT is taken instead of failing, not with a word.',
    },
    'crossword-cubes': {
      missing: 'No free cube shows that letter, and no blank is left for it.',
      loose: 'Some cubes are in no word, or do not connect with the others.',
      'none-marked': 'Mark the words that do not count first.',
      'some-marked': 'You have marked words that do not count: vote against them, or take the marks away.',
    },
    'speed-dice': {
      few: 'The bowl opens when seven dice are linked. Some are still missing.',
      many: 'One die must be left for the bowl: take one back.',
      apart: 'The dice do not all touch: link them to one group.',
      missing: 'No free die shows that letter, and no smiley is left for it.',
    },
  },
};
