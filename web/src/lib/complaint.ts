// A refusal is said until the player changes something: what was refused is then no longer what lies there.

export class Complaint {
  #about: unknown = null;
  #edits: unknown = 0;

  /**
   * What is to be said now, or null. `about` is the refusal itself, by which the same sentence said twice is told from
   * one that still stands; `edits` changes with whatever the player
   * changes.
   */
  standing(text: string | null, about: unknown, edits: unknown): string | null {
    if (about !== this.#about) {
      this.#about = about;
      this.#edits = edits;
    }
    return edits === this.#edits ? text : null;
  }
}
