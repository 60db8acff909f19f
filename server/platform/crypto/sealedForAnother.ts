import type { Seal } from './seal.ts';

/** What was sealed for one subject, sealed for another; as it is where it does not open, since it never will for either. */
export function sealedForAnother(seal: Seal, sealed: Buffer, before: string, now: string): Buffer {
  const text = seal.open(sealed, before);
  return text === null ? sealed : seal.close(text, now);
}
