import { expect, type Page, test } from '../fixtures.ts';
import { LettersPage } from '../pages/LettersPage.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../person/accessible.ts';
import { advised } from '../person/advised.ts';
import { heightOf } from '../person/heightOf.ts';
import { looking } from '../person/looking.ts';

/** With the card of £4,212: two loans, and council tax that is late. */
const MORE = [
  { initialCreditorName: 'Heron Loans', creditTypeId: 4, currentBalance: 9000, regularPaymentAmount: 90 },
  { initialCreditorName: 'Teal Catalogue', creditTypeId: 9, currentBalance: 640, regularPaymentAmount: 20 },
  {
    initialCreditorName: 'Aireford Council',
    creditTypeId: 24,
    currentBalance: 648,
    arrears: 648,
    regularPaymentAmount: 50,
  },
  { initialCreditorName: 'Swift Bank', creditTypeId: 5, currentBalance: 1100, regularPaymentAmount: 10 },
];

test('Danielle offers the council what the advice sets aside, hears of it where all letters offer too much, and takes back a letter that she has not sent (DN-660, DN-661, DN-664, DN-665, DN-668)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  await advised(context, { email, moreDebts: MORE });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeVisible();

  const letters = new LettersPage(page);
  await page.goto('/plan/letters');
  await expect(letters.heading).toHaveText('Your 5 letters are ready to read');
  await expect(letters.inList('Aireford Council')).toContainText('Arrears, £27 a month');
  await expect(
    page.getByText(/£27 to Aireford Council is on top\. Your letters offer £225 a month/),
  ).toBeVisible();
  await expectAtMost3000(page, 'as it opens');
  await look('letters-together');

  await letters.inList('Aireford Council').click();
  await expect(letters.opened('Aireford Council')).toBeVisible();
  await expect(page.getByLabel('Attach my budget')).not.toBeChecked();
  await expect(
    page.getByText(/^All that comes in and goes out\. Confirmed on .*\. No health details\./),
  ).toBeVisible();
  await expectAtMost3000(page, 'with the letter to the council');
  await look('letters-council');
  await letters.write('what you can pay each month on top of your usual payment', '150');
  await expect(letters.heading).toHaveText('Your letters offer more than you have left');
  await expect(
    page.getByText(/^Your budget leaves £225 a month for all your letters\. Together they offer £348\./),
  ).toBeVisible();
  await expectAtMost3000(page, 'while all letters offer too much');
  await look('letters-too-much');
  await letters.write('what you can pay each month on top of your usual payment', '27');
  await expect(letters.heading).toHaveText('Your 5 letters are ready to read');

  await letters.write('their address, to fill in', 'Town Hall, Aireford AF1 0ZZ');
  await letters.write('your address, to fill in', '14 Tannery Row, Leeds LS9 0ZZ');
  await letters.none('I have no reference');
  await letters.none('I would rather not say why');
  await expect(letters.inList('Aireford Council')).toContainText('Not read');
  await letters.button(/^I’ve read it/).click();
  await expect(letters.opened('Swift Bank')).toBeFocused();
  await letters.inList('Aireford Council').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Have you sent it?' })).toBeVisible();
  await expectAtMost3000(page, 'while a letter is read and not sent');
  await look('letters-read');
  await page.getByLabel('By post').check();
  await letters.button('I’ve sent it').click();
  await expect(letters.inList('Aireford Council')).toContainText('Sent on');
  await expectAtMost3000(page, 'once a letter is sent');
  await look('letters-sent-by-mistake');
  await letters.button('I have not sent it').press('Enter');
  const whenSent = page.getByRole('heading', { level: 3, name: 'Have you sent it?' });
  await expect(whenSent).toBeFocused();
  await expect(letters.inList('Aireford Council')).toContainText('Read');
  await expect(page.getByText('You told us that this did not go.')).toBeVisible();
  await expect(
    page.getByText(/^Version 1: you told us that it went on .* and took that back on/),
  ).toBeVisible();
  await look('letters-taken-back');
  await expectAtMost3000(page, 'once a letter is taken back');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

async function expectAtMost3000(page: Page, when: string): Promise<void> {
  const height = await heightOf(page);
  process.stdout.write(`letters ${when} at 390: ${height} px\n`);
  expect.soft(height, when).toBeLessThanOrEqual(3000);
}
