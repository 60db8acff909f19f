import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isInsolvency } from '@towpath/domain/solutions/solution/insolvency.ts';
import { expect } from 'vitest';
import { atAdvice } from './adviceJourney.ts';
import { chooses } from './choosing.ts';
import type { Walker } from './journeyWalk.ts';
import type { staffIn } from './staff.ts';
import type { TestApp } from './testApp.ts';

/** What an adviser may say of an advice. */
export type Option = {
  readonly shortName: string;
  readonly outcome: string;
  readonly asks: readonly { readonly code: string; readonly how: string }[];
};

export const REASON = 'We went through what you owe for your work. This one fits you best.';

export const isOpenInsolvency = ({ shortName, outcome }: Option) =>
  isInsolvency(shortName) && outcome === 'confirmed';

/** Advisers who decide about people's advice, in the app of a test. */
export function decidingIn(of: () => TestApp, staff: ReturnType<typeof staffIn>) {
  /** Somebody whose advice the rules hand to a person: they work for themselves, and owe for the business. */
  async function waiting(currentBalance = 16_000) {
    const qualifier = { employment: 'self-employed' };
    const debt = { currentBalance, isForBusiness: true };
    const person = await atAdvice(of(), { qualifier, debt });
    const { answer } = await person.call(recommendation, {});
    expect(answer.status).toBe('ask an adviser');
    return { person, recordId: answer.recordId ?? '' };
  }

  /** Whoever of the staff has a cookie, at the case of a person. */
  function at(person: Walker, cookie: string) {
    const path = `/cases/${person.customerId}`;
    const advice = async () => (await staff.send('GET', `${path}/advice`, undefined, cookie)).body;
    const optionOf = async (wanted: (option: Option) => boolean): Promise<Option> => {
      const { options } = await advice();
      const option = options.find(wanted);
      if (!option) throw new Error(`No such option among ${JSON.stringify(options)}`);
      return option;
    };
    const decide = (recordId: string, option: Option, more: object = {}) =>
      staff.send(
        'POST',
        `${path}/advice/${recordId}/decision`,
        {
          shortName: option.shortName,
          reason: REASON,
          asked: option.asks.map(({ code }) => code),
          replaces: null,
          ...more,
        },
        cookie,
      );
    const look = (decisionId: string, approves: boolean, reason = 'Their car is worth more.') =>
      staff.send(
        'POST',
        `${path}/decisions/${decisionId}/look`,
        approves ? { approves } : { approves, reason },
        cookie,
      );
    const takeBack = (decisionId: string, reason = 'We had the wrong rent.') =>
      staff.send('POST', `${path}/decisions/${decisionId}/take-back`, { reason }, cookie);
    return { advice, optionOf, decide, look, takeBack };
  }

  const choose = (person: Walker, recordId: string, shortName: string) =>
    chooses(person, { recordId, shortName });
  const workOf = ({ customerId }: Walker) =>
    of()
      .database.selectFrom('work_items')
      .select(['id', 'subject', 'state', 'last_outcome', 'taken_by', 'due_at', 'created_at'])
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'advice')
      .orderBy('created_at')
      .execute();

  /** Somebody to whom a plan is recommended, which an adviser changes to another that is open too. */
  async function changed() {
    const person = await atAdvice(of(), { debt: { currentBalance: 16_000 } });
    const { answer } = await person.call(recommendation, {});
    const recordId = answer.recordId ?? '';
    const adviser = await staff.member();
    const option = await at(person, adviser.cookie).optionOf(
      ({ outcome, asks }) => outcome === 'changed' && asks.every(({ how }) => how === 'ask'),
    );
    const done = await at(person, adviser.cookie).decide(recordId, option);
    expect([done.status, done.body.outcome]).toEqual([200, 'changed']);
    const decidedNow = async () => (await person.call(recommendation, {})).answer.decided;
    return { person, recordId, adviser, option, decisionId: done.body.decisionId, decidedNow };
  }

  const mailsTo = ({ customerId }: Walker) =>
    of()
      .database.selectFrom('outbox')
      .select('kind')
      .where('customer_id', '=', customerId)
      .where('kind', '=', 'advice looked at')
      .execute();

  return { waiting, at, choose, workOf, changed, mailsTo };
}
