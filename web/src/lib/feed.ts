// What happened at a table, as lines to be read.

export interface Happened {
  id: number;
  text: string;
  /** Whether somebody has decided on a word here, which concerns who said it and who doubted it. */
  ruling?: boolean;
}

/** Events of any game by which a word was decided. */
export const RULINGS: readonly string[] = ['challenged', 'ruled'];
