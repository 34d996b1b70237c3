// One voice for screen readers: what a referee would say aloud, said once.

class Announcer {
  said = $state('');
  urgent = $state('');

  say(text: string): void {
    if (!text) return;
    // The same sentence twice must be heard twice, and a live region only speaks when it changes.
    this.said = text === this.said ? `${text}\u00a0` : text;
  }

  warn(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
