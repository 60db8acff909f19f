import {
  type CallbackRequest,
  hardDropoutCallback,
  softDropoutCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { api } from '../../data/client.ts';
import type { Kind } from '../../data/outbox/entry.ts';
import { senderOf } from '../../data/outbox/sender.ts';
import { isText, isTruth, objectOf, oneOf, optional } from '../../data/outbox/shape.ts';
import { type OwnSave, sendOwn } from '../../journey/state/ownSave.ts';
import { words } from '../words.ts';
import { contactSlot } from './contact.ts';

/** What a person chose at a drop-out: a call, with whom to ask for, or to go on without one. */
export type GivenChoice = { readonly dropout: 'hard' | 'soft'; readonly body: CallbackRequest };

export const isCallbackRequest = objectOf<CallbackRequest>({
  stepId: isText,
  callbackRequired: isTruth,
  contactName: optional(isText),
  contactNumber: optional(isText),
  ringThisOnce: optional(isTruth),
});

const CHOICE: Kind<GivenChoice> = {
  name: 'call-back',
  called: words.unsent,
  fits: objectOf<GivenChoice>({
    dropout: oneOf('hard', 'soft'),
    body: isCallbackRequest,
  }),
  keptIn: 'browser',
  onlyNewest: true,
};

/**
 * Requests the call, or declines it; the server completes the step with it. Repeating the request books no
 * second call.
 */
export const callbackSave: OwnSave<GivenChoice, void> = {
  kind: CHOICE,
  call: ({ dropout, body }) => api(dropout === 'hard' ? hardDropoutCallback : softDropoutCallback, { body }),
  // A name and number are typed for nothing once the person goes on without a call.
  saved: (outbox, { body }) => contactSlot(outbox, body.stepId).forget(),
};

export const callbackSender = senderOf(CHOICE, outbox => sendOwn(callbackSave, outbox));
