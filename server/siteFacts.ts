import type { SiteFacts } from '@towpath/contracts/content/siteFacts.ts';
import type { Deps } from './deps.ts';

/** Facts that the pages may depend on and that are known only at start. */
export function siteFactsOf({ config, creditFile, messageSender, addressLookup }: Deps): SiteFacts {
  return {
    trial: config.mode === 'trial',
    // Whoever searches shows first that the phone is theirs, by a code.
    'credit-search': creditFile !== undefined && messageSender !== undefined,
    'text-messages': messageSender !== undefined,
    'address-lookup': addressLookup !== undefined,
    'offline-pages': config.offlinePages,
  };
}
