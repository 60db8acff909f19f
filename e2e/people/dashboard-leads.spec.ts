import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';

test('Danielle’s dashboard leads with the one thing to do once she has chosen: the call to ask for, then nothing today, with who she waits for and what is done (DN-320, DN-321, DN-322)', async ({
  fullAdvice,
  page,
  context,
  email,
  dashboard,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  await advised(context, { email });
  await fullAdvice.open();
  await page.getByRole('link', { name: 'Go with a debt management plan' }).click();
  await page.getByRole('link', { name: /^Choose this.*a debt management plan/ }).click();
  await page.getByRole('button', { name: 'Choose a debt management plan' }).click();
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeFocused();

  await dashboard.open();
  await expect(dashboard.thingToday('Ask us to ring you')).toBeVisible();
  await expect(dashboard.plan).toContainText('You chose: Debt Management Plan.');
  await expect(dashboard.done).toContainText('You chose it');
  await expect(dashboard.waits).toHaveCount(0);
  await expect(dashboard.papers.getByRole('button', { name: /^Your advice/ })).toBeVisible();
  await look('dashboard-leads-step');

  // By the keyboard alone: the button of the one thing is the first link of the page.
  const action = dashboard.thingToday('Ask us to ring you').getByRole('link');
  await page.locator('#main').evaluate(main => main.setAttribute('tabindex', '-1'));
  await page.locator('#main').focus();
  await page.keyboard.press('Tab');
  await expect(action).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fullAdvice.heading('You chose a debt management plan')).toBeVisible();
  const call = page.getByRole('region', { name: 'Speak to us' });
  await call.getByLabel(/phone/i).fill('07700 900 123');
  await call.getByRole('button').click();
  await expect(call).toContainText('Thank');

  await dashboard.open();
  await expect(dashboard.thingToday('Nothing for you to do today')).toBeVisible();
  await expect(dashboard.waits).toContainText(/An adviser Rings you\s*by \w+day/);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(3000);
  await look('dashboard-leads-waits');

  // Without a connection it is there as it stood.
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(dashboard.thingToday('Nothing for you to do today')).toBeVisible();
  await context.setOffline(false);
});

