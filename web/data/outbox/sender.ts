import type { Entry, Kind, Outcome, Send } from './entry.ts';
import type { Outbox } from './outbox.ts';
import { fitting } from './sending.ts';

/** How entries of one kind are sent from any page, without the screens of their capability. */
export type Sender = {
  /** The name of the kind. */
  readonly kind: string;
  /** @param scope of the entries: a journey or a person */
  readonly sendsFor: (outbox: Outbox, scope: string) => Send;
};

/** The code that sends, by the name of the kind; fetched once an entry of that kind waits. */
export type Senders = Readonly<Record<string, () => Promise<Sender>>>;

/** Makes the sender of a kind. */
export function senderOf<Content>(
  kind: Kind<Content>,
  sendsFor: (outbox: Outbox, scope: string) => (entry: Entry<Content>) => Promise<Outcome>,
): Sender {
  return { kind: kind.name, sendsFor: (outbox, scope) => fitting(kind, sendsFor(outbox, scope)) };
}
