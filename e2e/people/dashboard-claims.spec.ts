import { expect, test } from '../fixtures.ts';
import { advised } from '../person/advised.ts';
import { credentials } from '../person/credentials.ts';
import { looking } from '../person/looking.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const COUNCIL = {
  initialCreditorName: 'Aireford Council',
  creditTypeId: 24,
  currentBalance: 648,
  arrears: 648,
  regularPaymentAmount: 50,
};
const CLAIMED = {
  initialCreditorName: 'Wharf Loans',
  creditTypeId: 4,
  currentBalance: 2400,
  regularPaymentAmount: 90,
  hasLegalAction: true,
  courtStage: 'court claim',
};

test('Danielle has a claim form and a late council tax bill: she says the date on the form and reads by when to answer, and once the council says yes by letter nobody tells her to ring it (DN-1194, DN-1200, DN-1201)', async ({
  page,
  context,
  email,
  dashboard,
  faults,
}) => {
  test.setTimeout(240_000);
  const look = looking(page);
  faults.expect(/^400 POST .*\/letters\/mine\/facts$/, /status of 400 .*\/letters\/mine\/facts/);
  await advised(context, { email, moreDebts: [COUNCIL, CLAIMED] });
  const headers = await credentials(context);
  const call = async (path: string, data?: unknown) => {
    const url = `/api/core${path}`;
    const sent = await (data
      ? context.request.post(url, { headers, data })
      : context.request.get(url, { headers }));
    expect(sent.ok(), `${path}: ${await sent.text()}`).toBe(true);
    return sent.json();
  };
  const advice = await call('/advice/mine/recommendation');

  // Before anything is chosen the form is there too.
  await dashboard.open();
  const claim = dashboard.dates.getByRole('listitem').filter({ hasText: 'Court form, Wharf Loans' });
  await expect(claim).toContainText('Look for the date on the court form, and tell us');
  await look('dashboard-claim-no-date');

  await call('/plans/mine', {
    recordId: advice.recordId,
    shortName: (advice.recommended ?? advice.eligible[0]).product.shortName,
    replaces: null,
    hasReadRisks: true,
  });
  await dashboard.open();
  await expect(dashboard.oneThing).toContainText('Look for the date on the court form from Wharf Loans');
  await expect(page.getByText('Ring Aireford Council this week')).toBeVisible();
  await expect(page.getByText('Ring Wharf Loans this week')).toHaveCount(0);
  await claim.getByRole('link').press('Enter');

  const asked = page.getByRole('group', { name: 'What date is on the claim form from Wharf Loans?' });
  const form = page.locator('form').filter({ has: asked });
  const save = form.getByRole('button', { name: 'Save' });
  await save.press('Enter');
  await expect(form.getByText('Enter the day, month and year on the form')).toBeVisible();
  await expect(form.getByLabel('Day')).toBeFocused();
  const [year = '', month = '', day = ''] = inDays(3).split('-');
  for (const [label, value] of [
    ['Day', day],
    ['Month', month],
    ['Year', year],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await save.press('Enter');
  await expect(form.getByText('Enter the date of issue on the claim form: today or before')).toBeVisible();
  await expect(form.getByLabel('Day')).toHaveValue(day);
  await expect(form.getByLabel('Day')).toBeFocused();
  await look('letters-claim-day');
  const [issuedYear = '', issuedMonth = '', issuedDay = ''] = inDays(-3).split('-');
  await form.getByLabel('Day').fill(issuedDay);
  await form.getByLabel('Month').fill(issuedMonth);
  await form.getByLabel('Year').fill(issuedYear);
  await save.press('Enter');
  await expect(asked).toHaveCount(0);

  await dashboard.open();
  await expect(claim).toContainText('Could become a judgment');
  await expect(claim).toContainText('If you send the acknowledgement of service back by then');
  await look('dashboard-claim');

  const { debts } = await call('/debts/mine');
  const council = debts.find(
    (one: { initialCreditorName: string }) => one.initialCreditorName === 'Aireford Council',
  );
  const at = `/letters/mine/council-tax-arrears.${council.id}`;
  const { from, addressee, reference, blocks } = (await call(at)).letter;
  const lines = [
    ...from,
    ...addressee,
    reference,
    ...blocks.flatMap((block: { lines: object[][] }) => block.lines),
  ];
  const filled = { text: '14 Tannery Row', sum: '£20', day: '1 January 2027' } as const;
  for (const { place } of lines.flat()) {
    if (place?.status !== 'fill in') continue;
    const value = filled[place.holds as keyof typeof filled];
    await call(`${at}/places`, { place: place.name, value, was: '' });
  }
  const { shown } = (await call(at)).letter;
  await call(`${at}/read`, { shown });
  await call(`${at}/sent`, { shown, version: 1, on: inDays(0), by: 'post' });
  await call(`${at}/answer`, { version: 1, answer: 'accepted', on: inDays(0) });

  await dashboard.open();
  await expect(dashboard.oneThing).toContainText('Answer the court form from Wharf Loans');
  await expect(page.getByText('Ring Aireford Council this week')).toHaveCount(0);
  await page.getByText('Keep to your deal with Aireford Council').click();
  await expect(page.getByText('You have a deal to pay off what is late.')).toBeVisible();
  await look('dashboard-deal-kept');

  // Once the form is answered, what comes next of the plan leads.
  const [{ id: claimed }] = debts.filter(
    (one: { initialCreditorName: string }) => one.initialCreditorName === 'Wharf Loans',
  );
  await call('/letters/mine/facts', { kind: 'claim day', debtId: claimed, day: '', isAnswered: true });
  await dashboard.open();
  await expect(claim).toHaveCount(0);
});
