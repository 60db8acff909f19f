import { type BrowserContext, expect } from '@playwright/test';
import { CREDITORS } from '../pages/qualifier.ts';
import { credentials } from './credentials.ts';
import { type EarlierVisit, savingAnswers } from './earlierVisit.ts';
import { registered } from './registered.ts';

/** A debt as a person would type it, by the names of the call. */
export type GivenDebt = {
  readonly id?: string;
  readonly initialCreditorName: string;
  readonly creditTypeId: number;
  readonly currentBalance: number;
  readonly regularPaymentAmount: number;
  readonly isJoint?: boolean;
  readonly creditorReference?: string;
  readonly hasLegalAction?: boolean;
  readonly isSecured?: boolean;
  readonly hasAttachmentOfEarnings?: boolean;
  readonly hasGuarantor?: boolean;
  readonly canGuarantorBeLiable?: boolean;
  readonly isInArrears?: boolean;
  readonly arrears?: number;
  readonly hasArrangement?: boolean;
  readonly isForBusiness?: boolean;
  readonly cameFromFraud?: boolean;
};

type Reviewer = {
  readonly email: string;
  readonly firstName?: string;
  /** Set for somebody whose browser shows the first look already. */
  readonly fromFirstLook?: boolean;
  /** What was answered in the first questions otherwise than most people do. */
  readonly answers?: EarlierVisit['answers'];
  readonly debts?: readonly GivenDebt[];
};

/** Turns the person of a browser into somebody with an account who has had the first look. */
export async function hadFirstLook(
  context: BrowserContext,
  { email, firstName = 'Danielle', answers }: Reviewer,
): Promise<void> {
  await registered(context, { email, firstName, lastName: 'Okafor', answers });
  const { request } = context;
  const headers = await credentials(context);
  for (const consentChannelTypeId of [1, 2]) {
    const data = { consentTypeId: 3, consentChannelTypeId, hasConsented: false };
    expect((await request.post('/api/core/consents/mine', { headers, data })).ok()).toBe(true);
  }
  const consents = { stepId: 'consents', answers: [] };
  expect((await request.post('/api/core/answers/mine', { headers, data: consents })).status()).toBe(204);
  const save = await savingAnswers(context, headers);
  await save('creditors', answers?.creditors ?? CREDITORS.usual);
  await save('phone', '07400123456');
}

/** Like `hadFirstLook`, with the full review begun and answered up to a step. */
export async function reviewingUpTo(
  context: BrowserContext,
  reviewer: Reviewer,
  stepId: string,
): Promise<void> {
  // Who named nobody begins with an empty list of debts.
  const answers = { creditors: ['I’m not sure'], arrears: ['None of these'], ...reviewer.answers };
  if (!reviewer.fromFirstLook) await hadFirstLook(context, { ...reviewer, answers });
  const { request } = context;
  const headers = await credentials(context);
  const begun = await request.post('/api/core/customers/create-next-journey', { headers, data: {} });
  expect(await begun.json()).toMatchObject({ templateId: expect.stringMatching(/^full-review-\d+$/) });
  await answeredUpTo(context, stepId);
}

/** Like `reviewingUpTo`, up to the debts, with those of an earlier visit on the list. */
export async function reviewing(context: BrowserContext, reviewer: Reviewer): Promise<void> {
  await reviewingUpTo(context, reviewer, 'debts');
  const { request } = context;
  const headers = await credentials(context);
  for (const debt of reviewer.debts ?? []) {
    const added = await request.post('/api/core/debts/mine?stepId=debts', {
      headers,
      data: { isJoint: false, ...debt },
    });
    expect(added.ok(), `adding ${debt.initialCreditorName}: ${await added.text()}`).toBe(true);
  }
}

/** The answers before the debts of a person who rents, lives alone and has no assets and nothing to report. */
const BEFORE_THE_DEBTS: readonly (readonly [stepId: string, word: string | null, value: string])[] = [
  ['usual-home', 'yes', 'Yes, I usually live there'],
  ['owns', 'none', 'None of these'],
  ['savings', 'amount', '0'],
  ['household', null, ''],
  ['health', null, ''],
  ['work', 'none', 'None of these'],
  ['earlier-plans', 'none', 'None of these'],
  ['happened', 'none', 'None of these'],
  ['pressing', 'none', 'None of these'],
];

/** Answers the full review, which the person of a browser has begun, up to a step. */
export async function answeredUpTo(context: BrowserContext, before: string): Promise<void> {
  const { request } = context;
  const headers = await credentials(context);
  for (const [stepId, word, value] of BEFORE_THE_DEBTS) {
    if (stepId === before) return;
    if (stepId === 'household') {
      const alone = { dependentsUnder16: 0, dependentsUnder18: 0, dependentsOver18: 0, additionalAdults: 0 };
      const data = { stepId, ...alone };
      expect((await request.post('/api/core/household/mine', { headers, data })).ok()).toBe(true);
    }
    const answers = word === null ? [] : [{ id: `${stepId}.${word}`, value }];
    const saved = await request.post('/api/core/answers/mine', { headers, data: { stepId, answers } });
    expect(saved.status(), `saving ${stepId}: ${await saved.text()}`).toBe(204);
  }
}
