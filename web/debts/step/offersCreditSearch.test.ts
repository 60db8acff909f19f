import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../../testing/browser.ts';
import { offersCreditSearch } from './offersCreditSearch.ts';

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

const step = (showCreditSearch?: boolean) =>
  ({
    id: 'debts',
    type: 'Customer Debts',
    ...(showCreditSearch === undefined ? {} : { stepConfig: { showCreditSearch } }),
  }) as Step;

it('offers the credit search where the step does', () => {
  expect([true, false, undefined].map(shows => offersCreditSearch(step(shows)))).toEqual([
    true,
    false,
    false,
  ]);
});

it('does not offer it where the operator has switched it off (HO-063)', () => {
  browser.metas.set('off', 'text-messages credit-search');
  expect(offersCreditSearch(step(true))).toBe(false);
  browser.metas.set('off', 'text-messages address-lookup');
  expect(offersCreditSearch(step(true))).toBe(true);
});
