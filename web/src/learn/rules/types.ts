// What a language says about the rules: every section of every game, and every greyed button in one sentence.

import type { Game, HouseSection, Section, SectionOf } from './book';
import type { GreyedOf } from './reasons';

export interface Texts {
  label: string;
  of: (game: string) => string;
  why: string;
  atHand: string;
  all: string;
  house: string;
  play: string;
  rules: { [G in Game]: Record<SectionOf<G>, Section> };
  table: Record<HouseSection, Section>;
  greyed: { [G in Game]: Record<GreyedOf<G>, string> };
}
