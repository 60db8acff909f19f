import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { expectAccessible } from '../person/accessible.ts';
import { storedTexts } from '../person/stored.ts';

const WHERE = QUALIFIER.nation.asks;

for (const nation of ['Scotland', 'Northern Ireland']) {
  test(`Sam lives in ${nation} and comes by a partner that serves England and Wales: is told why the way on is closed, and who can help, with the number to ring (QU-012, QU-013, IS-328)`, async ({
    journey,
    page,
    context,
  }) => {
    await journey.start('mw_steps');
    await journey.choose(WHERE, nation);
    await expect(page.getByText(`${nation} has its own debt rules.`, { exact: false })).toBeVisible();
    await expect(journey.dropout.help('MoneyHelper')).toHaveAttribute(
      'href',
      'https://www.moneyhelper.org.uk',
    );
    await expect(page.getByRole('link', { name: 'Call 0800 011 3797' })).toBeVisible();
    await expect(journey.next).toHaveAccessibleDescription('We can’t go on from this answer');
    await journey.goOnBlocked();
    await expect(journey.question(QUALIFIER.housing.asks)).toBeHidden();
    expect(await storedTexts(context)).toEqual({});

    await journey.choose(WHERE, 'Wales');
    await expect(journey.dropout.help('MoneyHelper')).toBeHidden();
    await journey.next.click();
    await expect(journey.question(QUALIFIER.housing.asks)).toBeVisible();
  });
}

test('Sam first says England, then sees it should be Scotland: the way on closes (QU-012)', async ({
  journey,
  page,
}) => {
  await journey.start('mw_steps');
  await journey.choose(WHERE, 'England');
  await expect(journey.next).not.toHaveAttribute('aria-disabled', 'true');
  await journey.choose(WHERE, 'Scotland');
  await expect(page.getByText('Scotland has its own debt rules.', { exact: false })).toBeVisible();
  await expect(journey.next).toHaveAttribute('aria-disabled', 'true');
});

test('Sam’s cousin lives outside the UK: a kind end with help, the same on the dashboard, and the way back (DO-008, WT-133)', async ({
  journey,
  page,
  dashboard,
}) => {
  await journey.start();
  await journey.choose(WHERE, 'Somewhere outside the UK');
  await expect(
    page.getByRole('heading', { name: 'Our advice covers England, Wales, Scotland and Northern Ireland' }),
  ).toBeVisible();
  await expect(journey.dropout.help('MoneyHelper')).toBeVisible();
  await expect(journey.dropout.help('StepChange')).toBeVisible();
  await expect(journey.continue).toBeHidden();
  await expect(journey.dropout.submit).toBeHidden();
  await journey.back.click();
  await expect(journey.option(WHERE, 'Somewhere outside the UK')).toBeChecked();
  await journey.back.click();
  await expect(
    dashboard.next('Our advice covers England, Wales, Scotland and Northern Ireland'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(journey.dropout.help('StepChange')).toBeVisible();
  await expect(dashboard.section('Your home')).toBeVisible();
  await expect(main).not.toContainText(/adviser|Talk to|Book a slot|Opens/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See or change your answers' }).click();
  await journey.dropout.changeLast.click();
  await journey.choose(WHERE, 'Wales');
  await expect(journey.question(QUALIFIER.housing.asks)).toBeVisible();
});

test('Nadia has no debts: is told who else can help, and changes the answer when it was a slip (DO-008)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'debt-count' });
  await journey.choose(QUALIFIER['debt-count'].asks, 'None');
  await expect(page.getByRole('heading', { name: 'You may not need debt advice' })).toBeVisible();
  await expect(journey.dropout.help('Citizens Advice')).toBeVisible();
  await expect(journey.continue).toBeHidden();
  await expect(journey.question(QUALIFIER['debt-count'].asks)).toBeHidden();
  await journey.dropout.changeLast.click();
  await expect(journey.heading(QUALIFIER['debt-count'].asks)).toBeFocused();
  await journey.choose(QUALIFIER['debt-count'].asks, '3 to 5');
  await expect(journey.question(QUALIFIER['debt-total'].asks)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You may not need debt advice' })).toBeHidden();
});
