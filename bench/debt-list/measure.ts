import { chromium, type Locator } from '@playwright/test';
import { DebtsPage } from '@towpath/e2e/pages/DebtsPage.ts';
import { reviewing } from '@towpath/e2e/person/reviewing.ts';
import { findOrInstallChromium } from '@towpath/tools/checks/chromium.ts';

/** Something a person does in a long list of debts, and the longest frame meanwhile. */
export type Act = {
  readonly name: string;
  /** Milliseconds, over all tries. The browser does not report frames under 50 ms; they count as 0. */
  readonly longestFrame: number;
};

export type DebtListMeasured = { readonly debts: number; readonly acts: readonly Act[] };

const TRIES = 3;
/** Time, in ms, for the effects of an action to end, such as saving and redrawing the list. */
const SETTLE = 1200;

/**
 * Opens a list of this many debts in a window as wide as a phone, changes a debt in the middle and deletes another,
 * and reads from the browser which frames took longer than 50 ms.
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
      await page.waitForTimeout(SETTLE);
      await page.evaluate('longFrames.length = 0');
      await work();
      await page.waitForTimeout(SETTLE);
      const frames = await page.evaluate<number[]>('longFrames');
      longest.set(name, Math.max(longest.get(name) ?? 0, ...frames));
    };
    for (let tries = 0; tries < TRIES; tries++) {
      await page.goto('/journey/before-now');
      await list.continue.waitFor();
      await act('the list shows', await pressOn(list.continue));
      await act('a debt opens', await pressOn(list.edit(`Creditor ${Math.floor(debts / 2) + tries}`)));
      await list.balance.focus();
      await act('a figure is typed', () => page.keyboard.press('1'));
      await act('it is saved, and the list shows', await pressOn(list.continue));
      await list.overview.waitFor();
      await act('deleting is asked about', await pressOn(list.delete(`Creditor ${debts - tries}`)));
      await act(
        'a debt is deleted',
        await pressOn(list.deleteQuestion.getByRole('button', { name: 'Delete', exact: true })),
      );
      await list.overview.waitFor();
    }
    return { debts, acts: [...longest].map(([name, longestFrame]) => ({ name, longestFrame })) };
  } finally {
    await browser.close();
  }
}

/**
 * Finds an element and returns a function that presses it: finding it costs the browser time that a person's press
 * does not.
 */
async function pressOn(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What was to be pressed is not on the screen.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return () => target.page().mouse.click(at.x, at.y);
}

/** Runs in the page: records each frame that the browser reports as longer than 50 ms. */
function keepLongFrames(): void {
  const kept: number[] = [];
  Object.assign(window, { longFrames: kept });
  new PerformanceObserver(entries => {
    for (const { duration } of entries.getEntries()) kept.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
}
