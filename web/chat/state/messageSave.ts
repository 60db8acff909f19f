import { type ChatMessage, sendChatMessage } from '@towpath/contracts/api/chat.ts';
import { api } from '../../data/client.ts';
import { isFailure, isRefusal } from '../../data/failure.ts';
import type { Entry, Kind, Outcome } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { isText, objectOf, optional } from '../../data/outbox/shape.ts';
import { words } from '../words.ts';

/** A message that is on its way to us. Its id is what the server knows it by, however often it is sent. */
export type Outgoing = {
  readonly clientId: string;
  readonly text: string;
  /** The conversation that was open when it was written: where it has ended meanwhile, its writer does not know. */
  readonly of?: string | undefined;
};

/** Kept in its tab alone: what people write to an adviser must not be left behind in a shared browser. */
export const MESSAGE: Kind<Outgoing> = {
  name: 'chat message',
  called: words.called,
  fits: objectOf<Outgoing>({ clientId: isText, text: isText, of: optional(isText) }),
  keptIn: 'tab',
};

/** What is being written. */
export const DRAFT: Kind<string> = {
  name: 'chat draft',
  called: words.called,
  fits: isText,
  keptIn: 'tab',
};

type Hear = (conversationId: string, message: ChatMessage) => void;

const hearers = new Set<Hear>();

/** Tells of each message as the server has kept it, whatever page sent it on its way. Returns a function that stops this. */
export function onSent(hear: Hear): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Sends a message. One that the server refuses is the person's to change; all else is sent again. */
async function send({ content }: Entry<Outgoing>): Promise<Outcome> {
  try {
    const { conversationId, message } = await api(sendChatMessage, { body: content });
    for (const hear of hearers) hear(conversationId, message);
    return { kind: 'sent' };
  } catch (failure) {
    if (!isFailure(failure)) throw failure;
    // Too many at once, or a session that has to be begun again, is no refusal of this one.
    if (!isRefusal(failure) || [401, 429].includes(failure.status)) return { kind: 'later' };
    return { kind: 'refused', says: failure.message };
  }
}

export const messageSender = senderOf(MESSAGE, () => send);
