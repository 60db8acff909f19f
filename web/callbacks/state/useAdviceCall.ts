import type { CallbackRequest } from '@towpath/contracts/api/callbacks.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { whyAway } from '../../data/connection.ts';
import { ApiFailure, type Failure, Offline } from '../../data/failure.ts';
import { useOutbox } from '../../data/outbox/outboxContext.ts';
import { sendOwn, type Told } from '../../journey/state/ownSave.ts';
import { words } from '../words.ts';
import { type AdviceCall, adviceCall } from './adviceCall.ts';

type Asked =
  | { readonly is: 'not asked' | 'sending' | 'sent' }
  /** It waits for a connection, or was refused; in words for the person. */
  | { readonly is: 'unsent'; readonly says: string };

/**
 * A call that is requested beside an advice. It goes through the outbox: without a connection it waits there,
 * also through a reload, and goes out by itself, once.
 */
export function useAdviceCall(advice: AdviceCall['advice'], stepId: string) {
  const outbox = useOutbox();
  const leftHere = useCallback(
    () => outbox.entries(adviceCall.kind, advice).filter(({ key }) => key === stepId),
    [outbox, advice, stepId],
  );
  const [left] = useState(() => leftHere()[0]);
  const [asked, setAsked] = useState<Asked>(
    left ? { is: 'unsent', says: left.says ?? words.away[whyAway()] } : { is: 'not asked' },
  );
  const [fault, setFault] = useState<{ thrown: unknown }>();
  const failedWith = useRef<Failure>(undefined);

  useEffect(() => {
    let shown = true;
    const told: Told<AdviceCall, void> = {
      began: () => setAsked({ is: 'sending' }),
      saved: () => setAsked({ is: 'sent' }),
      failed: failure => {
        failedWith.current = failure instanceof Offline ? new Offline(words.away) : failure;
        setAsked({ is: 'unsent', says: wordsOfCall(failedWith.current) });
      },
    };
    outbox.sends(
      adviceCall.kind,
      advice,
      sendOwn(adviceCall, outbox, () => (shown ? told : undefined)),
    );
    return () => {
      // It is still sent from here when the person has gone on, with nobody to tell.
      shown = false;
    };
  }, [outbox, advice]);

  /** Requests the call, and returns what went wrong at the first try. */
  async function ask(contact: Pick<CallbackRequest, 'contactName' | 'contactNumber' | 'ringThisOnce'>) {
    failedWith.current = undefined;
    setAsked({ is: 'sending' });
    try {
      const body = { stepId, callbackRequired: true, ...contact };
      const outcome = await outbox.give(adviceCall.kind, { scope: advice, key: stepId }, { advice, body });
      if (outcome.kind === 'sent') return undefined;
      const failure = failedWith.current ?? new Offline(words.away);
      setAsked({ is: 'unsent', says: wordsOfCall(failure) });
      return failure;
    } catch (thrown) {
      setFault({ thrown });
      return undefined;
    }
  }

  /** Something else is typed: what was requested before no longer counts, unless it is on its way. */
  function change() {
    if (asked.is !== 'unsent') return;
    for (const entry of leftHere()) if (!outbox.isUnderWay(entry.id)) outbox.forget(entry);
    setAsked({ is: 'not asked' });
  }

  if (fault) throw fault.thrown;
  return { asked, unsent: left?.content.body, ask, change };
}

/** What a person is told where the request for a call failed: the message at its field, where there is one. */
export function wordsOfCall(failure: Failure): string {
  return failure instanceof ApiFailure ? (failure.fields[0]?.message ?? failure.message) : failure.message;
}
