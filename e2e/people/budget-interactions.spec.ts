import { expect, type Page, test } from '../fixtures.ts';
import { atBudget } from '../person/budgeting.ts';

/** What the page is said to take of a processor: a phone that is six times slower. */
const SLOWED = 6;

type Interaction = { readonly name: string; readonly at: string; readonly ms: number };

// Recording what happens takes most of the time that is measured here.
test.use({ trace: 'off' });

/** Records each press and key with its time from the press to the next picture. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Interaction[] = [];
    Object.assign(window, { interactions: seen });
    const observer = new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const at = entry.target instanceof Element ? entry.target.id || entry.target.textContent : '';
        if (['click', 'keydown'].includes(entry.name))
          seen.push({ name: entry.name, at: (at ?? '').slice(0, 40), ms: entry.duration });
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

const recorded = (page: Page) =>
  // Put on the window by the script above, which no type says.
  page.evaluate(() => (window as unknown as { interactions: Interaction[] }).interactions);

test('what each press and key of the budget takes on a processor slowed six times is printed, and judged by nobody but people (WT-045)', async ({
  page,
  context,
  email,
}) => {
  await atBudget(context, email);
  await page.goto('/journey/budget');
  await page.getByRole('checkbox', { name: 'Universal Credit' }).waitFor();
  const chromium = await context.newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await record(page);
  await page.getByRole('checkbox', { name: 'Universal Credit' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const pay = page.locator('#budget-line-1001');
  await pay.click();
  await page.keyboard.type('1650', { delay: 500 });
  await page.getByRole('button', { name: 'Submit Earnings' }).click();
  await expect(page.locator('#budget-line-1011')).toBeFocused();
  await page.getByRole('button', { name: /^Home and contents/ }).click();
  await expect(page.locator('#budget-line-2001')).toBeVisible();
  await expect
    .poll(async () => (await recorded(page)).map(({ at }) => at).join())
    .toContain('Home and contents');
  const all = await recorded(page);
  const lines = all.map(({ name, at, ms }) => `${ms} ms ${name} ${at}`);
  process.stdout.write(
    `Interactions of the budget, processor slowed ${SLOWED} times:\n${lines.join('\n')}\n`,
  );
});
