import { giveConsent } from '@towpath/contracts/api/consents.ts';
import { CONSENT_CHANNELS, CONSENT_TYPES } from '@towpath/domain/people/consents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atAdvice } from '../../testing/adviceJourney.ts';
import type { Walker } from '../../testing/journeyWalk.ts';
import { staffIn } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';

let test: TestApp;
let person: Walker;
let cookie: string;
beforeAll(async () => {
  test = await createTestApp();
  person = await atAdvice(test);
  cookie = (await staff.member()).cookie;
});
afterAll(() => test.close());
const staff = staffIn(() => test);
const read = async (path: string) => (await staff.send('GET', path, undefined, cookie)).body;

describe('what a case says of a person', () => {
  it('has a day as 27 March 1985 and money as £1,650 among the answers (PT-457)', async () => {
    const { questionnaires } = await read(`/cases/${person.customerId}/answers`);
    type Row = { readonly stepId: string; readonly answer: readonly string[] };
    const rows: readonly Row[] = questionnaires.flatMap(
      ({ answers }: { readonly answers: readonly Row[] }) => answers,
    );
    const said = (id: string) => rows.find(({ stepId }) => stepId === id)?.answer;
    expect(said('birth-date')).toEqual(['27 March 1985']);
    expect(said('income')).toEqual(['£1,650']);
    expect(said('nation')).toEqual(['England']);
  });

  it('tells a first no from a yes that was taken back (PT-455)', async () => {
    const say = async (consentChannelTypeId: number, hasConsented: boolean) => {
      const body = { consentTypeId: CONSENT_TYPES.marketing, consentChannelTypeId, hasConsented };
      expect((await person.call(giveConsent, { body })).status).toBe(204);
    };
    const news = async () => {
      const { events } = await read(`/cases/${person.customerId}/timeline`);
      return events
        .filter(({ detail }: { readonly detail: string | null }) => detail === 'news')
        .map(({ kind }: { readonly kind: string }) => kind);
    };
    const before = await news();
    await say(CONSENT_CHANNELS.text, false);
    await say(CONSENT_CHANNELS.text, true);
    await say(CONSENT_CHANNELS.text, false);
    expect((await news()).slice(0, 3)).toEqual(['consent withdrawn', 'consent given', 'consent refused']);
    expect(await news()).toHaveLength(before.length + 3);
  });

  it('has the changes of the session that it is on alone: no end twice without a way back (PT-456)', async () => {
    const { changes, status } = await read(`/people/${person.customerId}`);
    expect(status).toBe('Complete');
    expect(changes.map(({ from, to }: Record<string, string>) => [from, to])).toEqual([
      ['Active', 'Complete'],
    ]);
    const all = await test.database
      .selectFrom('journey_status_changes')
      .select('new')
      .where('customer_id', '=', person.customerId)
      .execute();
    expect(all.map(one => one.new)).toEqual(['Complete', 'Complete']);
  });
});
