import { expect, test } from '../fixtures.ts';
import { looking } from '../person/looking.ts';

for (const [screen, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a computer', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a developer reads the reference of the API and finds a call by keyboard alone (IS-165)', async ({
      page,
    }) => {
      // Four megabytes of program, on a machine that others share.
      test.setTimeout(120_000);
      await page.goto('/api/docs');
      await expect(page.getByRole('heading', { level: 1, name: / API\b/ })).toBeVisible({ timeout: 30_000 });
      await looking(page)(`api-reference-${viewport.width}`);

      const search = page.getByRole('dialog', { name: 'Search' });
      const query = search.getByRole('combobox', { name: 'Enter search query' });
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(query).toBeFocused({ timeout: 2_000 });
      }).toPass();
      await page.keyboard.type('category of income');
      const first = search.getByRole('option').first();
      await expect(first).toHaveAccessibleName(/Submits a category of income.*income\/category/);
      await page.keyboard.press('ArrowDown');
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(search).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Submits a category of income' })).toBeInViewport();
    });
  });
}
