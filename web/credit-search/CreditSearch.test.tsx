import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { nobody } from '../testing/journey.ts';
import { testOutbox } from '../testing/outbox.ts';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { CreditSearch } from './CreditSearch.tsx';
import { keptFields } from './keptFields.ts';

const nothing = () => {};
const search = (details = nobody) =>
  htmlOf(
    <CreditSearch stepId="debts" details={details} onFound={nothing} onBack={nothing} onByHand={nothing} />,
  );

let browser: TestBrowser;
beforeEach(() => {
  browser = standInForBrowser();
});
afterEach(() => vi.unstubAllGlobals());

describe('the form of the credit search', () => {
  it('offers the fifteen titles (ID-013)', () => {
    const titles = [...search().matchAll(/<option value="(\w+)"/g)].map(([, name]) => name);
    expect(titles).toHaveLength(15);
  });

  it('cannot be sent before all that is required is there (CS-019)', () => {
    expect(search()).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Continue/);
  });

  it('links to the terms of the search, and agrees for nobody (CS-022)', () => {
    const html = search();
    expect(html).toContain('href="/credit-search-terms"');
    expect(html).not.toContain('checked=""');
  });

  it('says what is agreed to, the number for the device among it, in the words that are kept (CS-022, API-055)', () => {
    const words = wordsOf(search());
    for (const term of [...CREDIT_SEARCH_TERMS.terms, ...CREDIT_SEARCH_TERMS.sent])
      expect(words).toContain(term);
    expect(words).toContain(CREDIT_SEARCH_TERMS.agreement);
    expect(words).toContain('A random number for your phone or computer');
  });

  it('asks for the boxes of the address at once where addresses are not looked up, without a dead button (HO-063)', () => {
    expect(wordsOf(search())).toContain('Find Address');
    browser.metas.set('off', 'address-lookup');
    const words = wordsOf(search());
    expect(words).toContain('Postcode');
    expect(words).toContain('Street');
    expect(words).not.toContain('Find Address');
  });

  it('promises no code where no text messages are sent (HO-063)', () => {
    expect(wordsOf(search())).toContain('We’ll text a 6-digit code');
    browser.metas.set('off', 'text-messages');
    expect(wordsOf(search())).not.toContain('6-digit');
  });

  it('does not ask for a previous address before an error (CS-010)', () => {
    expect(search()).not.toContain('This is a previous address');
  });

  it('has what is known and what was typed before in its boxes', () => {
    keptFields(testOutbox(), nobody.userId).keep({ fields: { street: 'Wharf Lane' }, awaitsCode: false });
    const html = search({ ...nobody, forename: 'Danielle' });
    expect(html).toContain('value="Danielle"');
    expect(html).toContain('value="Wharf Lane"');
  });

  it('takes up at the code when the page was dropped while the person read the message', () => {
    keptFields(testOutbox(), nobody.userId).keep({
      fields: { phoneNumber: '07700900123' },
      awaitsCode: true,
    });
    const html = search();
    expect(wordsOf(html)).toContain('the phone number that ends in 123');
    expect(html).toContain('autoComplete="one-time-code"');
    // Never filled in from anywhere but the message (CS-020).
    expect(html).toMatch(/name="debts-code"[^>]* value=""/);
  });
});
