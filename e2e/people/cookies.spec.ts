import { expect, type Page, test } from '../fixtures.ts';
import { QUALIFIER } from '../pages/qualifier.ts';

type Counted = { readonly event: string; readonly stepName?: string; readonly [fact: string]: unknown };

/** Collects the analytics events as they are sent. */
function counted(page: Page): Counted[] {
  const events: Counted[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/analytics/events')) events.push(request.postDataJSON() as Counted);
  });
  return events;
}

test('Cara does not answer the question about cookies, and nothing is counted or kept (AN-014)', async ({
  home,
  journey,
  page,
  context,
}) => {
  const events = counted(page);
  await home.open('?appId=mw_steps&plid=leaflet-7');
  await expect(home.cookieQuestion).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await home.start.click();
  await expect(journey.next).toBeVisible();
  journey.look = 'double';
  await journey.answer('nation');
  await expect(journey.question(QUALIFIER.housing.asks)).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['basicAuthToken']);
  expect(events).toEqual([]);
});

test('Cara says yes: where she came from is kept for three days, and her steps are counted without her answers (AN-001 to AN-004, AN-007 to AN-011)', async ({
  home,
  journey,
  page,
  context,
}) => {
  const events = counted(page);
  await home.open('?appId=mw_quick&plid=leaflet-7');
  await home.cookies('Accept').click();
  await expect(home.cookieQuestion).toBeHidden();
  const kept = (await context.cookies()).find(({ name }) => name === 'wlContext');
  expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toMatchObject({
    appId: 'mw_quick',
    plid: 'leaflet-7',
  });
  expect((kept?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(2.9 * 24 * 60 * 60 * 1000);
  expect((kept?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(3 * 24 * 60 * 60 * 1000);

  await home.start.click();
  journey.look = 'single';
  await journey.answer('nation');
  await journey.answer('housing');
  await journey.walk({ from: 'debt-count', to: 'birth-date' });
  await journey.help('Your date of birth').click();
  await expect.poll(() => events.map(({ event }) => event)).toContain('tooltip-click');
  await expect
    .poll(() => events.filter(({ event }) => event === 'step-complete').map(({ stepId }) => stepId))
    .toEqual(['nation', 'housing', 'debt-count', 'debt-total']);
  expect(events[0]).toMatchObject({
    event: 'journey-started',
    stepName: 'journey-started-qualifier',
    appId: 'mw_quick',
  });
  expect(events.filter(({ event }) => event === 'step-started').map(({ stepId }) => stepId)).toEqual([
    'nation',
    'housing',
    'debt-count',
    'debt-total',
    'birth-date',
  ]);
  expect(events.find(({ event }) => event === 'step-complete')).toMatchObject({
    stepName: 'submission-qualifier',
  });
  const words = JSON.stringify(events);
  for (const secret of ['England', 'private landlord', '1987']) expect(words).not.toContain(secret);
});

test('Cara says no, and may say yes later on the page about cookies (AN-014)', async ({
  home,
  page,
  context,
}) => {
  await home.open('?plid=leaflet-7');
  await home.cookies('Reject').click();
  await expect(home.cookieQuestion).toBeHidden();
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookieChoice']);
  await page.goto('/cookies');
  await expect(page.getByText('You said no. You can say yes at any time.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('You said yes. You can say no at any time.')).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You said no.', { exact: false })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('wlContext');
});
