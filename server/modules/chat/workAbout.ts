import type { Conversation } from './repository.ts';

export const KIND = 'chat';

/** The work that a conversation is. */
export function workAbout({ id, customerId }: Pick<Conversation, 'id' | 'customerId'>) {
  return { kind: KIND, subject: id, customerId } as const;
}
