import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const styles = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svelte'))
    .map((file) => `src/${file}`),
  'src/styles/base.css',
];

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

/** Relative luminance and contrast, as WCAG 2 defines them. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => a.map((part, i) => part * (1 - share) + b[i]! * share) as Rgb;

function token(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? '';
}

function themed(name: string): [Rgb, Rgb] {
  const value = token(name);
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return pair ? [rgb(pair[1]!), rgb(pair[2]!)] : [rgb(value), rgb(value)];
}

const dice = [...tokens.matchAll(/--(die-[a-z]+)-ink:/g)].map(([, name]) => name ?? '');

describe('tokens', () => {
  it.each(dice)('letters on %s have a contrast of at least 4.5', (name) => {
    const face = rgb(token(name));
    const ink = rgb(token(`${name}-ink`));
    // The die is lit from the upper left; where the letter is, its face is up to 18 % lighter.
    expect(contrast(face, ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(mixed(face, [255, 255, 255], 0.18), ink)).toBeGreaterThanOrEqual(4.5);
  });

  const pairs: [string, string][] = [
    'paper',
    'paper-deep',
    'raised',
    'raised-deep',
    'tray',
    'tray-lit',
    'pad',
    'groove',
  ].flatMap((ground) => ['ink', 'ink-soft', 'accent'].map((ink) => [ink, ground] as [string, string]));
  const further: [string, string][] = [
    ['accent', 'accent-wash'],
    ['main-ink', 'main'],
    ['ink', 'warn-wash'],
    ['ink-inverse', 'ink'],
  ];
  it.each([...pairs, ...further])('%s on %s has a contrast of at least 4.5 in both themes', (ink, ground) => {
    const [inks, grounds] = [themed(ink), themed(ground)];
    expect(contrast(inks[0], grounds[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks[1], grounds[1])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(styles)('%s names tokens and writes no colour or length of its own', (file) => {
    const source = readFileSync(file, 'utf8');
    const css = (file.endsWith('.css') ? source : (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? ''))
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@media[^{]*/g, '');
    expect(css.match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|(?<![\w.-])[\d.]+(?:px|rem)\b/gi) ?? []).toEqual([]);
  });
});
