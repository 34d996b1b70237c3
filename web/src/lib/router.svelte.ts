// Pages by address, on the browser's own history.

export type Page =
  | { name: 'home' }
  | { name: 'create'; game: string }
  | { name: 'match'; match: string }
  | { name: 'join'; code: string }
  | { name: 'learn'; game: string }
  | { name: 'rules'; game: string }
  | { name: 'lost' };

const patterns: [RegExp, (part: string) => Page][] = [
  [/^\/$/, () => ({ name: 'home' })],
  [/^\/new\/([\w-]+)$/, (game) => ({ name: 'create', game })],
  [/^\/learn\/([\w-]+)$/, (game) => ({ name: 'learn', game })],
  [/^\/rules\/([\w-]+)$/, (game) => ({ name: 'rules', game })],
  [/^\/m\/([\w-]+)$/, (match) => ({ name: 'match', match })],
  [/^\/join\/(.+)$/, (code) => ({ name: 'join', code: code.toUpperCase() })],
];

/** An address as people write it: with a stroke at its end, with spaces in it. */
export function pageAt(path: string): Page {
  const plain = readable(path).replace(/(.)\/+$/, '$1');
  for (const [pattern, page] of patterns) {
    const found = pattern.exec(plain);
    if (found) return page(found[1] ?? '');
  }
  return { name: 'lost' };
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // A percent sign that encodes nothing is read as it stands.
  }
}

class Router {
  page = $state.raw<Page>(pageAt(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.page = pageAt(location.pathname)));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageAt(location.pathname);
    scrollTo(0, 0);
  }

  /** Links within the app change the page without loading it again; all other clicks are the browser's. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.hasAttribute('download')) return;
    if (pageAt(link.getAttribute('href') ?? '').name === 'lost') return;
    event.preventDefault();
    this.go(link.getAttribute('href') ?? '/');
  }
}

export const router = new Router();
