import type { CallbackRequest } from '@towpath/contracts/api/callbacks.ts';
import { useState } from 'react';
import { useKeptRemote } from '../../data/keptRemote.ts';
import { type AskedCall, readAskedCalls, readMadeCalls } from './askedCalls.ts';

/** Whom we call, and the number. */
export type CallAskedFor = Pick<AskedCall, 'contactName' | 'contactNumber'>;

/**
 * The call that the person waits for, as it was asked for at a step; or what came of it, once they wait for none.
 * `note` keeps the one that was asked for just now. `isRead` is true once it is known which of them there is.
 *
 * @param mayBe whether there may be one
 * @param before what is waited for before it is read
 */
export function useAskedAt(stepId: string, mayBe = true, before?: () => Promise<void>) {
  const [noted, setNoted] = useState<CallAskedFor & Partial<AskedCall>>();
  const { answer } = useKeptRemote(async call => {
    await before?.();
    const asked = mayBe ? await readAskedCalls(call) : [];
    const made = mayBe && asked.length === 0 ? await readMadeCalls(call) : [];
    return { asked, made };
  });
  // A call to the same number that was asked for elsewhere stands for this one.
  const own = (calls: readonly AskedCall[]) => calls.find(call => call.stepId === stepId) ?? calls[0];
  const asked: (CallAskedFor & Partial<AskedCall>) | undefined = noted ?? own(answer?.asked ?? []);
  return {
    asked,
    made: noted ? undefined : answer?.made.find(call => call.stepId === stepId),
    isRead: noted !== undefined || answer !== undefined,
    note(call: CallAskedFor) {
      setNoted(call);
      // When it comes, and what it can be changed by, is known a moment later.
      void readAskedCalls().then(calls => {
        const now = own(calls);
        if (now) setNoted(now);
      });
    },
  };
}

/** What was asked for, as the request that its form begins with. */
export function asRequest(stepId: string, asked: CallAskedFor | undefined): CallbackRequest {
  return {
    stepId,
    callbackRequired: true,
    contactName: asked?.contactName ?? undefined,
    contactNumber: asked?.contactNumber,
  };
}
