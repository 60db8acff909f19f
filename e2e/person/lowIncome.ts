import { type BrowserContext, expect } from '@playwright/test';
import { credentials } from './credentials.ts';

/** Turns somebody with advice into one with a wage and Universal Credit, the same in all, who pays for broadband too. */
export async function getsUniversalCredit(context: BrowserContext): Promise<void> {
  const headers = await credentials(context);
  const submit = async (side: string, categoryId: number, lines: readonly (readonly [number, number])[]) => {
    const types = lines.map(([typeId, amount]) => ({ typeId, amount, frequencyId: 1 }));
    const data = { categoryId, types };
    const sent = await context.request.post(`/api/core/sfs/mine/${side}/category`, { headers, data });
    expect(await sent.json(), `submitting ${categoryId}`).toMatchObject({ status: 'Completed' });
  };
  await submit('income', 1, [[1001, 1100]]);
  await submit('income', 2, [[1011, 400]]);
  await submit('expenditure', 21, [
    [3001, 30],
    [3002, 30],
  ]);
  const completed = await context.request.get('/api/core/sfs/mine/sfs/complete', { headers });
  expect(completed.ok(), await completed.text()).toBe(true);
}
