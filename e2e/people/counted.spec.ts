import { expect, type Page, test } from '../fixtures.ts';
import { CREDITORS, PHONE_QUESTION, QUALIFIER } from '../pages/qualifier.ts';
import { registered } from '../person/registered.ts';
import { addresses } from '../service/addresses.ts';

type Counted = { readonly event: string; readonly stepId?: string };

/** Collects the names of the analytics events, in the order they are sent. */
function counted(page: Page): string[] {
  const events: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/analytics/events')) events.push((request.postDataJSON() as Counted).event);
  });
  return events;
}

/** Only the events that the test is about. */
const of = (events: readonly string[], ...names: readonly string[]) =>
  events.filter(event => names.includes(event));

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'cookieChoice', value: 'accepted', url: addresses.site }]);
});

test('A journey is counted as started once its template is there, and then shows (JN-017)', async ({
  journey,
  page,
}) => {
  const order: string[] = [];
  const noted = /\/journeys\/mine\/(?:status|pages|template)$/;
  page.on('response', response => {
    const [name] = noted.exec(response.url()) ?? [];
    if (name) order.push(name.slice(15));
  });
  page.on('request', request => {
    if (!request.url().endsWith('/analytics/events')) return;
    const { event } = request.postDataJSON() as Counted;
    if (['journey-started', 'step-started'].includes(event)) order.push(event);
  });
  let release = () => {};
  await page.route('**/journeys/mine/template', async route => {
    await new Promise<void>(go => (release = go));
    await route.continue();
  });
  await page.goto('/start');
  // Both are asked for at once, and either may be there first.
  await expect.poll(() => order.toSorted()).toEqual(['pages', 'status']);
  await expect(journey.question(QUALIFIER.nation.asks)).toBeHidden();
  release();
  await expect(journey.question(QUALIFIER.nation.asks)).toBeVisible();
  await expect.poll(() => order.slice(2)).toEqual(['template', 'journey-started', 'step-started']);
});

test('A journey whose template does not come is not counted as started (JN-017)', async ({
  page,
  faults,
}) => {
  faults.expect(/^500 GET .*template$/, /status of 500/);
  const events = counted(page);
  await page.route('**/journeys/mine/template', route => route.fulfill({ status: 500, body: '' }));
  await page.goto('/start');
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
  expect(events).toEqual([]);
});

test('A call-back that is sent is counted as sent, and one that is not sent as failed (AN-005, DO-010)', async ({
  journey,
  page,
  faults,
}) => {
  faults.expect(/^500 POST .*callbacks/, /status of 500/);
  const events = counted(page);
  const sent = () => of(events, 'dropout-submission', 'dropout-submission-fail', 'continue-online');
  await journey.comeBack({ to: 'formal-plan' });
  await journey.choose(QUALIFIER['formal-plan'].asks, 'An IVA');
  await journey.dropout.choice('Yes').check();
  await journey.dropout.name.fill('Ian Price');
  await journey.dropout.phone.fill('07400123456');

  await page.route('**/callbacks/**', route =>
    route.request().method() === 'POST' && !route.request().url().includes('validation')
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await journey.dropout.submit.click();
  await expect.poll(sent).toEqual(['dropout-submission-fail']);
  await expect(journey.dropout.thanks).toBeHidden();

  await page.unroute('**/callbacks/**');
  await journey.dropout.submit.click();
  await expect(journey.dropout.thanks).toBeVisible();
  await expect.poll(sent).toEqual(['dropout-submission-fail', 'dropout-submission']);
});

test('Going on online from a soft drop-out is counted once as that (AN-005, AN-006)', async ({
  journey,
  page,
}) => {
  const events = counted(page);
  await journey.comeBack({ to: 'urgent' });
  await journey.tick(QUALIFIER.urgent.asks, ['Bailiffs have been, or are coming']);
  await journey.goOn();
  await journey.dropout.choice('Continue online').check();
  await expect(journey.question(QUALIFIER.income.asks)).toBeVisible();
  await expect
    .poll(() => of(events, 'dropout-submission', 'continue-online'))
    .toEqual(['dropout-submission', 'continue-online']);
});

test('Consents that could not be saved are counted as a failed submission, and the person is told (CO-006)', async ({
  journey,
  page,
  context,
  faults,
  email,
}) => {
  faults.expect(/^500 POST .*consents/, /status of 500/);
  await registered(context, { email, firstName: 'Ada', lastName: 'Cole' });
  const events = counted(page);
  await page.goto('/journey/now');
  await page.route('**/consents/mine*', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await journey.consents.answer({ email: 'Yes', text: 'No' });
  await expect.poll(() => of(events, 'submission-fail')).toEqual(['submission-fail']);
  await expect(page.getByRole('alert')).toBeVisible();

  await page.unroute('**/consents/mine*');
  await journey.consents.next.click();
  await expect(journey.question(CREDITORS.asks)).toBeVisible();
  expect(of(events, 'submission-fail')).toHaveLength(1);
});

test('Going on from the last questions to the advice counts as going on online; opening it again does not (AD-017)', async ({
  journey,
  page,
  context,
  email,
}) => {
  await registered(context, { email, firstName: 'Ada', lastName: 'Cole' });
  const events = counted(page);
  await page.goto('/journey/now');
  await journey.consents.answer({ email: 'No', text: 'No' });
  await journey.tick(CREDITORS.asks, CREDITORS.usual);
  await journey.type(PHONE_QUESTION, '07400 123456');
  expect(of(events, 'continue-online')).toEqual([]);
  await journey.goOn();
  await expect(journey.advice.solutions).not.toHaveCount(0);
  await expect.poll(() => of(events, 'continue-online')).toEqual(['continue-online']);

  await page.reload();
  await expect(journey.advice.solutions).not.toHaveCount(0);
  await expect.poll(() => of(events, 'journey-started').length).toBe(2);
  expect(of(events, 'continue-online')).toHaveLength(1);
});
