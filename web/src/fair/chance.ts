// Dice from a seed, as docs/fair-dice.md says: the twin of core/chance.py. The browser's own hashing (crypto.subtle) is
// missing on plain http, as at a table in a home network, so it comes with the page.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const DOMAIN = 'shakespell dice 1';
const DRAWS = 1n << 64n;

export const SHARE_BYTES = 32;

/** SHA-256 of a secret; both in hexadecimal. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** A secret of this device, in hexadecimal. */
export const freshShare = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SHARE_BYTES)));

/** The key of a match: the seed, stirred with what each seat added in seat order; what added nothing is ''. */
export function matchKey(seed: string, shares: string[]): Uint8Array {
  const parts = shares.map(hexToBytes).flatMap((share) => [lengthOf(share), share]);
  return hmac(sha256, hexToBytes(seed), concatBytes(utf8ToBytes(`${DOMAIN} key`), ...parts));
}

/** Four bytes, the highest first. */
function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return length;
}

/** The number of the face that a die shows: draws that would favour low numbers are rejected and drawn again. */
export function faceNumber(key: Uint8Array, label: string, die: string, faces: number | bigint, attempt = 0): number {
  const digest = hmac(sha256, key, utf8ToBytes([DOMAIN, label, die, attempt].join('\0')));
  const draw = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
  const of = BigInt(faces);
  if (draw < DRAWS - (DRAWS % of)) return Number(draw % of);
  return faceNumber(key, label, die, faces, attempt + 1);
}
