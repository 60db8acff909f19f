import { expect, type Page, test, visitOf } from '../fixtures.ts';
import { QUALIFIER, QUESTION_IDS } from '../pages/qualifier.ts';
import { expectAccessible } from '../person/accessible.ts';
import { registered } from '../person/registered.ts';
import { storedAnswers, storedTexts } from '../person/stored.ts';

/** The browser's error for calls without a connection. */
const NO_CONNECTION = /ERR_INTERNET_DISCONNECTED/;

/** Collects the steps whose saves the server accepted, in order. */
function savesTaken(page: Page): string[] {
  const steps: string[] = [];
  page.on('response', response => {
    const request = response.request();
    if (request.method() !== 'POST' || !response.url().endsWith('/answers/mine') || !response.ok()) return;
    steps.push((request.postDataJSON() as { stepId: string }).stepId);
  });
  return steps;
}

test('Owen’s train goes into a tunnel: he goes on, is told so where nothing moves, and all is saved once, in order, when he is out (JN-033, JN-041, WT-136)', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(NO_CONNECTION);
  await journey.start();
  const taken = savesTaken(page);
  await journey.walk({ to: 'employment' });
  await expect(journey.saved).toHaveText('Saved');
  await journey.fetchedAhead();
  const heights = await headerHeights(page);

  await context.setOffline(true);
  await expect(journey.offlineStrip).toBeVisible();
  await journey.walk({ from: 'employment', to: 'urgent' });
  await expect(journey.saved).toHaveText('Not saved yet');
  expect(await headerHeights(page)).toEqual(heights);
  await expect(journey.answeredLine(QUALIFIER.employment.asks)).toContainText('Work part time');
  await journey.walk({ from: 'urgent', to: 'income' });
  await expect(journey.saved).toHaveText('Not saved yet');

  await context.setOffline(false);
  await expect(journey.saved).toHaveText('Saved');
  await expect(journey.offlineStrip).toBeHidden();
  expect(taken).toEqual(QUESTION_IDS.slice(0, QUESTION_IDS.indexOf('income')));
  const stored = await storedAnswers(context);
  expect(stored.map(({ stepId }) => stepId).sort()).toEqual([...taken].sort());
  expect(new Set(stored.map(({ revision }) => revision))).toEqual(new Set([1]));
});

test('Owen reloads while the server cannot take his answers: they are still there, and are saved when it can (JN-040, JN-042)', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(NO_CONNECTION, /ERR_FAILED/);
  await journey.comeBack({ to: 'employment' });

  await context.route('**/answers/mine', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await journey.walk({ from: 'employment', to: 'arrears' });
  await expect(journey.saved).toHaveText('Not saved yet');
  await page.reload();
  await expect(journey.answeredLine(QUALIFIER.employment.asks)).toContainText('Work part time');
  await expect(journey.question(QUALIFIER.arrears.asks)).toBeVisible();
  expect(Object.keys(await storedTexts(context))).not.toContain('employment');

  await context.unroute('**/answers/mine');
  await expect(journey.saved).toHaveText('Saved', { timeout: 20_000 });
  await expect
    .poll(() => storedTexts(context))
    .toMatchObject({
      employment: 'Work part time',
      bills: 'I’ve missed one or two payments',
    });
});

test('Owen shuts the tab in the tunnel; what he answered is sent when he opens another', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(NO_CONNECTION);
  await journey.comeBack({ to: 'employment' });
  await context.setOffline(true);
  await journey.answer('employment');
  await expect(journey.saved).toHaveText('Not saved yet');
  await page.close();

  await context.setOffline(false);
  const later = visitOf(await context.newPage());
  await later.dashboard.open();
  await later.dashboard.carryOn.click();
  await expect(later.journey.question(QUALIFIER.bills.asks)).toBeVisible();
  await expect(later.journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ employment: 'Work part time' });
});

test('Owen reloads in the middle of typing and finds his words in the box', async ({ journey, page }) => {
  await journey.comeBack({ to: 'income' });
  await journey.type(QUALIFIER.income.asks, '1850');
  await page.reload();
  await expect(journey.question(QUALIFIER.income.asks)).toHaveValue('1,850');
});

test('Owen leaves for his dashboard in a tunnel: it says what is not saved, he is asked before he logs out, and all is saved when he is out', async ({
  journey,
  dashboard,
  login,
  page,
  context,
  email,
  faults,
}) => {
  faults.expect(NO_CONNECTION);
  await registered(context, { email, firstName: 'Owen', lastName: 'Price' });
  await page.goto('/journey/situation');
  await journey.change('Managing your bills');
  await context.route('**/api/**', route => route.abort('internetdisconnected'));
  await journey.choose(QUALIFIER.bills.asks, 'I’ve missed a lot of payments');
  await expect(journey.saved).toHaveText('Not saved yet');
  await journey.saveAndLeave.click();
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await expect(dashboard.notSaved).toContainText('Answers');
  await expectAccessible(page);

  await dashboard.logOut.click();
  await expect(dashboard.leavingUnsent).toBeVisible();
  await expectAccessible(page);
  await dashboard.leavingUnsent.getByRole('button', { name: 'Stay here' }).click();
  await expect(dashboard.leavingUnsent).toBeHidden();

  await context.unroute('**/api/**');
  // He need not do anything: the answer is sent, and the page reads again what it could not read before.
  await expect(dashboard.greeting('Owen')).toBeVisible({ timeout: 40_000 });
  await expect(dashboard.notSaved).toBeHidden({ timeout: 20_000 });
  expect(await storedTexts(context)).toMatchObject({ bills: 'I’ve missed a lot of payments' });
  await dashboard.logOut.click();
  await expect(login.heading).toBeVisible();
});

/** How high the header is in windows as wide as phones are. */
async function headerHeights(page: Page): Promise<readonly (number | undefined)[]> {
  const phone = page.viewportSize();
  const heights = [];
  for (const width of [320, 360, 390, 575, 576, 640]) {
    await page.setViewportSize({ width, height: 844 });
    heights.push((await page.getByRole('banner').boundingBox())?.height);
  }
  if (phone) await page.setViewportSize(phone);
  return heights;
}
