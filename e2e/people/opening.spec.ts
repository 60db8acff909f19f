import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { layoutShift } from '../person/layoutShift.ts';

for (const [moment, says] of [
  ['2026-11-23T11:00:00Z', 'Open now, until 8pm'],
  ['2026-11-23T21:00:00Z', 'Opens tomorrow at 8am'],
  ['2026-12-24T21:00:00Z', 'Opens on Saturday at 9am'],
] as const) {
  test(`at ${moment} the page with our number says, in the words of the cards: ${says}; nothing jumps (WT-171)`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date(moment));
    const shift = await layoutShift(page);
    await page.goto('/contact');
    await expect(page.getByText(says, { exact: true })).toBeVisible();
    const { score, sources } = await shift();
    expect(score, sources.join('\n')).toBe(0);
    await expectAccessible(page);
  });
}

test('without script the page with our number says the hours, and leaves out whether we are there now (WT-171)', async ({
  visit,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto('/contact');
  await expect(page.getByText('Monday to Friday 8am to 8pm')).toBeVisible();
  await expect(page.getByText(/^(?:Open now|Opens)/)).toHaveCount(0);
});
