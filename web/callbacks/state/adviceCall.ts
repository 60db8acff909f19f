import {
  type CallbackRequest,
  qualifierAdviceCallback,
  recommendationAdviceCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { objectOf, oneOf } from '../../data/outbox/shape.ts';
import { type OwnSave, sendOwn } from '../../journey/state/ownSave.ts';
import { words } from '../words.ts';
import { isCallbackRequest } from './callbackSave.ts';

/** A call that is requested beside an advice: the first look, or the recommendations. */
export type AdviceCall = {
  readonly advice: 'first look' | 'recommendations';
  readonly body: CallbackRequest;
};

const CALL: Kind<AdviceCall> = {
  name: 'advice call',
  called: words.requested,
  fits: objectOf<AdviceCall>({
    advice: oneOf('first look', 'recommendations'),
    body: isCallbackRequest,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/** Requests the call. It completes no step. */
export const adviceCall: OwnSave<AdviceCall, void> = {
  kind: CALL,
  call: ({ advice, body }) =>
    api(advice === 'first look' ? qualifierAdviceCallback : recommendationAdviceCallback, { body }),
  saved: () => undefined,
};

export const adviceCallSender = senderOf(CALL, outbox => sendOwn(adviceCall, outbox));
