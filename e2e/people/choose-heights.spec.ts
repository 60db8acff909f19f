import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ChoosePage } from '../pages/ChoosePage.ts';
import { advised } from '../person/advised.ts';
import { spends } from '../person/budgeting.ts';
import { credentials } from '../person/credentials.ts';
import { heightOf } from '../person/heightOf.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

/** The most that the screens of choosing may be high on a phone, in px. */
const HIGHEST = 3000;

const loan = (initialCreditorName: string, currentBalance: number) => ({
  initialCreditorName,
  creditTypeId: 4,
  currentBalance,
  regularPaymentAmount: 40,
});
/** These have questions first, and a call to book. */
const INSOLVENCIES: readonly string[] = ['iva', 'bky', 'dro', 'seq'];
const JUDGMENT = { hasLegalAction: true, courtStage: 'judgment' };

/** With the card of £4,212: who they owe, where they live, what rent leaves them, and what they can choose by that. */
const PEOPLE = [
  {
    who: 'who owes £20,000 in England',
    moreDebts: [loan('Heron Loans', 9000), loan('Swift Bank', 6800)],
    choose: ['iva', 'dmp', 'bky', 'bs'],
    before: 'dmp',
  },
  {
    who: 'with little left in England',
    moreDebts: [loan('Heron Loans', 9000)],
    rent: 780,
    choose: ['dro', 'bky', 'bs'],
    before: 'bs',
  },
  {
    who: 'with little left in Northern Ireland',
    livesIn: 'Northern Ireland',
    moreDebts: [loan('Heron Loans', 9000)],
    rent: 780,
    choose: ['bky', 'dro'],
    before: null,
  },
  {
    who: 'who owes £19,000 in Scotland',
    livesIn: 'Scotland',
    moreDebts: [loan('Heron Loans', 9000), loan('Swift Bank', 6000)],
    choose: ['das', 'dmp', 'smp', 'seq', 'mor'],
    before: 'das',
  },
  {
    who: 'with a judgment in England',
    moreDebts: [{ ...loan('Heron Loans', 700), ...JUDGMENT }],
    choose: ['ao', 'dap', 'smp', 'dmp', 'bs'],
    before: 'ao',
  },
] as const;

/** A plan that whatever is chosen next takes the place of, which is said before. */
async function hasChosen(context: BrowserContext, shortName: string): Promise<void> {
  const headers = await credentials(context);
  const advice = await context.request.get('/api/core/advice/mine/recommendation', { headers });
  const { recordId } = await advice.json();
  const data = { recordId, shortName: shortName.toUpperCase(), hasReadRisks: true, replaces: null };
  const chosen = await context.request.post('/api/core/plans/mine', { headers, data });
  expect(chosen.ok(), await chosen.text()).toBe(true);
}

for (const { who, moreDebts, choose, before, ...person } of PEOPLE) {
  test(`what somebody ${who} can choose is at most so high on a phone, with and without a plan before it (DN-648)`, async ({
    fullAdvice,
    page,
    context,
    email,
  }) => {
    test.setTimeout(180_000);
    const look = looking(page);
    const livesIn = 'livesIn' in person ? person.livesIn : undefined;
    if (livesIn) {
      const answers = { nation: livesIn, arrears: ['None of these'], creditors: ['Credit or store cards'] };
      await hadFirstLook(context, { email, answers });
    }
    await advised(context, { email, moreDebts, livesIn });
    if ('rent' in person) {
      await spends(context, 11, [
        [2001, person.rent],
        [2006, 120],
        [2008, 15],
      ]);
    }
    await fullAdvice.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { choose: button, times } = new ChoosePage(page);
    const measured = async (isSecond: boolean) => {
      for (const name of choose) {
        await page.goto(`/choose/${name}`);
        await expect(button).toBeVisible();
        if (INSOLVENCIES.includes(name) && !isSecond) await expect(times.first()).toBeVisible();
        // The times of a call come after the page, where one is to be booked.
        await page.waitForLoadState('networkidle');
        const height = await heightOf(page);
        const says = `choosing ${name} ${who}${isSecond ? ', after another' : ''}`;
        process.stdout.write(`${says} at 390: ${height} px\n`);
        expect(height, says).toBeLessThanOrEqual(HIGHEST);
        if (!isSecond && name === choose[0]) await look(`choose-${name}-${livesIn ?? 'England'}`);
      }
    };
    await measured(false);
    if (before !== null) {
      await hasChosen(context, before);
      await measured(true);
    }
  });
}
