import { expect, test, visitOf } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { storedTexts } from '../person/stored.ts';

// With the service worker, as people have it.
test.use({ serviceWorkers: 'allow' });

const HOME = QUALIFIER.housing.asks;
const CONFLICT = 'You changed this on another screen';
const ANSWERED_ELSEWHERE = /409/;

test('Tom answers the same question in two tabs and is asked which answer counts: the other one', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(ANSWERED_ELSEWHERE);
  const { first, second } = await inTwoTabs();

  await second.page.getByRole('button', { name: 'Keep the other: Own it outright' }).click();
  await expect(second.page.getByText(CONFLICT)).toBeHidden();
  await expect(second.journey.option(HOME, 'Own it outright')).toBeChecked();
  await expect(second.journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ housing: 'Own it outright' });
  await expect(first.saved).toHaveText('Saved');

  async function inTwoTabs() {
    await journey.startAndAnswerUpTo('housing');
    const tab = visitOf(await context.newPage());
    await tab.page.goto(page.url());
    await expect(tab.journey.question(HOME)).toBeVisible();
    await journey.choose(HOME, 'Own it outright');
    await expect(journey.saved).toHaveText('Saved');
    await tab.journey.choose(HOME, 'Live with family or friends');
    await expect(tab.page.getByText(CONFLICT)).toBeVisible();
    await expect(tab.journey.saved).toHaveText('Not saved yet');
    await expect(tab.journey.offlineStrip).toBeHidden();
    return { first: journey, second: tab };
  }
});

test('Tom answers the same question in two tabs and is asked which answer counts: this one', async ({
  journey,
  page,
  context,
  faults,
}) => {
  faults.expect(ANSWERED_ELSEWHERE);
  await journey.startAndAnswerUpTo('housing');
  const second = visitOf(await context.newPage());
  await second.page.goto(page.url());
  await second.journey.choose(HOME, 'Own it outright');
  await expect(second.journey.saved).toHaveText('Saved');
  await journey.choose(HOME, 'Live with family or friends');

  await page.getByRole('button', { name: 'Use this: Live with family or friends' }).click();
  await expect(page.getByText(CONFLICT)).toBeHidden();
  await expect(journey.saved).toHaveText('Saved');
  await expect.poll(() => storedTexts(context)).toMatchObject({ housing: 'Live with family or friends' });
});

test('Tom sends his answers in one tab and finds them in the other after a reload', async ({
  journey,
  page,
  context,
}) => {
  await journey.start();
  const second = visitOf(await context.newPage());
  await second.page.goto(page.url());
  await second.journey.walk({ to: 'employment' });
  await expect(second.journey.saved).toHaveText('Saved');
  await page.reload();
  await expect(journey.answeredLine(HOME)).toContainText('Rent from a private landlord');
  await expect(journey.option(QUALIFIER['debt-total'].asks, '£5,000 - £10,000')).toBeChecked();
  await journey.goOn();
  await expect(journey.answeredLine(QUALIFIER['birth-date'].asks)).toContainText('1987');
  await expect(journey.question(QUALIFIER.employment.asks)).toBeVisible();
});
