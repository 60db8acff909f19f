import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import type { Deps } from '../../deps.ts';
import { sessionCookies } from '../identity/cookies.ts';
import { startGuest } from '../identity/guests.ts';
import { appIdOf } from '../journeys/appId.ts';
import type { ServerModule } from '../module.ts';
import { originatorIn } from './originators.ts';
import { registerCustomerRoutes } from './routes.ts';

/** What we know of people themselves, and the partners who sent them. */
export function customersModule(
  deps: Deps & { readonly content: Pick<OperatorContent, 'settings'> },
): ServerModule {
  const { config, content, database } = deps;
  const customers = {
    ...deps,
    async originatorOf(customerId: string, leadAppId: string | null) {
      const appId = leadAppId ?? (await appIdOf(database, customerId));
      return originatorIn(content.settings.originators, appId);
    },
  };
  return {
    registerRoutes: app =>
      registerCustomerRoutes(app, customers, startGuest, sessionCookies(config).setGuest),
  };
}
