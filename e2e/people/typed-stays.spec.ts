import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { ChoosePage } from '../pages/ChoosePage.ts';
import { LettersPage } from '../pages/LettersPage.ts';
import { advised } from '../person/advised.ts';
import { choseOrder, givesInForm } from '../person/applying.ts';
import { spends } from '../person/budgeting.ts';
import { addresses, dataFolder } from '../service/addresses.ts';
import { ownServer } from '../service/ownServer.ts';

/** The browser's errors for a server that is gone, which depend on the moment. */
const CUT_OFF = /net::ERR_/;

test('Danielle types into her form and loads it again: what she typed is there, also where another window has answered meanwhile, and is saved or given up by her alone (DN-490, DN-491, DN-496)', async ({
  page,
  context,
  email,
  faults,
}) => {
  // Another window was quicker.
  faults.expect(/409/);
  test.setTimeout(200_000);
  await choseOrder(context, email);
  const form = new ApplicationPage(page);
  await page.goto('/plan/form');
  await expect(form.heading).toContainText('things to add');
  const begun = form.missing.getByText('You began this. It is not saved yet.');
  const gender = page.getByLabel('Your gender');
  await form.opens('Your gender').click();
  await gender.fill('wom');
  // Another is opened meanwhile: this one waits, and says so.
  await form.opens('Are you married').click();
  await expect(begun).toHaveCount(1);
  await page.getByRole('radio', { name: 'Single' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked();
  // Nobody opened it: the focus stays where a page begins.
  await expect(page.locator('main :focus')).toHaveCount(0);
  await expect(begun).toHaveCount(1);
  await form.opens('Your gender').click();
  await expect(gender).toHaveValue('wom');

  // It does not go with the form before she has said what is to become of it.
  await form.stuck.click();
  await expect(
    page.getByText(/^Save it or cancel it first: “Are you married.*”, “Your gender”\.$/),
  ).toBeVisible();
  await expect(form.heading).toContainText('things to add');

  // Another window gives an answer meanwhile: hers is still there, beside that one.
  await givesInForm(context, 'gender', 'man');
  await gender.fill('woman');
  await form.save.click();
  const left = page.getByRole('region', { name: 'Not saved yet' });
  await expect(left).toContainText('There now: man');
  await expect(left.getByLabel('Your gender')).toHaveValue('woman');
  await expect(left.getByLabel('Your gender')).toBeFocused();
  await page.reload();
  await expect(left.getByLabel('Your gender')).toHaveValue('woman');
  await left.getByRole('button', { name: 'Save' }).click();
  await expect(left).toHaveCount(0);
  await expect(form.heading).toBeFocused();
  await form.filledAlready.click();
  await form.readAll.click();
  await expect(page.getByRole('definition').filter({ hasText: /^woman/ })).toBeVisible();

  // What is saved as usual is nowhere else, and the focus is back where the work was.
  const birthPlace = form.opens('Town or city where you were born');
  await birthPlace.press('Enter');
  await page.keyboard.type('Leeds');
  await page.keyboard.press('Enter');
  await expect(birthPlace).toHaveCount(0);
  await expect(left).toHaveCount(0);
  await expect(page.locator('[data-opens]:focus')).toHaveCount(1);
  const change = page.getByRole('button', { name: 'Change Town or city where you were born' });
  await change.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(change).toBeFocused();

  // What is given up is gone.
  await form.opens('Are you married').click();
  await expect(page.getByRole('radio', { name: 'Single' })).toBeChecked();
  await form.missing.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(form.opens('Are you married')).toBeVisible();
  await expect(page.getByText('You began this. It is not saved yet.')).toHaveCount(0);
});

test('Danielle answers two of the questions before a debt relief order and loads the page again: they are answered still (DN-492)', async ({
  page,
  context,
  email,
  fullAdvice,
}) => {
  test.setTimeout(200_000);
  await advised(context, { email });
  await spends(context, 11, [
    [2001, 780],
    [2006, 120],
    [2008, 15],
  ]);
  await fullAdvice.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/choose/dro');
  const choose = new ChoosePage(page);
  await choose.answer(/new job/, 'Tell the official receiver straight away').check({ force: true });
  await choose.answer(/register/, 'I’m not sure').check({ force: true });
  await page.reload();
  await expect(choose.answer(/new job/, 'Tell the official receiver straight away')).toBeChecked();
  await expect(choose.reply('That’s it.')).toBeVisible();
  await expect(choose.answer(/register/, 'I’m not sure')).toBeChecked();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  // Another window is another place: nobody else who opens one reads what she thinks.
  const other = await context.newPage();
  await other.goto('/choose/dro');
  await expect(new ChoosePage(other).question(/new job/)).toBeVisible();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(0);
});

test.describe('the server', () => {
  test.use({ baseURL: `http://localhost:${addresses.typingPort}`, serviceWorkers: 'allow' });
  test.describe.configure({ mode: 'default' });
  test.setTimeout(200_000);
  const server = ownServer({ port: addresses.typingPort, dataFolder: `${dataFolder}-typed-stays` });
  test.beforeEach(async () => {
    await server.empty();
    await server.switchOn();
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await server.end('SIGTERM');
  });

  test('is killed while Danielle writes into a letter: what she wrote is there after a reload, and saved once it is back (DN-493)', async ({
    page,
    context,
    email,
    fullAdvice,
    faults,
  }) => {
    faults.expect(CUT_OFF);
    await advised(context, { email });
    await fullAdvice.open();
    await page.goto('/choose/dmp');
    await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
    await expect(fullAdvice.heading('You chose a debt management plan')).toBeVisible();
    const letters = new LettersPage(page);
    await page.goto('/plan/letters');
    const address = letters.place('your address, to fill in');
    await expect(address).toBeVisible();
    await server.end('SIGKILL');
    await address.fill('14 Tannery Row, Leeds LS9 0ZZ');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/Not saved yet: your address/)).toBeVisible();
    await server.switchOn();
    await page.reload();
    await expect(letters.letter).toContainText('14 Tannery Row');
    await expect(letters.place('your address, to fill in')).toHaveCount(0);
    await page.reload();
    await expect(letters.place('your address')).toHaveText('14 Tannery Row, Leeds LS9 0ZZ');
  });
});
