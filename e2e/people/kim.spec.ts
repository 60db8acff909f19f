import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { CREDITORS, PHONE_QUESTION, QUALIFIER, QUESTION_IDS } from '../pages/qualifier.ts';
import { GOOD_PASSWORD } from '../pages/RegistrationStep.ts';

/** Presses Tab until the target has the focus; fails after more presses than a page has stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The most keys that may be pressed from the first question to the first look. */
const MOST_KEYS = 119;

/** Counts every key that is pressed on this page from now on, also Tab and each digit. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const counted = { keys: 0 };
    addEventListener('keydown', () => (counted.keys += 1), { capture: true });
    return counted;
  });
  return () => counter.evaluate(({ keys }) => keys);
}

/** Moves into a group of radios with Tab, and to the target with the arrow keys, which choose on the way. */
async function arrowTo(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio').first());
  for (let presses = 0; presses < 12; presses += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
}

test('Kim walks from the home page to her first look with the keyboard alone, by fewer than 120 keys (JN-035, WT-120)', {
  tag: '@desktop',
}, async ({ home, journey, page, email }) => {
  await home.open();
  await tabTo(page, home.start);
  await page.keyboard.press('Enter');
  await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();
  const keys = await countKeys(page);

  for (const [place, id] of QUESTION_IDS.entries()) {
    const { asks, kind, usual } = QUALIFIER[id];
    const group = journey.question(asks);
    if (kind === 'radio') await arrowTo(page, group, journey.option(asks, usual));
    else if (kind === 'checkbox') {
      for (const answer of usual) {
        await tabTo(page, journey.option(asks, answer));
        await page.keyboard.press('Space');
      }
    } else if (kind === 'date') {
      for (const [part, text] of [
        ['Day', usual.day],
        ['Month', usual.month],
        ['Year', usual.year],
      ] as const) {
        await tabTo(page, group.getByRole('textbox', { name: part }));
        await page.keyboard.type(text);
      }
    } else {
      await tabTo(page, page.getByRole('textbox', { name: asks, exact: true }));
      await page.keyboard.type(usual);
    }
    // Enter goes on from an input; after the radios and checkboxes of a page the person goes to the button.
    const isTyped = kind === 'typed' || kind === 'date';
    const endsPage = 'endsPage' in QUALIFIER[id];
    if (endsPage && !isTyped) await tabTo(page, journey.continue);
    if (endsPage || isTyped) await page.keyboard.press('Enter');
    const following = QUESTION_IDS[place + 1];
    if (!following || !(endsPage || isTyped)) continue;
    const { asks: next, kind: nextKind } = QUALIFIER[following];
    // Whose fingers are on the digits types on; on a new page the words of the question come first.
    if (nextKind === 'typed' && !endsPage) await expect(journey.question(next)).toBeFocused();
    else await expect(journey.heading(next)).toBeFocused();
  }

  await expect(page.getByRole('heading', { level: 1, name: 'Here’s your first look' })).toBeFocused();
  const pressed = await keys();
  process.stdout.write(`Keys from the first question to the first look: ${pressed} of ${MOST_KEYS}\n`);
  // Every answer takes one at least, so a count that does not count fails too.
  expect(pressed).toBeGreaterThan(QUESTION_IDS.length);
  expect(pressed).toBeLessThanOrEqual(MOST_KEYS);
  await tabTo(page, journey.continue);
  await page.keyboard.press('Enter');

  const { registration, consents, advice } = journey;
  await expect(page.getByRole('heading', { name: 'Save your answers' })).toBeFocused();
  for (const [box, text] of [
    [registration.firstName, 'Danielle'],
    [registration.lastName, 'Park'],
    [registration.email, email],
    [registration.password, GOOD_PASSWORD],
  ] as const) {
    await tabTo(page, box);
    await page.keyboard.type(text);
  }
  await tabTo(page, registration.terms);
  await page.keyboard.press('Space');
  await tabTo(page, registration.submit);
  await page.keyboard.press('Enter');
  await expect(consents.heading).toBeFocused();
  for (const channel of ['By email or WhatsApp?', 'By text message?'] as const) {
    await arrowTo(
      page,
      consents.channel(channel),
      consents.channel(channel).getByRole('radio', { name: 'No' }),
    );
  }
  await tabTo(page, consents.next);
  await page.keyboard.press('Enter');
  await expect(journey.heading(CREDITORS.asks)).toBeFocused();
  for (const creditor of CREDITORS.usual) {
    await tabTo(page, journey.option(CREDITORS.asks, creditor));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('textbox', { name: PHONE_QUESTION }));
  await page.keyboard.type('07400123456');
  await page.keyboard.press('Enter');
  await expect(advice.greeting('Danielle')).toBeFocused();
});

test('Kim moves through a list with the arrows: that chooses, and never moves on by itself (JN-037)', {
  tag: '@desktop',
}, async ({ journey, page }) => {
  await journey.start('mw_quick');
  const group = journey.question(QUALIFIER.nation.asks);
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(journey.option(QUALIFIER.nation.asks, 'Wales')).toBeChecked();
  await expect(journey.option(QUALIFIER.nation.asks, 'Wales')).toBeFocused();
  await tabTo(page, journey.continue);
  await page.keyboard.press('Enter');
  await expect(journey.heading(QUALIFIER.housing.asks)).toBeFocused();
});

test('Kim’s first Tab offers to skip to the content', { tag: '@desktop' }, async ({ home, page }) => {
  await home.open();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('Kim’s screen reader hears that the next question is below, and that the page is done, while her focus stays', {
  tag: '@desktop',
}, async ({ journey, page }) => {
  const heard = (words: string) => page.getByRole('status').filter({ hasText: words });
  await journey.start();
  await arrowTo(
    page,
    journey.question(QUALIFIER.nation.asks),
    journey.option(QUALIFIER.nation.asks, 'England'),
  );
  await expect(heard('Next question added below')).toBeAttached();
  await expect(journey.option(QUALIFIER.nation.asks, 'England')).toBeFocused();
  await arrowTo(
    page,
    journey.question(QUALIFIER.housing.asks),
    journey.option(QUALIFIER.housing.asks, 'Own it outright'),
  );
  const { 'debt-count': count, 'debt-total': total } = QUALIFIER;
  await arrowTo(page, journey.question(count.asks), journey.option(count.asks, count.usual));
  await expect(heard('Next question added below')).toBeAttached();
  await expect(journey.option(count.asks, count.usual)).toBeFocused();
  await arrowTo(page, journey.question(total.asks), journey.option(total.asks, total.usual));
  await expect(heard('That’s this page done. Continue is ready.')).toBeAttached();
  await expect(journey.option(total.asks, total.usual)).toBeFocused();
});
