import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PeoplePage } from '../pages/PeoplePage.ts';
import { advised } from '../person/advised.ts';
import { reviewing } from '../person/reviewing.ts';

const WIDE = { width: 1280, height: 800 };

test('Jo works people and cases by keyboard alone: down and up the table, what is copied, the parts of a case, a note, both ways to decide, the talk, and between two cases (PT-428, PT-504, PT-625, DN-696) @desktop', async ({
  context,
  fullAdvice,
  visit,
  atDesk,
  email,
}) => {
  test.setTimeout(300_000);
  await advised(context, {
    email,
    changed: [
      ['happened', 'gambled', 'In the last 2 years I gambled'],
      ['gambled-on', 'month', '2026-09'],
    ],
  });
  await fullAdvice.open();
  const { context: elsewhere } = await visit();
  const other = `kim.${email}`;
  await reviewing(elsewhere, { email: other });
  const permissions = ['clipboard-read', 'clipboard-write'];
  const { desk, console } = await atDesk({ name: 'Jo Weir', viewport: WIDE, permissions });
  const press = (...keys: readonly string[]) => pressed(desk, keys);
  const people = new PeoplePage(desk);
  /** What stands in the case of somebody alone, once it is read. */
  const caseOf = (of: string) =>
    desk.getByRole('region', { name: 'Safe contact' }).getByText(of, { exact: true });
  const copied = () => desk.evaluate(() => navigator.clipboard.readText());

  // The table.
  await press('/');
  await expect(people.term).toBeFocused();
  await expect(people.rows.nth(1)).toBeVisible();
  await press('Tab', 'j');
  await expect(people.rows.nth(0).getByRole('link')).toBeFocused();
  await press('j');
  await expect(people.rows.nth(1).getByRole('link')).toBeFocused();
  await press('k');
  await expect(people.rows.nth(0).getByRole('link')).toBeFocused();

  const danielle = await opened(email);
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [key, part] of [
    ['d', 'Debts'],
    ['b', 'Budget'],
    ['f', 'Application'],
    ['p', 'Plan'],
    ['l', 'Letters'],
    ['a', 'Advice'],
  ] as const) {
    await press(key);
    await expect(desk).toHaveURL(new RegExp(`/${part.toLowerCase()}$`));
    await expect(desk.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  }

  // A note, in which the same keys are letters.
  await press('n');
  const note = desk.getByLabel('Write a note');
  await expect(note).toBeFocused();
  await desk.keyboard.type('A bad day; nobody calls');
  await expect(note).toHaveValue('A bad day; nobody calls');
  await expect(desk).toHaveURL(/\/notes$/);

  // Both ways to decide; nothing is kept by them.
  await leaveField(desk);
  await press('a');
  await expect(console.decide).toBeVisible();
  await press('y');
  const [why, which] = [console.decide.getByLabel(/Why\?/), console.decide.getByLabel('Which one fits?')];
  await expect(why).toBeFocused();
  const fits = await which.inputValue();
  expect(fits).not.toBe('');
  await leaveField(desk);
  await press('x');
  await expect(which).toBeFocused();
  await expect(which).not.toHaveValue(fits);
  await expect(desk.getByText('Counts for them')).toHaveCount(0);

  // The talk that can be booked.
  await leaveField(desk);
  await press('c');
  await expect(focusIn(desk.getByRole('region', { name: 'A talk' }))).toHaveCount(1);

  // From one case to another, and back.
  await leaveField(desk);
  const kim = await opened(other);
  expect(kim).not.toBe(danielle);
  await press('[');
  await expect(desk).toHaveURL(new RegExp(`/staff/case/${danielle}`));
  await expect(caseOf(email)).toBeVisible();
  await press(']');
  await expect(desk).toHaveURL(new RegExp(`/staff/case/${kim}`));
  await expect(caseOf(other)).toBeVisible();

  // The panel over the page, where there is no room beside the table, has keys of its own.
  await desk.setViewportSize({ width: 768, height: 900 });
  expect(await opened(email)).toBe(danielle);

  /** Finds somebody, copies what tells them apart, and opens their case; all by keys. */
  async function opened(of: string): Promise<string> {
    await press('/');
    await expect(people.term).toBeFocused();
    await press('Control+a');
    await desk.keyboard.type(of);
    await press('Enter');
    await expect(people.rows).toHaveCount(1);
    await leaveField(desk);
    await press('j');
    await expect(people.rows.getByRole('link')).toBeFocused();
    await press('Enter');
    await expect(people.copy('email')).toBeVisible();
    await press('y', 'e');
    await expect(people.copy('email')).toHaveText(/^Copied/);
    expect(await copied()).toBe(of);
    await press('y', 'i');
    await expect(people.copy('user id')).toHaveText(/^Copied/);
    const id = await copied();
    await press('o');
    await expect(desk).toHaveURL(new RegExp(`/staff/case/${id}`));
    await expect(caseOf(of)).toBeVisible();
    return id;
  }
});

test('Sue reads the figures by keyboard alone: each span by its number, and the file of them (PT-504) @desktop', async ({
  atDesk,
}) => {
  test.setTimeout(120_000);
  const { desk } = await atDesk({ name: 'Sue Wharf', role: 'supervisor', viewport: WIDE });
  await pressed(desk, ['g', 'f']);
  const spans = desk.getByRole('group', { name: 'Days' }).getByRole('radio');
  await expect(spans).toHaveCount(4);
  for (const [index, key] of ['1', '2', '3', '4'].entries()) {
    await pressed(desk, [key]);
    await expect(spans.nth(index)).toBeChecked();
    await expect(spans.nth(index)).toBeFocused();
  }
  await expect(desk.getByRole('button', { name: /^Get the table/ })).toBeVisible();
  const saved = desk.waitForEvent('download');
  await pressed(desk, ['e']);
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

async function pressed(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Goes on from a field, in which every key is a letter, to what is none. */
async function leaveField(page: Page): Promise<void> {
  const isInField = () =>
    page.evaluate(
      () => document.activeElement?.matches('input:not([type=radio]), textarea, select') ?? false,
    );
  for (let presses = 0; presses < 20 && (await isInField()); presses += 1) await page.keyboard.press('Tab');
  expect(await isInField()).toBe(false);
}

/** Whatever of a part of the page has the focus. */
function focusIn(part: Locator): Locator {
  return part.locator(':focus');
}
