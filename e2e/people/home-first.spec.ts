import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { looking } from '../person/looking.ts';
import { hadFirstLook } from '../person/reviewing.ts';

const RENT = {
  initialCreditorName: 'Canal Homes',
  creditTypeId: 22,
  currentBalance: 1600,
  arrears: 1600,
  regularPaymentAmount: 50,
  hasLegalAction: true,
  courtStage: 'bailiffs',
};
const CAR = { ...RENT, initialCreditorName: 'Aire Motor Finance', creditTypeId: 15, isSecured: true };

for (const [livesIn, home, car] of [
  ['England', 'on form N244', 'bailiffs may not take it to sell'],
  [
    'Scotland',
    'ask the court or tribunal to look at the case again',
    'sheriff officers may not take it to sell',
  ],
  [
    'Northern Ireland',
    'Housing Rights can help you too',
    'the Enforcement of Judgments Office may not take it to sell',
  ],
] as const) {
  test(`somebody in ${livesIn} has officers coming for rent and for a car on finance: dashboard, advice and letters say the same first (DN-1339, DN-1341)`, async ({
    fullAdvice,
    dashboard,
    page,
    context,
    email,
  }) => {
    test.setTimeout(180_000);
    const look = looking(page);
    const name = livesIn.toLowerCase().replace(' ', '-');
    const answers = { nation: livesIn, arrears: ['None of these'], creditors: ['Credit or store cards'] };
    await hadFirstLook(context, { email, firstName: 'Isla', answers });
    await advised(context, { email, livesIn, moreDebts: [RENT, CAR] });
    await fullAdvice.open();
    await expect(fullAdvice.part('First things first')).toContainText(home);
    await expect(page.getByText('Ring Canal Homes')).toHaveCount(0);
    await look(`home-first-advice-${name}`);

    await dashboard.open();
    await expect(dashboard.oneThing).toContainText('Ring about your home today');
    await expect(dashboard.oneThing).toContainText(home);
    await expect(page.getByText('Ring Canal Homes')).toHaveCount(0);
    await look(`home-first-dashboard-${name}`);

    await page.goto('/plan/letters');
    const first = page.getByRole('listitem').filter({ hasText: 'Ring us today' });
    await expect(first.filter({ hasText: 'Canal Homes' })).toContainText(home);
    await expect(first.filter({ hasText: 'Aire Motor Finance' })).toContainText(car);
    await expect(page.getByText(/Ask (?:bailiffs|sheriff officers) to wait/)).toHaveCount(0);
    await look(`home-first-letters-${name}`);
  });
}

test('somebody whose home a court has ruled on, and whose council sends bailiffs: all pages say first what to do (DN-1451, DN-1452)', async ({
  fullAdvice,
  dashboard,
  page,
  context,
  email,
}) => {
  test.setTimeout(180_000);
  const look = looking(page);
  const answers = { nation: 'England', arrears: ['None of these'], creditors: ['Credit or store cards'] };
  await hadFirstLook(context, { email, firstName: 'Isla', answers });
  const ruled = { ...RENT, courtStage: 'judgment' };
  const council = { ...RENT, initialCreditorName: 'Lochside Council', creditTypeId: 24 };
  await advised(context, { email, livesIn: 'England', moreDebts: [ruled, council] });
  const home = 'stop or put off an eviction, on form N244';
  await fullAdvice.open();
  await expect(fullAdvice.part('First things first')).toContainText(home);
  await expect(fullAdvice.part('First things first')).toContainText('Ring about the bailiffs today');
  await expect(page.getByText('Ring Canal Homes')).toHaveCount(0);
  await look('home-first-advice-ruled');

  await dashboard.open();
  await expect(dashboard.oneThing).toContainText('Ring about your home today');
  await expect(dashboard.oneThing).toContainText(home);
  await expect(page.getByText('Ring Canal Homes')).toHaveCount(0);
  await look('home-first-dashboard-ruled');

  await page.goto('/plan/letters');
  const first = page.getByRole('listitem').filter({ hasText: 'before you write' });
  await expect(first.filter({ hasText: 'Canal Homes' })).toContainText(home);
  await look('home-first-letters-ruled');
});
