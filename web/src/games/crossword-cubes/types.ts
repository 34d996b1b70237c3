// The types of Crossword Cubes on the wire, named from the ones that the server's schema always holds.

import type { CrosswordCubesDo, CrosswordCubesRules, CrosswordCubesUpdate } from '../../lib/wire';

export type CubesView = CrosswordCubesUpdate['view'];
export type CubesEvent = CrosswordCubesUpdate['events'][number];
export type CubesAction = CrosswordCubesDo['action'];
export type HandView = CubesView['hands'][number];
export type DieView = NonNullable<HandView['dice']>[number];
export type Breakdown = NonNullable<HandView['sum']>;
export type ScoredWord = Breakdown['words'][number];
export type LengthDone = Breakdown['lengths'][number];
export type Line = CubesView['sheet'][number];
export type Rules = CrosswordCubesRules;
