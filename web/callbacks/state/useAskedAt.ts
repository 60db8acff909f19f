import type { CallbackRequest } from '@towpath/contracts/api/callbacks.ts';
import { useState } from 'react';
import { useKeptRemote } from '../../data/keptRemote.ts';
import { type AskedCall, readAskedCalls } from './askedCalls.ts';

/** Whom we call, and the number. */
export type CallAskedFor = Pick<AskedCall, 'contactName' | 'contactNumber'>;

/**
 * The call that the person waits for, as it was asked for at a step; `note` keeps the one that was asked for just now.
 *
 * @param isRead whether there may be one
 * @param before what is waited for before it is read
 */
export function useAskedAt(stepId: string, isRead = true, before?: () => Promise<void>) {
  const [noted, note] = useState<CallAskedFor>();
  const { answer } = useKeptRemote(async call => {
    await before?.();
    return isRead ? readAskedCalls(call) : [];
  });
  // A call to the same number that was asked for elsewhere stands for this one.
  const asked = noted ?? answer?.find(call => call.stepId === stepId) ?? answer?.[0];
  return { asked, note };
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
