// The types of Bookworm on the wire, named from the ones that the server's schema always holds.

import type { BookwormDo, BookwormRules, BookwormUpdate } from '../../lib/wire';

export type BookwormView = BookwormUpdate['view'];
export type BookwormEvent = BookwormUpdate['events'][number];
export type BookwormAction = BookwormDo['action'];
export type DieView = BookwormView['dice'][number];
export type Category = NonNullable<BookwormView['category']>;
export type Named = BookwormView['named'][number];
export type Line = BookwormView['sheet'][number];
export type RoundSum = Line['sum'];
export type Rules = BookwormRules;
