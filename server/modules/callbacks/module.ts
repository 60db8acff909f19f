import type { Deps } from '../../deps.ts';
import type { Answers } from '../answers/service.ts';
import { knownContact } from '../customers/contact.ts';
import type { ServerModule } from '../module.ts';
import { registerCallbackRoutes } from './routes.ts';
import { type CallbacksDeps, createCallbacks } from './service.ts';

/** Calls that people ask us for. */
export function callbacksModule(
  given: Deps & Pick<CallbacksDeps, 'checkPhone'> & Pick<Answers, 'complete'>,
): ServerModule {
  const callbacks = createCallbacks({
    ...given,
    completeStep: (trx, customerId, step, answers) =>
      given.complete(trx, customerId, step, answers, 'callback'),
    knownContact: customerId => knownContact(given.database, customerId),
  });
  return {
    registerRoutes: app => registerCallbackRoutes(app, { callbacks, checkPhone: given.checkPhone }),
  };
}
