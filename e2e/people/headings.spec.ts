import { expect, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';
import { advised } from '../person/advised.ts';
import { CARD, LOAN } from '../person/exampleDebts.ts';
import { expectOneHeading, expectToSayWhere } from '../person/headings.ts';
import { reviewing, reviewingUpTo } from '../person/reviewing.ts';

/** Pages that anybody can open. */
const FOR_ALL = [
  '/',
  '/login',
  '/reset-password',
  '/contact',
  '/about',
  '/costs',
  '/safety',
  '/privacy',
  '/cookies',
  '/terms',
  '/complaints',
  '/accessibility',
  '/credit-search-terms',
  '/help/bailiffs',
  '/help/court-letter',
  '/help/essentials',
  '/help/coping',
  '/offline',
  '/no-such-page',
];

test('Every page for anybody has one main heading, which says where one is, as its title does (WT-070)', async ({
  page,
  faults,
}) => {
  faults.expect(/404/);
  for (const address of FOR_ALL) {
    await page.goto(address);
    await expectToSayWhere(page);
  }
});

test('Each screen of the debts has one main heading and its title, the list behind it none (WT-070)', async ({
  debts,
  page,
  context,
  email,
}) => {
  await reviewing(context, { email });
  await debts.open();
  await expect(debts.welcome('Danielle')).toBeVisible();
  await expectToSayWhere(page);
  await debts.addMyself.click();
  await expect(debts.form).toBeVisible();
  await expectToSayWhere(page);
  await debts.add({ creditor: 'Kestrel Cards', kind: 'Credit card', balance: '4212', repayment: '105' });
  await expectToSayWhere(page);
  await debts.edit('Kestrel Cards').click();
  await expect(debts.balance).toBeVisible();
  await expectToSayWhere(page);
  await debts.back.click();
  await debts.continue.click();
  await expect(debts.legal).toBeVisible();
  await expectToSayWhere(page);
  await debts.answerNoToAll();
  await debts.continue.click();
  await expect(debts.legal).toBeHidden();
  await expectToSayWhere(page);
});

test('The question that is opened to be changed is heading and title until that is done, and an error stays with its page (WT-172)', async ({
  journey,
  page,
}) => {
  const { nation, 'debt-total': total } = QUALIFIER;
  await journey.start();
  await journey.walk({ to: 'birth-date' });
  await journey.continue.click({ force: true });
  await expect(page).toHaveTitle(/^Error: When were you born/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/qualifier$/);
  await expect(page).toHaveTitle(`${total.asks} – Towpath`);
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expectToSayWhere(page);
  await expect(page).toHaveTitle(`${nation.asks} – Towpath`);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page).toHaveTitle(`${total.asks} – Towpath`);
});

for (const [name, addresses] of [
  ['household', ['/journey/household']],
  ['health', ['/journey/health']],
] as const) {
  test(`The page of ${name} has one main heading and its title, and none besides without its data (WT-070)`, async ({
    page,
    context,
    email,
    faults,
  }) => {
    faults.expect(/500/);
    await reviewingUpTo(context, { email }, name);
    for (const address of addresses) {
      await page.goto(address);
      await expectToSayWhere(page);
    }
    await page.route(/\/(household|health)/, route =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 500, body: '' })
        : route.continue(),
    );
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Try again');
    await expectOneHeading(page);
  });
}

test('The credit search has one main heading and its title, the list of debts behind it none (WT-070)', async ({
  page,
  context,
  email,
}) => {
  await reviewing(context, { email, debts: [CARD, LOAN] });
  await page.goto('/journey/your-debts#credit-search');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/credit/i);
  await expectToSayWhere(page);
});

test('Dan’s advice, a solution and his finished debts have one main heading each (WT-070)', async ({
  page,
  context,
  email,
}) => {
  await advised(context, { email });
  for (const address of [
    '/dashboard',
    '/journey/full-advice',
    '/solutions/dmp',
    '/debts/debts-overview/completed-debts',
    '/journey/now',
  ]) {
    await page.goto(address);
    await expectToSayWhere(page);
  }
});

test('A drop-out has one main heading and its title, and so has the question that led there (WT-070)', async ({
  journey,
  page,
}) => {
  await journey.comeBack({ to: 'formal-plan' });
  await expectToSayWhere(page);
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await expect(journey.dropout.choice('Yes')).toBeVisible();
  await expectToSayWhere(page);
});
