import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ApplicationPage } from '../pages/ApplicationPage.ts';
import { choseOrder } from '../person/applying.ts';
import { looking } from '../person/looking.ts';

const PDF = {
  name: 'statement.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'),
};

/** Where each group of what is missing stands, in the order in which it is read. */
async function placesOf(groups: Locator): Promise<readonly { readonly x: number; readonly y: number }[]> {
  return groups.evaluateAll(all =>
    all.map(one => {
      const { left, top } = one.getBoundingClientRect();
      return { x: Math.round(left), y: Math.round(top) };
    }),
  );
}

test('Danielle goes through her form by the keyboard: its groups stand side by side where there is room, a debt has one of the kinds of the list, her typing is there after a reload and while we can’t be reached, her bank statement is added where it is asked for, and she has no job after all (DN-859, DN-860, DN-861, DN-863) @both', async ({
  page,
  context,
  email,
  faults,
}) => {
  test.setTimeout(240_000);
  await choseOrder(context, email);
  const look = looking(page);
  const form = new ApplicationPage(page);
  await page.goto('/plan/form');
  await expect(form.heading).toHaveText(/^\d+ things to add/);
  await look('form-groups');
  await checksColumns(page, form);

  // A debt is added, of one of the kinds that the list has.
  await form.filledAlready.press('Enter');
  await form.readAll.press('Enter');
  const more = page.getByRole('button', { name: /^Add another debt/ });
  await more.press('Enter');
  const creditor = page.getByRole('textbox', { name: 'Who you owe' });
  await expect(creditor).toBeFocused();
  await page.keyboard.type('Aunt Ida');
  const kind = page.getByRole('combobox', { name: 'What kind of debt it is' });
  await expect(kind.locator('optgroup').first()).toBeAttached();
  await form.save.press('Enter');
  await expect(kind).toBeFocused();
  await expect(kind).toHaveAccessibleDescription(/Choose one of the list/);
  await kind.selectOption({ label: 'Personal loan' });
  await look('form-debt-kind');

  // She leaves half-way, and it is there when she is back.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not saved yet' })).toBeVisible();
  await expect(creditor).toHaveValue('Aunt Ida');
  await expect(kind).toHaveValue('Personal loan');
  await page.getByRole('textbox', { name: 'How much you owe' }).fill('400');
  await page.getByRole('textbox', { name: /^Reference/ }).fill('none');
  const address = page.getByRole('group', { name: 'Their address' });
  await address.getByRole('textbox', { name: 'First line' }).fill('not known');
  await page
    .getByRole('radiogroup', { name: /^Can they take something/ })
    .getByRole('radio', { name: 'No' })
    .check();
  await page.getByRole('radiogroup', { name: /wages/ }).getByRole('radio', { name: 'No' }).check();
  await page
    .getByRole('radiogroup', { name: /court or a bailiff/ })
    .getByRole('radio', { name: 'No' })
    .check();

  // The server is gone in the middle of it: it is said, nothing is lost, and it goes once it is back.
  faults.expect(/applications\/mine\/answers/, /ERR_/);
  await page.route('**/applications/mine/answers', route => route.abort('connectionrefused'));
  await form.save.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(creditor).toHaveValue('Aunt Ida');
  await look('form-not-reached');
  await page.unroute('**/applications/mine/answers');
  await form.save.press('Enter');
  await expect(creditor).toHaveCount(0);
  await expect(form.heading).toBeFocused();
  await form.filledAlready.press('Enter');
  await form.readAll.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'Not known' })).toBeVisible();
  await page.reload();

  // A list is asked since an answer says so that is wrong: it leads there.
  await form.missing.locator('summary').filter({ hasText: 'Your work' }).press('Enter');
  await form.opens('Have you been a company director').press('Enter');
  await page.getByRole('radio', { name: 'Yes' }).press('Space');
  await form.save.press('Enter');
  await form.opens('Companies you were a director of').press('Enter');
  await page
    .getByRole('button', { name: /^There is none\? Change “Have you been a company director/ })
    .press('Enter');
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await page.getByRole('radio', { name: 'No', exact: true }).press('Space');
  await form.save.press('Enter');
  await expect(form.opens('Companies you were a director of')).toHaveCount(0);
  await expect(page.locator('[data-opens]:focus')).toHaveCount(1);

  // What one of us looks at is added where it is asked for.
  const statement = page.getByRole('region', { name: 'Bank statement, last 2 months' });
  await expect(statement).toContainText('None is here yet');
  await statement.getByRole('button', { name: 'Add your bank statement' }).press('Enter');
  await expect(statement.getByRole('textbox', { name: 'What is it?' })).toHaveValue('Bank statement');
  await statement.getByLabel('The photo, or a PDF').setInputFiles(PDF);
  await look('form-statement');
  await statement.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect(statement).toContainText('1 paper is here');
  await expect(statement.getByRole('listitem').getByRole('button').first()).toBeFocused();
  await look('form-statement-there');
});

/** Side by side at 1280, one below the other on a phone and at 400 %, always in the order in which they are read. */
async function checksColumns(page: Page, form: ApplicationPage): Promise<void> {
  const phone = page.viewportSize();
  const groups = form.missing.locator('[data-group]');
  for (const [width, columns] of [
    [1280, 2],
    [390, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const places = await placesOf(groups);
    expect(new Set(places.map(({ x }) => x)).size).toBe(columns);
    expect(places.toSorted((a, b) => a.y - b.y || a.x - b.x)).toEqual(places);
  }
  if (phone) await page.setViewportSize(phone);
}
