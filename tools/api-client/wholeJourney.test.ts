import { createTestApp, type TestApp } from '@towpath/server/testing/testApp.ts';
import type { Client } from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components, paths } from './api.generated.ts';
import { apiClient } from './apiClient.ts';

type Step = components['schemas']['Step'];

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await createTestApp();
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

/** What the person answers: the ids of what they choose, or what they type. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  nation: ['nation.england'],
  housing: ['housing.private'],
  'debt-count': ['debt-count.some'],
  'debt-total': ['debt-total.10000-20000'],
  'birth-date': ['1985-03-27'],
  'formal-plan': ['formal-plan.none'],
  employment: ['employment.full-time'],
  bills: ['bills.missed-some'],
  arrears: ['arrears.council-tax', 'arrears.energy'],
  urgent: ['urgent.none'],
  income: ['1,650'],
  'spend-home': ['700'],
  'spend-food': ['320'],
  'spend-bills': ['260'],
  'spend-travel': ['120'],
  'spend-other': ['90'],
  creditors: ['creditors.credit-card', 'creditors.overdraft'],
  phone: ['07911 123456'],
  'usual-home': ['usual-home.yes'],
  owns: ['owns.none'],
  savings: ['0'],
  work: ['work.none'],
  'earlier-plans': ['earlier-plans.none'],
  happened: ['happened.none'],
  pressing: ['pressing.none'],
  'only-benefits': ['only-benefits.no'],
  changes: ['changes.none'],
};

/** What comes in and goes out each month, in pounds, by the name of the line. */
const MONTH: Readonly<Record<string, string>> = {
  'Your take-home pay': '1,500',
  Rent: '600',
  'Council tax': '120',
  Gas: '60',
  Electricity: '60',
  'Water supply': '30',
  Mobile: '60',
  'Groceries and cleaning': '280',
  'Clothing and footwear': '50',
};

let credential: string | undefined;

/** The answer of a call; throws with what the refusal said. */
async function given<Answer>(made: Promise<{ data?: Answer; error?: components['schemas']['ErrorBody'] }>) {
  const { data, error } = await made;
  if (error) throw new Error(`${error.error.code}: ${JSON.stringify(error.error)}`);
  return data as NonNullable<Answer>; // a call that was not refused has its answer
}

/** Walks a questionnaire to its end; returns the type of the step it ends at. */
async function walk(api: Client<paths>): Promise<string> {
  const { pages } = await given(api.GET('/api/core/journeys/mine/pages'));
  const steps = new Map(
    pages.flatMap(({ sections }) => sections.flatMap(section => section.steps.map(step => [step.id, step]))),
  );
  for (;;) {
    const { position } = await given(api.GET('/api/core/journeys/mine/status'));
    const step = steps.get(position?.stepId ?? '');
    if (!step || step.type.endsWith('Advice')) return step?.type ?? '';
    await DO[step.type]?.(api, step);
    if (step.type !== 'Registration') await save(api, step);
  }
}

async function save(api: Client<paths>, step: Step) {
  const answers = (ANSWERS[step.id] ?? []).map(given => {
    const chosen = step.answers.find(({ id }) => id === given);
    return chosen ? { id: chosen.id, value: chosen.value } : { id: step.answers[0]?.id ?? '', value: given };
  });
  await given(api.POST('/api/core/answers/mine', { body: { stepId: step.id, answers } }));
}

/** What is done by calls of its own, by the type of step. */
const DO: Readonly<Record<string, (api: Client<paths>, step: Step) => Promise<unknown>>> = {
  async Registration(api, { id }) {
    const body = { email: 'stranger@towpath.example', firstName: 'Danielle', lastName: 'Hughes', stepId: id };
    const { accessToken } = await given(api.POST('/api/core/users/customer/register', { body }));
    credential = `Bearer ${accessToken}`;
  },
  async 'Marketing Consents'(api) {
    for (const consentChannelTypeId of [1, 2]) {
      const body = { consentTypeId: 3, consentChannelTypeId, hasConsented: false };
      await given(api.POST('/api/core/consents/mine', { body }));
    }
  },
  async 'Customer Debts'(api, { id }) {
    const kinds = await given(api.GET('/api/core/debts/credit-types'));
    const body = {
      initialCreditorName: 'Kestrel Cards',
      creditTypeId: kinds.find(({ name }) => /credit card/i.test(name))?.id ?? null,
      currentBalance: 9000,
      regularPaymentAmount: 105,
      isJoint: false,
      hasLegalAction: false,
      isSecured: false,
      hasAttachmentOfEarnings: false,
      isInArrears: true,
      arrears: 210,
      hasArrangement: false,
      isForBusiness: false,
      cameFromFraud: false,
      isDisputed: false,
      isVeryOld: false,
    };
    await given(api.POST('/api/core/debts/mine', { params: { query: { stepId: id } }, body }));
  },
  async 'Household Makeup'(api, { id }) {
    const alone = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
    await given(api.POST('/api/core/household/mine', { body: { stepId: id, ...alone } }));
  },
  async SFS(api) {
    const monthly = (await given(api.GET('/api/core/sfs/frequencies')))[0]?.frequencyId ?? 0;
    const sides = [
      ['/api/core/sfs/mine/income/category', await given(api.GET('/api/core/sfs/income/categories'))],
      [
        '/api/core/sfs/mine/expenditure/category',
        await given(api.GET('/api/core/sfs/expenditure/categories')),
      ],
    ] as const;
    for (const [path, categories] of sides) {
      for (const { categoryId, subCategories } of categories) {
        const types = subCategories.flatMap(({ types }) =>
          types.map(({ typeId, typeName }) => ({
            typeId,
            frequencyId: monthly,
            amount: MONTH[typeName] ?? '',
          })),
        );
        const stands = await given(api.POST(path, { body: { categoryId, types } }));
        // What is unusual wants a reason: the first that is offered.
        const reasons = new Map(
          stands.types.map(line => [line.typeId, line.deviationReasons[0]?.deviationReasonId]),
        );
        if (stands.status !== 'Error') continue;
        const told = types.map(line => ({ ...line, deviationReasonId: reasons.get(line.typeId) ?? null }));
        await given(api.POST(path, { body: { categoryId, types: told } }));
      }
    }
    await given(api.GET('/api/core/sfs/mine/sfs/complete'));
  },
  async 'SFS Summary'(api) {
    const body = { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: false };
    await given(api.POST('/api/core/consents/mine', { body }));
  },
};

describe('somebody who knows the page of the API alone', () => {
  it('comes from nothing to advice by the client that is made from it (IS-226)', async () => {
    const api = apiClient(address, () => credential);
    const { basicAuthToken } = await given(api.POST('/api/core/sessions/guest'));
    credential = `Basic ${basicAuthToken}`;
    await given(api.POST('/api/core/customers/create-journey', { body: {} }));
    expect(await walk(api)).toBe('Qualifier Advice');
    const { availableSolutions } = await given(api.GET('/api/core/advice/mine/qualifier'));
    expect(availableSolutions.length).toBeGreaterThan(1);
    expect(credential).toMatch(/^Bearer /);

    await given(api.POST('/api/core/customers/create-next-journey', { body: {} }));
    expect(await walk(api)).toBe('Full Journey Advice');
    const { status, recommended, recordId } = await given(api.GET('/api/core/advice/mine/recommendation'));
    expect({ status, recommended: recommended?.product.shortName }).toEqual({
      status: 'ready',
      recommended: 'DMP',
    });
    const papers = await given(api.GET('/api/core/papers/mine'));
    expect(papers.advice?.recordId).toBe(recordId);
  });
});
