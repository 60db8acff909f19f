import type { ChatMessage } from '@towpath/contracts/api/chat.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { newId } from '../../data/newId.ts';
import type { Entry } from '../../data/outbox/entry.ts';
import type { Outbox } from '../../data/outbox/outbox.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { personId } from '../../data/session.ts';
import { DRAFT, MESSAGE, type Outgoing } from '../state/messageSave.ts';

/** What this tab has written and the server has not. */
export type Unsent = {
  readonly waiting: readonly Entry<Outgoing>[];
  readonly refused: readonly Entry<Outgoing>[];
};

const here = () => ({ scope: personId(), key: 'here' });

/** Gives a message to be sent after those that wait, with the conversation in which the person is by what they see. */
export function say(outbox: Outbox, text: string, of: string | undefined): void {
  const clientId = newId();
  void outbox.give(MESSAGE, { scope: personId(), key: clientId }, { clientId, text, ...(of && { of }) });
}

/** Where what is being written is kept, through a reload too. */
export function useDraft() {
  const outbox = useOutbox();
  return useMemo(() => outbox.slot(DRAFT, here), [outbox]);
}

/**
 * What is unsent, in the order in which it was written.
 *
 * @param messages what the server has: a message that the stream brought before its own call was answered is not unsent
 */
export function useUnsent(messages: readonly ChatMessage[]): Unsent {
  const outbox = useOutbox();
  const entries = useMemo(() => {
    let last: readonly Entry<Outgoing>[] = [];
    return () => {
      const now = outbox.entries(MESSAGE, personId());
      // The same list while nothing has changed.
      const isSame =
        now.length === last.length &&
        now.every((entry, index) => entry.id === last[index]?.id && entry.state === last[index]?.state);
      if (!isSame) last = now;
      return last;
    };
  }, [outbox]);
  const all = useSyncExternalStore(outbox.subscribe, entries);
  return useMemo(() => {
    const there = new Set(messages.map(({ clientId }) => clientId));
    return {
      waiting: all.filter(({ state, content }) => state === 'waiting' && !there.has(content.clientId)),
      refused: all.filter(({ state }) => state === 'refused'),
    };
  }, [all, messages]);
}
