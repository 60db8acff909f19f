import type { MoneyHelper } from '@towpath/domain/people/moneyHelper.ts';

/** The free service that every page names (SH-006), from the operator's content when the site was built. */
// What vite.config.ts has made of the content by `moneyHelperOf`.
export const moneyHelper = JSON.parse(import.meta.env?.MONEY_HELPER ?? '{}') as MoneyHelper;