test('Danielle has a court date and bailiffs due: who to ring is the one thing today, and the days are in order of danger (DN-320, DN-323, DN-553, DN-554)', async ({
  page,
  context,
  email,
  dashboard,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  await advised(context, { email });
  const headers = await credentials(context);
  const post = async (path: string, data: unknown) => {
    const sent = await context.request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [stepId, answers] of [
    [
      'pressing',
      [
        { id: 'pressing.bailiffs', value: 'I know the day when bailiffs are due' },
        { id: 'pressing.court', value: 'I have a court date' },
      ],
    ],
    ['bailiffs-on', [{ id: 'bailiffs-on.date', value: inDays(6) }]],
    // Court is not near: bailiffs are.
    ['court-on', [{ id: 'court-on.date', value: inDays(40) }]],
  ] as const) {
    await post('/answers/mine', { stepId, answers });
  }
  const advice = await context.request.get('/api/core/advice/mine/recommendation', { headers });
  const { recordId, recommended, eligible } = await advice.json();
  const { shortName } = (recommended ?? eligible[0]).product;
  await post('/plans/mine', { recordId, shortName, replaces: null, hasReadRisks: true });

  // A letter that is begun and not read waits too, below what threatens.
  const { letters } = await (await context.request.get('/api/core/letters/mine', { headers })).json();
  await post(`/letters/mine/${letters[0].id}/places`, { place: 'reference', value: 'KC 22', was: '' });

  await dashboard.open();
  await expect(dashboard.oneThing).toContainText('Ring about the bailiffs before');
  const days = dashboard.dates.getByRole('listitem');
  await expect(days).toHaveCount(4);
  await expect(days.nth(0)).toContainText('Could cost you your things');
  await expect(days.nth(1)).toContainText('Could go on without you');
  await expect(days.nth(2)).toContainText('A letter to read');
  await expect(days.nth(3)).toContainText('Ask us to ring you');
  await expect(page.getByRole('region', { name: 'Money found' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(3000);
  await look('dashboard-leads-dates');
  // What is to be done leads to whom to ring.
  await days.nth(0).getByRole('link').press('Enter');
  await expect(dashboard.oneThing).toBeFocused();
});

test('Danielle has chosen nothing and wrote to her lender: her dashboard says whom she waits for and what she did (DN-936)', async ({
  page,
  context,
  email,
  dashboard,
}) => {
  await advised(context, { email });
  const headers = await credentials(context);
  const call = async (path: string, data?: unknown) => {
    const url = `/api/core${path}`;
    const sent = await (data
      ? context.request.post(url, { headers, data })
      : context.request.get(url, { headers }));
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    return sent.json();
  };
  const [debt] = (await call('/debts/mine')).debts;
  const at = `/letters/mine/holding-request.${debt.id}`;
  const { from, addressee, reference, blocks } = (await call(at)).letter;
  const lines = [
    ...from,
    ...addressee,
    reference,
    ...blocks.flatMap((block: { lines: object[][] }) => block.lines),
  ];
  for (const { place } of lines.flat()) {
    if (place?.status !== 'fill in') continue;
    await call(`${at}/places`, { place: place.name, value: '14 Tannery Row', was: '' });
  }
  const { shown } = (await call(at)).letter;
  await call(`${at}/read`, { shown });
  await call(`${at}/sent`, { shown, version: 1, on: new Date().toISOString().slice(0, 10), by: 'post' });

  await dashboard.open();
  await expect(dashboard.next('Your advice is ready')).toBeVisible();
  await expect(dashboard.waits).toContainText(/Kestrel Cards Answers your letter “Ask them to wait”\s*by /);
  await expect(dashboard.done).toContainText('You wrote to Kestrel Cards');
  await looking(page)('dashboard-leads-nothing-chosen');
});

test('Danielle repays by a plan: how it stands, the next payment, who has not answered and how her debt goes down are on her dashboard (DN-314, DN-315, DN-320, DN-628)', async ({
  page,
  context,
  email,
  dashboard,
}) => {
  test.setTimeout(120_000);
  const look = looking(page);
  const more = { creditTypeId: 1, regularPaymentAmount: 20 };
  await advised(context, {
    email,
    moreDebts: [
      { initialCreditorName: 'Heron Finance', currentBalance: 5000, ...more },
      { initialCreditorName: 'Marlow & Reed', currentBalance: 1400, ...more },
    ],
  });
  const headers = await credentials(context);
  const send = async (path: string, data: unknown) => {
    const sent = await context.request.post(`/api/core${path}`, { headers, data });
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    return sent.json();
  };
  const { recordId } = await (
    await context.request.get('/api/core/advice/mine/recommendation', { headers })
  ).json();
  const choice = { recordId, shortName: 'DMP', replaces: null, hasReadRisks: true };
  const { plan } = await send('/plans/mine', choice);
  await send(`/plans/mine/${plan.id}/notes`, { from: 'chosen', to: 'being prepared' });
  let after = 0;
  const note = async (said: object) =>
    (await send(`/plans/mine/${plan.id}/repayment`, { id: randomUUID(), after: after++, note: said }))
      .repayment;
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const drawn = await note({ kind: 'draw up', firstPayment: day(20) });
  const debts: readonly { id: string; creditor: string }[] = drawn.stands.debts;
  await note({ kind: 'offers sent', on: day(0), debtIds: debts.map(({ id }) => id) });
  await note({ kind: 'answered', on: day(0), debtId: debts[0]?.id, answer: 'accepts', sum: null });
  await note({ kind: 'paid', on: day(0), due: null, debtId: debts[0]?.id, sum: 20_000 });

  await dashboard.open();
  await expect(dashboard.thingToday('Nothing for you to do today')).toBeVisible();
  await expect(dashboard.dates.getByRole('listitem').first()).toContainText('Keeps your plan going');
  await expect(dashboard.waits.getByRole('listitem')).toHaveCount(2);
  const picture = page.getByRole('figure', { name: /^£200 paid, £10,412 to go$/ });
  await expect(picture.getByRole('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Money found' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(3000);
  await look('dashboard-leads-plan');
  await picture.getByRole('link', { name: 'See the whole plan' }).press('Enter');
  await expect(page).toHaveURL(/\/plan$/);
});
