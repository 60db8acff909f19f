import { type BrowserContext, expect } from '@playwright/test';
import { withBudget } from './budgeting.ts';
import { credentials } from './credentials.ts';

type Given = readonly [stepId: string, answer: string | null, value: string];

/**
 * Makes the person of a browser somebody who has finished the full review and has only to open their advice: one card
 * of £4,212 that is behind, and £225 left each month.
 *
 * @param changed answers given another time, after all the others
 */
export async function advised(
  context: BrowserContext,
  email: string,
  changed: readonly Given[] = [],
): Promise<void> {
  await withBudget(context, email);
  const { request } = context;
  const headers = await credentials(context);
  const completed = await request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), `completing the budget: ${await completed.text()}`).toBe(true);
  const sharing = { consentTypeId: 1, consentChannelTypeId: 1, hasConsented: false };
  expect((await request.post('/api/core/consents/mine', { headers, data: sharing })).ok()).toBe(true);
  const last: readonly Given[] = [
    ['budget', null, ''],
    ['budget-summary', null, ''],
    ['only-benefits', 'no', 'No'],
    ['better-income', 'no', 'No'],
    ['lump-sum', 'amount', '0'],
  ];
  for (const [stepId, answer, value] of [...last, ...changed]) {
    const answers = answer === null ? [] : [{ id: `${stepId}.${answer}`, value }];
    const saved = await request.post('/api/core/answers/mine', { headers, data: { stepId, answers } });
    expect(saved.status(), `saving ${stepId}: ${await saved.text()}`).toBe(204);
  }
}

/** A person says from elsewhere that their food costs £700 a month and not why, so that their budget is open again. */
export async function costsMoreFor(context: BrowserContext): Promise<void> {
  const line = { typeId: 3011, amount: 700, frequencyId: 1 };
  const sent = await context.request.post('/api/core/sfs/mine/expenditure/category', {
    headers: await credentials(context),
    data: { categoryId: 22, types: [line] },
  });
  expect(await sent.json()).toMatchObject({ status: 'Error' });
}
