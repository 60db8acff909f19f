import { handOverApplication } from '@towpath/contracts/api/applications.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { expect } from 'vitest';
import { londonDate } from '../platform/time/londonDate.ts';
import { answerAll, applicationOf, choseOrder } from './applying.ts';
import type { decidingIn } from './deciding.ts';
import type { Walker } from './journeyWalk.ts';
import type { staffIn } from './staff.ts';
import type { TestApp } from './testApp.ts';

/** People who hand over what they apply for, and the advisers who take it, in the app of a test. */
export function handingOverIn(
  of: () => TestApp,
  staff: ReturnType<typeof staffIn>,
  deciding: ReturnType<typeof decidingIn>,
) {
  async function handOver(person: Walker, asItIs = false) {
    const { planId, revision } = await applicationOf(person);
    return (await person.call(handOverApplication, { body: { planId, revision, asItIs } })).answer;
  }

  /** An adviser says of somebody's advice of today that the order fits, and whoever has to look at that does. */
  async function saysItFits(person: Walker, cookie: string, replaces: string | null = null): Promise<void> {
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const at = deciding.at(person, cookie);
    const option = await at.optionOf(({ shortName }) => shortName === 'DRO');
    const { status, body } = await at.decide(recordId, option, { replaces });
    expect(status).toBe(200);
    if (body.outcome === 'confirmed') return;
    const approver = await staff.memberInTheMorning('approver');
    expect((await deciding.at(person, approver.cookie).look(body.decisionId, true)).status).toBe(204);
  }

  /** Whoever has a cookie notes that they talked it over with its person today, and went through what they answered. */
  async function talksWith(person: Walker, planId: string, cookie: string, how = 'phone'): Promise<void> {
    const on = isoDate(londonDate(of().clock.now()));
    const body = { planId, on, how, hasGoneThrough: true };
    const noted = await staff.send('POST', `/cases/${person.customerId}/plan/talk`, body, cookie);
    expect(noted.status).toBe(204);
  }

  async function takes(
    planId: string,
    cookie: string,
    kind: 'application' | 'plan' = 'application',
  ): Promise<void> {
    const work = await of()
      .database.selectFrom('work_items')
      .select('id')
      .where('subject', '=', planId)
      .where('kind', '=', kind)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    expect((await staff.send('POST', `/tasks/${work.id}/take`, undefined, cookie)).status).toBe(204);
  }

  /** Somebody who has handed over, and an adviser who has taken it, talked it over and said that the order fits, where asked to. */
  async function handedOver(
    { isConfirmed = true, isComplete = true, isTalkedOver = true } = {},
    given: Parameters<typeof choseOrder>[1] = {},
  ) {
    const adviser = await staff.memberInTheMorning();
    const chose = await choseOrder(of(), given);
    const { person, planId } = chose;
    if (isComplete) await answerAll(person);
    await handOver(person, !isComplete);
    if (isConfirmed) await saysItFits(person, adviser.cookie);
    if (isTalkedOver) await talksWith(person, planId, adviser.cookie);
    await takes(planId, adviser.cookie);
    const path = `/cases/${person.customerId}/application`;
    const act = (what: string, body?: object, cookie = adviser.cookie) =>
      staff.send('POST', `${path}/${what}`, body, cookie);
    const read = async (cookie = adviser.cookie) =>
      (await staff.send('GET', path, undefined, cookie)).body.application;
    const get = (what: string) => staff.send('GET', `${path}/${what}`, undefined, adviser.cookie);
    return { ...chose, adviser, act, read, get };
  }

  return { handOver, saysItFits, talksWith, takes, handedOver };
}
