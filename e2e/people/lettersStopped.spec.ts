import { expect, test } from '../fixtures.ts';
import { LettersPage } from '../pages/LettersPage.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';

test('Danielle is told, on a page that was open before, that a letter must not go any more, and keeps what she wrote (DN-489)', async ({
  fullAdvice,
  page,
  context,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  await advised(context, { email });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeVisible();

  const letters = new LettersPage(page);
  await page
    .getByRole('region', { name: 'Your letters' })
    .getByRole('link', { name: 'See your letters' })
    .click();
  await expect(letters.opened('Kestrel Cards')).toBeVisible();
  await letters.write(/^why you cannot/, 'my hours at work were cut');

  // Elsewhere she says that she does not agree with the debt.
  const headers = await credentials(context);
  const listed = await (await context.request.get('/api/core/debts/mine', { headers })).json();
  const url = `/api/core/debts/mine/${listed.debts[0].id}`;
  const disputed = await context.request.put(url, { headers, data: { isDisputed: true } });
  expect(disputed.ok(), await disputed.text()).toBe(true);

  faults.expect(/409/);
  await letters.button('PDF').first().click();
  await expect(
    page
      .getByText(/Ask us first/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await letters.button('Mail to me').click();
  await expect(page.getByRole('status').filter({ hasText: 'Ask us first' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('This letter is not for sending now')).toBeVisible();
  await expect(letters.letter).toContainText('my hours at work were cut');
  await expect(letters.button('PDF')).toHaveCount(0);
});
