import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import { planPdf } from '@towpath/contracts/api/papers.ts';
import { myPlan } from '@towpath/contracts/api/plans.ts';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import type { PlanState } from '@towpath/domain/plans/planState.ts';
import { expect } from 'vitest';
import { atAdvice } from './adviceJourney.ts';
import { answerAll } from './applying.ts';
import { chooses } from './choosing.ts';
import type { handingOverIn } from './handingOver.ts';
import type { Walker } from './journeyWalk.ts';
import { readPdf } from './readPdf.ts';
import type { staffIn } from './staff.ts';
import type { TestApp } from './testApp.ts';

/** The day on which the advisers of these tests work. */
export const TODAY = '2026-11-24';
type Reader = Pick<Walker, 'call' | 'customerId'>;

/** What those decided whom an application went to, as one of us notes it. */
export const answer = (outcome: 'granted' | 'refused' | 'withdrawn', on = TODAY) => ({
  version: 1,
  outcome,
  on,
  reference: '',
  says: '',
});

/** People whose application was sent by an adviser, and what all of us read of it then, in the app of a test. */
export function sentOffIn(
  of: () => TestApp,
  staff: ReturnType<typeof staffIn>,
  handing: ReturnType<typeof handingOverIn>,
) {
  const mine = async (person: Reader) => (await person.call(myPlan, {})).answer;
  const dashboardOf = async (person: Reader) => (await person.call(myDashboard, {})).answer;

  /** The record of their advice as of now: what was granted is a fact of it. */
  const recordNow = async (person: Reader) => (await person.call(recommendation, {})).answer.recordId ?? '';

  /** What somebody of us reads of it in the case, as of now. */
  async function inCase({ customerId }: Reader) {
    const { cookie } = await staff.member();
    const path = `/cases/${customerId}/plan`;
    const { plan, past } = (await staff.send('GET', path, undefined, cookie)).body;
    const note = async (to: PlanState) => {
      const body = { planId: plan.id, from: plan.state, to };
      return (await staff.send('POST', `${path}/notes`, body, cookie)).status;
    };
    return { plan, past, note };
  }

  /** The plan as it stands on its paper. */
  async function paperOf(person: Reader, planId: string): Promise<string> {
    const { bytes } = await person.call(planPdf, { params: { planId }, query: {} });
    return (await readPdf(bytes)).text;
  }

  /** What an adviser has taken, accepted and sent. */
  async function sentFor(person: Walker, planId: string, cookie: string) {
    await answerAll(person);
    await handing.handOver(person);
    await handing.takes(planId, cookie);
    const act = async (what: string, body: object) =>
      (await staff.send('POST', `/cases/${person.customerId}/application/${what}`, body, cookie)).status;
    expect(await act('accept', { version: 1 })).toBe(204);
    expect(await act('sent', { version: 1, on: TODAY, reference: '' })).toBe(204);
    return { person, planId, act };
  }

  /** Somebody whose administration order, or Breathing Space, is with those who decide on it. */
  async function applied(shortName: 'AO' | 'BS') {
    const adviser = await staff.memberInTheMorning();
    const person = await atAdvice(
      of(),
      shortName === 'AO'
        ? { debt: { currentBalance: 4000, hasLegalAction: true, courtStage: 'judgment' } }
        : { qualifier: { urgent: 'court' } },
    );
    const recordId = (await person.call(recommendation, {})).answer.recordId ?? '';
    const planId = (await chooses(person, { recordId, shortName })).answer.plan.id;
    return { ...(await sentFor(person, planId, adviser.cookie)), recordId };
  }

  /** The same of a debt relief order. */
  async function appliedForOrder() {
    const { act, ...chose } = await handing.handedOver();
    await act('accept', { version: 1 });
    await act('sent', { version: 1, on: TODAY, reference: '' });
    return { ...chose, act: async (what: string, body: object) => (await act(what, body)).status };
  }

  return { mine, dashboardOf, recordNow, inCase, paperOf, sentFor, applied, appliedForOrder };
}
