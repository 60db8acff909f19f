import type { Kind } from '../../data/outbox/entry.ts';
import type { Outbox, Slot } from '../../data/outbox/outbox.ts';
import { isText } from '../../data/outbox/shape.ts';
import { words } from './words.ts';

/** What somebody has typed of what is wrong. It may tell of their health, so it stays in its tab. */
const TYPED: Kind<string> = {
  name: 'correction',
  called: words.correction.typed,
  fits: isText,
  keptIn: 'tab',
};

/** Where it is kept until it is sent or given up. */
export function typedCorrection(outbox: Outbox): Slot<string> {
  return outbox.slot(TYPED, () => ({ scope: 'account', key: 'correction' }));
}
