// The types of Speed Dice on the wire, named from the two that the server's schema always holds.

import type { SpeedDiceDo, SpeedDiceUpdate } from '../../lib/wire';

export type SpeedDiceView = SpeedDiceUpdate['view'];
export type SpeedDiceEvent = SpeedDiceUpdate['events'][number];
export type SpeedDiceAction = SpeedDiceDo['action'];
export type RackView = SpeedDiceView['racks'][number];
export type DieView = RackView['dice'][number];
export type Place = NonNullable<RackView['placed']>[number];
export type Line = SpeedDiceView['sheet'][number];
export type WordCheck = Line['words'][number];
export type Tile = NonNullable<SpeedDiceView['tile']>;
export type Goal = SpeedDiceView['goal'];
