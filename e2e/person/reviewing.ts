import { type BrowserContext, expect } from '@playwright/test';
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
};

type Reviewer = {
  readonly email: string;
  readonly firstName?: string;
  readonly debts?: readonly GivenDebt[];
};

/** Makes the person of a browser somebody who has had their first look, with an account. */
export async function hadFirstLook(
  context: BrowserContext,
  { email, firstName = 'Danielle' }: Reviewer,
): Promise<void> {
  await registered(context, { email, firstName, lastName: 'Okafor' });
  const { request } = context;
  const headers = await credentials(context);
  for (const consentChannelTypeId of [1, 2]) {
    const data = { consentTypeId: 3, consentChannelTypeId, hasConsented: false };
    expect((await request.post('/api/core/consents/mine', { headers, data })).ok()).toBe(true);
  }
  for (const data of [
    { stepId: 'consents', answers: [] },
    { stepId: 'phone', answers: [{ id: 'phone.number', value: '07400123456' }] },
  ]) {
    const saved = await request.post('/api/core/answers/mine', { headers, data });
    expect(saved.status(), `saving ${data.stepId}`).toBe(204);
  }
}

/** As above, and the full review is begun, with the debts of an earlier visit on the list. */
export async function reviewing(context: BrowserContext, reviewer: Reviewer): Promise<void> {
  await hadFirstLook(context, reviewer);
  const { request } = context;
  const headers = await credentials(context);
  const begun = await request.post('/api/core/customers/create-next-journey', { headers, data: {} });
  expect(await begun.json()).toMatchObject({ templateId: 'full-review-1' });
  for (const debt of reviewer.debts ?? []) {
    const added = await request.post('/api/core/debts/mine?stepId=debts', {
      headers,
      data: { isJoint: false, ...debt },
    });
    expect(added.ok(), `adding ${debt.initialCreditorName}: ${await added.text()}`).toBe(true);
  }
}

async function credentials(context: BrowserContext): Promise<Record<string, string>> {
  const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
  return { authorization: `Bearer ${cookies.get('accessToken')}` };
}
