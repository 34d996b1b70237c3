import type { Texts } from '../tableTexts';

export const texts: Texts = {
  teams: 'Play in teams',
  teamsText: 'Several people share a seat, each on a device of their own.',
  team: (seat) => `Team ${seat + 1}`,
  family: 'Family table',
  familyText: 'Coarse words do not count.',
  house: 'House list',
  houseText:
    'Words that this table accepts though the dictionary lacks them, separated by spaces. This device remembers them.',
  houseHere:
    'Words that this table accepts though the dictionary lacks them, separated by spaces. They are the house list of this machine, for its terminal too.',
};
