import { expect, test } from '../fixtures.ts';
import { LettersPage } from '../pages/LettersPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

test('Danielle says what her letters need to know, and takes her word of health back (DN-455, DN-456, DN-458, DN-461)', async ({
  fullAdvice,
  page,
  context,
  email,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  const old = { creditTypeId: 4, regularPaymentAmount: 20, isVeryOld: true };
  const bailiffs = {
    creditTypeId: 24,
    regularPaymentAmount: 20,
    hasLegalAction: true,
    courtStage: 'bailiffs',
  };
  await advised(context, {
    email,
    moreDebts: [
      { initialCreditorName: 'Barrowby Bank', currentBalance: 800, ...old },
      { initialCreditorName: 'Leeds City Council', currentBalance: 900, ...bailiffs },
    ],
  });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Letters that you can send' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letters that can help');
  const letters = new LettersPage(page);
  const facts = page.getByRole('region', { name: 'Before you write' });
  await expect(facts).toBeVisible();
  await look('letters-facts');

  const chased = page.getByRole('radiogroup', {
    name: 'Is anybody still asking you for the debt to Barrowby Bank?',
  });
  const ofChased = facts.locator('form').filter({ has: chased });
  await ofChased.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(ofChased.getByText('Pick an answer')).toBeVisible();
  await chased.getByLabel('Yes').check();
  await ofChased.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(chased).toHaveCount(0);
  // The question is gone: the focus is where the next one is.
  await expect(facts.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('link', { name: /Barrowby Bank Say that a debt is too old/ })).toBeVisible();

  const health = page.getByRole('radiogroup', { name: 'May a letter tell them of your health?' });
  await health.getByLabel('Yes').check();
  await facts.locator('form').filter({ has: health }).getByRole('button', { name: 'Save' }).click();
  const known = page.getByRole('region', { name: 'What your letters go by' });
  await expect(known).toBeVisible();
  await page.getByRole('link', { name: /Tell bailiffs that you need care/ }).click();
  await expect(letters.letter).toBeVisible();

  await known.locator('summary').click();
  await expect(known.getByText(/^£?No\. You told us in your review\.$/)).toBeVisible();
  await look('letters-facts-known');
  await known.getByRole('button', { name: /^Change.*A sum to settle with/ }).click();
  const sum = known.getByRole('radiogroup', { name: /could you get, a sum to settle/ });
  await sum.getByLabel('Yes').check();
  await known.getByLabel('How much?').fill('1200');
  await known.locator('form').getByRole('button', { name: 'Save' }).click();
  await expect(known.getByText(/^£1,200\. You said so on/)).toBeVisible();

  await known.getByRole('button', { name: 'Take it back' }).click();
  await expect(known.getByText(/^No\. You said so on/)).toBeVisible();
});
