import { expect, test } from '../fixtures.ts';
import { JourneyPage } from '../pages/JourneyPage.ts';
import { QUALIFIER } from '../pages/qualifier.ts';

test('Joe types: Enter leads from day to month to year, and from sum to sum to the first look (WT-121)', async ({
  page,
}) => {
  const journey = new JourneyPage(page);
  await journey.comeBack({ to: 'birth-date' });
  const boxes = journey.question(QUALIFIER['birth-date'].asks);
  const part = (name: string) => boxes.getByRole('textbox', { name });
  await part('Day').click();
  await page.keyboard.type('24');
  await page.keyboard.press('Enter');
  await expect(part('Month')).toBeFocused();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(part('Year')).toBeFocused();
  await page.keyboard.type('1987');
  await page.keyboard.press('Enter');
  await expect(journey.heading(QUALIFIER['formal-plan'].asks)).toBeFocused();

  await journey.walk({ from: 'formal-plan', to: 'income' });
  await page.getByLabel(QUALIFIER.income.asks).click();
  const sums = ['income', 'spend-home', 'spend-food', 'spend-bills', 'spend-travel', 'spend-other'] as const;
  for (const id of sums) {
    await expect(page.getByLabel(QUALIFIER[id].asks)).toBeFocused();
    await page.keyboard.type(QUALIFIER[id].usual);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Here’s your first look' })).toBeFocused();
});
