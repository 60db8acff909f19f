import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { withBudget } from '../person/budgeting.ts';

/** What stands drawn in a sheet of A4 between its margins, in px. */
const SHEET = { width: 673, height: 980 };

test('Danielle sees what folds by its own arrow, and on paper all of it is open with its frames whole (WT-125)', async ({
  page,
  context,
  email,
  fullAdvice,
}) => {
  await advised(context, { email });
  await fullAdvice.open();
  const folds = page.locator('summary');
  await expect(folds.filter({ hasText: 'more to know before you choose' })).toBeVisible();
  const arrows = await folds.evaluateAll(all =>
    all.map(one => ({
      says: one.textContent,
      isBrowsers: getComputedStyle(one).display === 'list-item',
      hasOwn: one.querySelector('svg') !== null,
    })),
  );
  expect(arrows.filter(({ isBrowsers, hasOwn }) => isBrowsers && !hasOwn)).toEqual([]);
  expect(arrows.length).toBeGreaterThan(3);
  await expectAccessible(page);

  await page.setViewportSize(SHEET);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your online journey' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    if (!box) continue;
    expect(box.x).toBeGreaterThan(0);
    expect(box.x + box.width).toBeLessThan(SHEET.width);
  }
});

test('a printed home page has the answer to each question (WT-125)', async ({ page }) => {
  await page.goto('/');
  const answers = page.locator('details > p');
  await expect(answers.first()).toBeVisible();
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('with forced colours the bars and the marks of tips keep a colour of their own (WT-126)', async ({
  page,
  context,
  email,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await withBudget(context, email);
  await page.goto('/dashboard');
  await page.getByText('Where it goes').click();
  await expect(page.locator('[data-colour]').first()).toBeVisible();
  const shades = await page
    .locator('[data-colour]')
    .evaluateAll(bars =>
      bars.map(bar => [
        getComputedStyle(bar).backgroundColor,
        getComputedStyle(bar.parentElement ?? bar).backgroundColor,
      ]),
    );
  expect(shades.length).toBeGreaterThan(1);
  for (const [bar, ground] of shades) expect(bar).not.toBe(ground);
  await page.goto('/journey/residential');
  const tip = page.getByRole('complementary').getByRole('listitem').first();
  await expect(tip).toBeVisible();
  const mark = await tip.evaluate(one => ({
    mark: getComputedStyle(one, '::before').backgroundColor,
    text: getComputedStyle(one).color,
  }));
  expect(mark.mark).toBe(mark.text);
});
