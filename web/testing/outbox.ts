import { Outbox } from '../data/outbox/outbox.ts';
import type { Senders } from '../data/outbox/sender.ts';

/** An outbox over the storage that the test stands in for, of this person; what it sends it sends at once. */
export function testOutbox(whose = 'u1', senders: Senders = {}): Outbox {
  return new Outbox(senders, () => whose);
}
