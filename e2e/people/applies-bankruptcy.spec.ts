import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { advised } from '../person/advised.ts';
import { choosesOnline } from '../person/applying.ts';
import { type FormAnswers, fillsByKeyboard } from '../person/formByKeyboard.ts';
import { heightOf } from '../person/heightOf.ts';
import { looking } from '../person/looking.ts';
import { tabAndPress, tabTo } from '../person/tabTo.ts';
import { addresses, dataFolder } from '../service/addresses.ts';
import { ownServer } from '../service/ownServer.ts';

/** How high a form may be on a phone. */
const MOST = 3200;
/** The browser's errors for a server that is gone, which depend on the moment. */
const CUT_OFF = /net::ERR_/;

const CARD = {
  initialCreditorName: 'Heron Finance',
  creditTypeId: 1,
  currentBalance: 14_000,
  regularPaymentAmount: 20,
};

const THIS_YEAR = new Date().getFullYear();

/** No to what does not concern him, and these. */
const ANSWERS: FormAnswers = {
  picks: [
    [/married/, 'Single'],
    [/live there now|Is your home in/, 'Yes'],
  ],
  types: [
    [/moved in Month$/, '1'],
    [/moved in Year$/, String(THIS_YEAR)],
    [/First line$/, '14 Tannery Row'],
    [/Country/, ''],
    [/Town or city$/, 'Leeds'],
    [/Postcode/, 'LS1 1AA'],
    [/Month$/, '5'],
    [/Year$/, '2019'],
    [/gender/, 'man'],
    [/^How many|others owe you/, '0'],
    [/how much|worth|each month|rent/iu, '100'],
  ],
};

test.use({ baseURL: `http://localhost:${addresses.formPort}` });
const server = ownServer({ port: addresses.formPort, dataFolder: `${dataFolder}-bankruptcy` });
test.beforeEach(async () => {
  await server.empty();
  await server.switchOn();
});
test.afterEach(async ({ context }) => {
  await context.close();
  await server.end('SIGTERM');
});

test('Karim fills in the form for bankruptcy to its end by the keyboard alone: the server is killed in the middle and what he typed is there, what he does not know of years ago he says so, and it is handed over (DN-673, DN-1395)', async ({
  page,
  context,
  email,
  faults,
}) => {
  test.setTimeout(400_000);
  faults.expect(CUT_OFF);
  await advised(context, { email, moreDebts: [CARD] });
  await choosesOnline(context, 'BKY');
  const form = new ApplicationPage(page);
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText(/^\d+ things to add/);
  const height = await heightOf(page);
  process.stdout.write(`form for bankruptcy at 390: ${height} px\n`);
  expect(height).toBeLessThanOrEqual(MOST);
  await tabTo(form.missing.locator('[data-opens]'));
  const BEFORE = /^Add the one before/;
  await fillsByKeyboard(page, { answers: ANSWERS, stopAt: BEFORE });

  // The server is gone while he types where he lived before.
  await page.keyboard.press('Enter');
  const moved = page.getByRole('group', { name: /^When you moved out/ });
  await expect(moved.getByLabel('Year')).toHaveValue(String(THIS_YEAR));
  await page.keyboard.type('2 Mill Road');
  await tabTo(page.getByRole('textbox', { name: 'Town or city' }));
  await page.keyboard.type('Leeds');
  await tabTo(page.getByRole('textbox', { name: 'Postcode' }));
  await page.keyboard.type('LS1 1AB');
  await tabTo(page.getByRole('group', { name: /^When you moved in/ }).getByLabel('Month'));
  await page.keyboard.type('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(THIS_YEAR - 1));
  await server.end('SIGKILL');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'It is not saved yet' })).toBeVisible();
  await server.switchOn();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First line' })).toHaveValue('2 Mill Road');
  await expect(form.missing.getByText(`We have your addresses back to January ${THIS_YEAR}.`)).toBeVisible();
  await tabAndPress(form.save);
  await expect(
    form.missing.getByText(`We have your addresses back to January ${THIS_YEAR - 1}.`),
  ).toBeVisible();
  await expect(form.opens('lived for')).toBeFocused();

  // Where he lived before that he does not know.
  await tabAndPress(form.opens('lived for'));
  await tabAndPress(page.getByRole('button', { name: 'I don’t know where I lived then' }));
  await expect(form.save).toBeFocused();
  await looking(page)('form-address-not-known');
  await tabAndPress(form.save);
  await expect(form.opens('lived for')).toHaveCount(0);
  await expect(page.locator('[data-opens]:focus')).toHaveCount(1);

  const rest = await fillsByKeyboard(page, { answers: ANSWERS });
  // Each is asked once.
  expect(new Set(rest).size).toBe(rest.length);
  await expect(form.heading).toHaveText('All filled in. Now one of us can take it');
  await tabAndPress(form.filledAlready);
  await tabAndPress(form.readAll);
  await expect(page.getByRole('definition').filter({ hasText: /^Not known: / })).toBeVisible();
  await tabAndPress(form.handOver);
  await expect(form.heading).toHaveText('One of us has your form');
  await expect(form.heading).toBeFocused();
});
