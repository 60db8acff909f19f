import { Outbox } from '../data/outbox/outbox.ts';

/** An outbox over the storage that the test stands in for, of this person; what it sends it sends at once. */
export function testOutbox(whose = 'u1'): Outbox {
  return new Outbox(() => whose);
}
