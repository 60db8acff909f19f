import { expect, test } from '../fixtures.ts';
import { LettersPage } from '../pages/LettersPage.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';

const REASON = /^why you cannot/;

test('Danielle reads her letters, fills in what is missing, keeps them as PDF and Word, and says when one went and what came back (DN-120, DN-121, DN-122, DN-123, DN-124, DN-496, DN-529, DN-532, DN-533, DN-1654)', async ({
  fullAdvice,
  page,
  context,
  email,
  faults,
}) => {
  test.setTimeout(300_000);
  const look = looking(page);
  const card = { creditTypeId: 1, regularPaymentAmount: 20 };
  await advised(context, {
    email,
    moreDebts: [{ initialCreditorName: 'Heron Finance', currentBalance: 3_000, ...card }],
  });
  await fullAdvice.open();
  await expect(fullAdvice.answer).toBeVisible();
  await page.goto('/choose/dmp');
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeVisible();

  const letters = new LettersPage(page);
  const own = page.getByRole('region', { name: 'Your letters' });
  await expect(own).toContainText('2 letters are ready for you to read.');
  await own.getByRole('link', { name: 'See your letters' }).click();
  await expect(letters.heading).toHaveText('Your 2 letters are ready to read');
  await expect(letters.opened('Kestrel Cards')).toBeVisible();
  await expect(letters.inList('Kestrel Cards')).toContainText('to fill in');
  await look('letters');

  // A letter with a gap is not read: the button says what is missing, and leads there.
  await letters.button('I’ve read it, next letter').press('Enter');
  await expect(letters.place('their address, to fill in')).toBeFocused();

  // Escape puts back; the Tab key goes from place to place.
  await letters.place('their address, to fill in').fill('PO Box 1');
  await page.keyboard.press('Escape');
  await expect(letters.place('their address, to fill in')).toHaveText('');
  await page.keyboard.press('Tab');
  await expect(letters.place('your address, to fill in')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(letters.place('their address, to fill in')).toBeFocused();

  await letters.write(
    'their address, to fill in',
    'Customer Care Team, PO Box 118, Long Reach Business Park, Ely CB7 0ZZ',
  );
  expect(await letters.loosePencils()).toBe(0);
  await letters.write('your address, to fill in', '14 Tannery Row, Leeds LS9 0ZZ');
  await letters.none('I have no reference');
  await expect(page.getByText('Left out: their reference.')).toBeVisible();
  await expect(letters.button('Put it back')).toBeFocused();
  await letters.write(REASON, 'my hours at work were cut in August');
  await expect(letters.inList('Kestrel Cards')).toContainText('Not read');
  await look('letters-filled-in');

  // What is typed survives a reload while nobody can be reached.
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await letters.place(REASON).fill('my hours were cut');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Not saved yet: why you cannot/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0, { timeout: 20_000 });
  await page.reload();
  await expect(letters.place(REASON)).toHaveText('my hours were cut');

  const pdf = await letters.download('PDF');
  expect(pdf.suggestedFilename()).toBe('letter.pdf');
  const word = await letters.download('Word, DOCX');
  expect(word.suggestedFilename()).toBe('letter.docx');
  await expect(page.getByText('Your Word file is with your downloads.')).toBeVisible();

  // What the PDF has no letters for is named, and comes as Word.
  await letters.write(REASON, 'ساعات عملي قلت');
  await expect(letters.notice('The PDF can’t show all of this letter')).toContainText('why you cannot');
  await expect(letters.button('PDF')).toHaveCount(0);
  expect((await letters.download('Word, DOCX')).suggestedFilename()).toBe('letter.docx');
  await look('letters-not-in-pdf');

  // Who writes that the budget goes along hears that it does not, until it is ticked.
  await letters.write(REASON, 'my hours were cut, as my enclosed budget shows');
  await expect(letters.notice('The PDF can’t show all of this letter')).toHaveCount(0);
  await expect(letters.notice('Your budget doesn’t go with this letter')).toBeVisible();
  await look('letters-no-budget');
  expect((await letters.download(/^See it/)).suggestedFilename()).toBe('budget-statement.pdf');
  await page.getByLabel('Attach my budget').check();
  await expect(letters.letter).toContainText('My budget is attached');
  await expect(letters.notice('Your budget doesn’t go with this letter')).toHaveCount(0);

  await letters.button('I’ve read it, next letter').click();
  await expect(letters.opened('Heron Finance')).toBeFocused();
  await expect(letters.inList('Kestrel Cards')).toContainText('Read');
  // Her own address is there already.
  await expect(letters.letter).toContainText('14 Tannery Row');
  // It goes by email: no address is needed for it.
  await letters.none('I’m sending this by email or through their site', 'Enter');
  await expect(page.getByText('Left out: their address.')).toBeVisible();
  await expect(letters.button('Put it back')).toBeFocused();
  await letters.none('I have no reference');
  await letters.none('I would rather not say why');
  await expect(letters.inList('Heron Finance')).toContainText('Not read');
  await letters.button('I’ve read it').click();
  await expect(letters.heading).toHaveText('Your 2 letters are ready to send');

  const whenSent = page.getByRole('heading', { level: 3, name: 'Have you sent it?' });
  await expect(whenSent).toBeFocused();
  await letters.button('I’ve sent it').press('Enter');
  await expect(page.getByText('Tell us how you sent it')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  faults.expect(/^400 POST \/api\/core\/letters\/mine\/.*\/sent/, /status of 400/);
  await page.getByLabel('By post').check();
  await letters.button('I’ve sent it').press('Enter');
  await expect(page.getByText(/You left their address out/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'By post' })).toBeFocused();
  await page.getByLabel('By email').check();
  await expect(page.getByText(/You left their address out/)).toHaveCount(0);
  await letters.button('I’ve sent it').press('Enter');
  await expect(page.getByText(/^You sent this on .*, by email\.$/)).toBeVisible();
  await expect(page.getByText(/^Expect an answer by/)).toBeVisible();
  await expect(letters.inList('Heron Finance')).toContainText('Sent on');
  await look('letters-sent');

  const after = page.getByRole('heading', { level: 3, name: 'What came back?' });
  await expect(after).toBeFocused();
  await letters.button('They answered').press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByLabel('They said no').check();
  await letters.button('Save the answer').press('Enter');
  await expect(after).toBeFocused();
  await expect(page.getByText(/^They said no on/)).toBeVisible();
  await page.reload();
  await expect(letters.inList('Heron Finance Offer')).toContainText('Answered');
  // What they said leads to another letter.
  await expect(letters.inList('Heron Finance Second try')).toBeVisible();
  await expect(letters.inList('Kestrel Cards')).toContainText('Read');
  await expect(page.getByText(/^They said no on/)).toBeVisible();
  await look('letters-answered');
});
