import { expect, type Page, test } from '../fixtures.ts';
import { expectAccessible } from '../person/accessible.ts';
import { hadFirstLook } from '../person/reviewing.ts';

const NO_FOOD = 'I have no money for food';
const BAILIFFS = 'Bailiffs have been, or are coming';

/** What the dashboard says to do today, which is to ring about the bailiffs. */
async function ringToday(page: Page) {
  const today = page.getByRole('region', { name: 'One thing today' });
  await expect(today.getByRole('heading').first()).toHaveText('Ring about the bailiffs today');
  return today;
}

/** The browser's clock stands at this moment. */
const clockAt = (page: Page, moment: string) => page.clock.setFixedTime(new Date(moment));

test('Tess has bailiffs and no food: her dashboard says first what to do today and whom to ring, by the hour (WT-030, WT-031)', async ({
  page,
  context,
  dashboard,
  email,
}) => {
  await hadFirstLook(context, { email, answers: { urgent: [BAILIFFS, NO_FOOD] } });
  await clockAt(page, '2026-11-23T10:00:00Z');
  await dashboard.open();
  const today = await ringToday(page);
  await expect(today.getByRole('link', { name: 'Call us: 0113 496 0111' })).toHaveAttribute(
    'href',
    'tel:01134960111',
  );
  await expect(today).toContainText('Open now, until 8pm');
  await expect(today.getByRole('link', { name: 'Our guide: bailiffs' })).toHaveAttribute(
    'href',
    '/help/bailiffs',
  );
  await expect(today.getByText('Get food today')).toBeVisible();
  await expect(today.getByRole('link', { name: '0800 144 8848' })).toBeVisible();
  // It is seen on arrival, before anything else.
  await expect(today.getByRole('link', { name: 'Call us' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Call 0113 496 0111 Open now, until 8pm' })).toBeVisible();
  await expect(page.getByText('Take your time')).toHaveCount(0);
  await dashboard.summary.getByRole('heading', { name: 'Your monthly summary' }).click();
  await expect(
    page.getByText('You told us you have no money for food. So a cost may be missing here.'),
  ).toBeVisible();
  await expectAccessible(page);

  await clockAt(page, '2026-11-23T22:30:00Z');
  await page.reload();
  await expect(today.getByRole('link', { name: 'National Debtline 0808 808 4000' })).toBeVisible();
  await expect(today).toContainText('Or us: 0113 496 0111. Opens tomorrow at 8am.');
  await page.getByRole('link', { name: 'See your first look' }).click();
  const first = page.getByRole('region', { name: 'First things first' });
  await expect(first.getByRole('heading', { name: 'Ring about the bailiffs today' })).toBeInViewport();
  await expect(first.getByRole('link', { name: 'National Debtline 0808 808 4000' })).toBeVisible();
  await first.getByText('Get food today').click();
  await expect(first).toContainText('“I have no money for food. Where can I get help today?”');
  await expectAccessible(page);
});

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('Tess sees on arrival at her dashboard what to do today, and her name and address at its end (WT-054)', async ({
    page,
    context,
    dashboard,
    email,
  }) => {
    await hadFirstLook(context, { email, answers: { urgent: [BAILIFFS, NO_FOOD] } });
    await dashboard.open();
    const today = await ringToday(page);
    await expect(today.getByRole('heading').first()).toBeInViewport({ ratio: 0.9 });
    const details = page.getByRole('region', { name: 'Your details' });
    await expect(details).toContainText(`Danielle Okafor${email}`);
    const [first, last] = await Promise.all([today.boundingBox(), details.boundingBox()]);
    expect(last?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY);
  });
});

test('Morag in Scotland may lose her home: Shelter Scotland is named, and nothing of England (WT-030, WT-032)', async ({
  page,
  context,
  dashboard,
  email,
}) => {
  await hadFirstLook(context, {
    email,
    answers: { nation: 'Scotland', urgent: ['I’m being made to leave my home'] },
  });
  await clockAt(page, '2026-11-22T12:00:00Z');
  await dashboard.open();
  const today = page.getByRole('region', { name: 'One thing today' });
  await expect(today.getByRole('link', { name: 'Shelter Scotland 0808 800 4444' })).toBeVisible();
  await expect(today).toContainText('Shelter Scotland can help you too.');
  await expect(today).toContainText('Opens tomorrow at 8am');
});

test('Ada has nothing that cannot wait: the one thing today is her review (WT-030)', async ({
  context,
  dashboard,
  page,
  email,
}) => {
  await hadFirstLook(context, { email });
  await dashboard.open();
  await expect(page.getByRole('region', { name: 'Next: your full review' })).toContainText('One thing today');
  await expect(page.getByRole('region', { name: 'One thing today' })).toHaveCount(0);
});
