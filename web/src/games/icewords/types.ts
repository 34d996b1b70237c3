// The types of Icewords on the wire, named from the two that the server's schema always holds.

import type { IcewordsDo, IcewordsRules, IcewordsUpdate } from '../../lib/wire';

export type IcewordsView = IcewordsUpdate['view'];
export type IcewordsEvent = IcewordsUpdate['events'][number];
export type IcewordsAction = IcewordsDo['action'];
export type HandView = IcewordsView['hands'][number];
export type DieView = NonNullable<HandView['dice']>[number];
export type Draft = NonNullable<HandView['draft']>;
export type Reckoning = Draft['reckoning'];
export type Line = IcewordsView['sheet'][number];
export type Aids = IcewordsView['aids'][number];
export type Rules = IcewordsRules;
