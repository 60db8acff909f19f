import { startAddressProvider } from '@towpath/sandbox/addresses/addresses.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { ownAccount, search, sessions } from '../api-examples/accountStory.ts';
import { fillsInForm } from '../api-examples/applicationStory.ts';
import { booksTalk } from '../api-examples/bookingStory.ts';
import { keepsPapers } from '../api-examples/papersStory.ts';
import { firstQuestions, forAnybody, fullReview, otherWays, partnerCalls } from '../api-examples/story.ts';
import { createSearchApp } from '../creditSearch.ts';
import { createTestApp } from '../testApp.ts';
import { hostileBeside } from './besideStory.ts';
import type { Chance } from './chance.ts';
import type { Tally } from './tally.ts';

/** They make each call of the contracts, but for the search of a credit file, which wants its own questionnaire. */
const STORIES = [
  forAnybody,
  partnerCalls,
  firstQuestions,
  otherWays,
  fullReview,
  ownAccount,
  booksTalk,
  fillsInForm,
  keepsPapers,
  sessions,
];

/** How many requests of each kind, at least. */
type Shares = {
  readonly withoutLimits: number;
  readonly withLimits: number;
  /** Beside searches of a credit file, half of them where there are limits. */
  readonly searches: number;
};

/**
 * Sends made-up requests beside every call of the contracts, to servers of their own whose outside parties all answer.
 *
 * @param counted counts what is answered
 * @param opened opens a database for each server; without it each has a new one, of a test
 */
export async function hostileBesideAll(
  { withoutLimits, withLimits, searches }: Shares,
  chance: Chance,
  counted: Tally,
  opened?: () => OpenDatabase,
): Promise<void> {
  const provider = await startAddressProvider();
  for (const [limits, requests] of [
    ['off', withoutLimits],
    ['on', withLimits],
  ] as const) {
    const test = await createTestApp(
      { ADDRESS_URL: provider.url, RATE_LIMITS: limits },
      undefined,
      opened ? { opened: opened() } : {},
    );
    await hostileBeside(test, STORIES, { chance, requests }, counted);
    await test.close();
  }
  for (const [limits, requests] of [
    ['off', Math.ceil(searches / 2)],
    ['on', Math.floor(searches / 2)],
  ] as const) {
    const settings = { ADDRESS_URL: provider.url, RATE_LIMITS: limits };
    const app = await createSearchApp(settings, undefined, opened?.());
    await hostileBeside(app.test, [one => search(app, one)], { chance, requests }, counted);
    await app.close();
  }
  await provider.close();
}
