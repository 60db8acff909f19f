import { Outbox } from '../data/outbox/outbox.ts';
import type { Senders } from '../data/outbox/sender.ts';

/** An outbox of this person over the storage that the test provides. It sends at once. */
export function testOutbox(whose = 'u1', senders: Senders = {}): Outbox {
  return new Outbox(senders, () => whose);
}
