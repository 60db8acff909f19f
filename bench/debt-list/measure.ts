import { chromium } from '@playwright/test';
import { DebtsPage } from '@towpath/e2e/pages/DebtsPage.ts';
import { reviewing } from '@towpath/e2e/person/reviewing.ts';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

/** Something a person does at a long list of debts, and the longest that one frame took meanwhile. */
export type Act = {
  readonly name: string;
  /** Milliseconds, over all tries; frames under 50 ms are not told apart by the browser and count as 0. */
  readonly longestFrame: number;
};

export type DebtListMeasured = { readonly debts: number; readonly acts: readonly Act[] };

const TRIES = 3;
/** Time for what an act sets off, such as saving and drawing the list anew, to be over. */
const SETTLE = 800;

/**
 * Opens a list of that many debts in a window as wide as a phone, changes a debt in its middle and deletes another, and
 * asks the browser for the frames that took longer than 50 ms.
 */
export async function measureDebtList(
  origin: string,
  debts: number,
  log: (line: string) => void,
): Promise<DebtListMeasured> {
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium(log) });
  try {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 390, height: 844 } });
    await reviewing(context, {
      email: `bench-${process.pid}-${Date.now()}@towpath.example`,
      debts: Array.from({ length: debts }, (_, at) => ({
        initialCreditorName: `Creditor ${at + 1}`,
        creditTypeId: 1,
        currentBalance: 100 + at,
        regularPaymentAmount: 5,
        hasLegalAction: false,
        isSecured: false,
        hasAttachmentOfEarnings: false,
      })),
    });
    const page = await context.newPage();
    await page.addInitScript(keepLongFrames);
    const list = new DebtsPage(page);
    const longest = new Map<string, number>();
    const act = async (name: string, work: () => Promise<unknown>) => {
      await page.evaluate('longFrames.length = 0');
      await work();
      await page.waitForTimeout(SETTLE);
      const frames = await page.evaluate<number[]>('longFrames');
      longest.set(name, Math.max(longest.get(name) ?? 0, ...frames));
    };
    for (let tries = 0; tries < TRIES; tries++) {
      await page.goto('/journey/debts-intro');
      await list.intro.waitFor();
      await page.waitForTimeout(SETTLE);
      await act('the list shows', async () => {
        await list.continue.click();
        await list.overview.waitFor();
      });
      const changed = `Creditor ${Math.floor(debts / 2) + tries}`;
      await act('a debt opens', async () => {
        await list.edit(changed).click();
        await list.form.waitFor();
      });
      await act('its sum is typed', () => list.balance.pressSequentially('12'));
      await act('it is saved, and the list shows', async () => {
        await list.continue.click();
        await list.overview.waitFor();
      });
      await act('a debt is deleted', async () => {
        await list.delete(`Creditor ${debts - tries}`).click();
        await list.deleteQuestion.getByRole('button', { name: /delete/i }).click();
        await list.deleteQuestion.waitFor({ state: 'hidden' });
      });
    }
    return { debts, acts: [...longest].map(([name, longestFrame]) => ({ name, longestFrame })) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the browser tells of each frame that took longer than 50 ms. */
function keepLongFrames(): void {
  const kept: number[] = [];
  Object.assign(window, { longFrames: kept });
  new PerformanceObserver(entries => {
    for (const { duration } of entries.getEntries()) kept.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}
