import type { Deps } from '../../deps.ts';
import { toldSafeContact } from '../account/safeContact.ts';
import type { Answers } from '../answers/service.ts';
import { knownContact } from '../customers/contact.ts';
import type { ServerModule } from '../module.ts';
import type { FactsOfKind } from '../work/routes.ts';
import { callFacts } from './listFacts.ts';
import { registerCallbackRoutes } from './routes.ts';
import { type Callbacks, type CallbacksDeps, createCallbacks } from './service.ts';
import { registerStaffCallRoutes } from './staffRoutes.ts';
import { waitingCallsReading } from './waitingReading.ts';
import { planningOfCalls } from './workList.ts';

/** Calls that people ask us for. */
export function callbacksModule(
  deps: Deps & Pick<CallbacksDeps, 'checkPhone' | 'opening' | 'holidays'> & Pick<Answers, 'complete'>,
): ServerModule & { readonly factsForList: FactsOfKind } & Pick<Callbacks, 'mine'> {
  const callbacks = createCallbacks({
    ...deps,
    completeStep: (trx, customerId, step, answers) =>
      deps.complete(trx, customerId, step, answers, 'callback'),
    async safeToRing(on, customerId) {
      const told = await toldSafeContact(on, customerId);
      return told && { mayRing: told.mayRing, times: told.times, voicemail: told.voicemail, says: told.says };
    },
    knownContact: customerId => knownContact(deps.database, customerId),
  });
  return {
    registerRoutes(app) {
      registerCallbackRoutes(app, { callbacks, checkPhone: deps.checkPhone });
      registerStaffCallRoutes(app, deps);
    },
    jobs: [planningOfCalls(deps)],
    readings: [waitingCallsReading],
    factsForList: callFacts(deps.database),
    mine: callbacks.mine,
  };
}
