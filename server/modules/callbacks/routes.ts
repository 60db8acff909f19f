import {
  cancelCallback,
  changeCallbackNumber,
  changeCallbackTime,
  hardDropoutCallback,
  madeCallbacks,
  myCallbacks,
  qualifierAdviceCallback,
  recommendationAdviceCallback,
  softDropoutCallback,
} from '@towpath/contracts/api/callbacks.ts';
import { validatePhone } from '@towpath/contracts/api/phone.ts';
import type { FastifyInstance } from 'fastify';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import { route } from '../../platform/http/route.ts';
import type { Callbacks } from './service.ts';

export function registerCallbackRoutes(
  app: FastifyInstance,
  { callbacks, checkPhone }: { readonly callbacks: Callbacks; readonly checkPhone: PhoneCheck },
): void {
  route(app, myCallbacks, ({ who }) => callbacks.mine(who.customerId));

  route(app, madeCallbacks, ({ who }) => callbacks.made(who.customerId));

  route(app, cancelCallback, ({ who, params }) => callbacks.cancel(who.customerId, params.callbackId));

  route(app, changeCallbackNumber, ({ who, params, body }) =>
    callbacks.changeNumber(who.customerId, params.callbackId, body.contactNumber),
  );

  route(app, changeCallbackTime, ({ who, params, body }) =>
    callbacks.changeTime(who.customerId, params.callbackId, body.from),
  );

  route(app, hardDropoutCallback, ({ who, body }) => callbacks.request(who.customerId, 'hard-dropout', body));

  route(app, softDropoutCallback, ({ who, body }) => callbacks.request(who.customerId, 'soft-dropout', body));

  route(app, qualifierAdviceCallback, ({ who, body }) =>
    callbacks.request(who.customerId, 'qualifier-advice', body),
  );

  route(app, recommendationAdviceCallback, ({ who, body }) =>
    callbacks.request(who.customerId, 'recommendation-advice', body),
  );

  route(app, validatePhone, async ({ body }) => checkPhone(body.phoneNumber));
}
