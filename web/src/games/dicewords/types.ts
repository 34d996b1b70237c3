// The types of Dicewords on the wire, named from the two that the server's schema always holds.

import type { DicewordsDo, DicewordsUpdate } from '../../lib/wire';

export type DicewordsView = DicewordsUpdate['view'];
export type DicewordsEvent = DicewordsUpdate['events'][number];
export type DicewordsAction = DicewordsDo['action'];
export type HandView = DicewordsView['hands'][number];
export type DieView = NonNullable<HandView['dice']>[number];
export type Declared = NonNullable<HandView['declared']>;
export type Line = DicewordsView['sheet'][number];
