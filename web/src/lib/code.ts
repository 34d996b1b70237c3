/** A code in two halves, as it is read out and typed; where codes are typed, spaces do not matter. */
export function inHalves(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`;
}
