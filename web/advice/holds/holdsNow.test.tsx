// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { MINIMAL_ANSWERS } from '@towpath/domain/fact-find/testing/reviews.ts';
import { answersFrom, fullReview } from '@towpath/domain/journeys/testing/shipped.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { advice, solution } from '../../testing/advice.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { FullJourneyAdvice } from '../step/FullJourneyAdvice.tsx';

type Answer = { readonly status?: number; readonly body: unknown };
let server: Awaited<ReturnType<typeof startApiInDom>>;
let journey: ReturnType<typeof loadedJourney>;
let mine: Answer;
beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    if (url === '/plans/mine') return mine;
    if (url !== '/advice/mine/recommendation') return { status: 404, body: {} };
    return { body: advice({ recommended: solution('DMP'), eligible: [], status: 'ready' }) };
  });
});
afterAll(() => server.stop());
afterEach(() => leavePage(journey));

const on = (shortName: string, ...states: readonly string[]) => ({
  product: { shortName, name: shortName },
  state: states.at(-1),
  changes: states.map(state => ({ state, on: '2026-03-03' })),
});
const holding = (body: object): Answer => ({
  body: { plan: null, over: null, time: null, callBy: null, ...body },
});
const choosing = () => screen.queryByRole('link', { name: /^Continue online/u });

/** The advice, beside what the server says of what was chosen of it. */
async function shows(answer: Answer, until = /^(?:Read about|Go with) a debt management plan$/u) {
  mine = answer;
  journey = loadedJourney(fullReview, answersFrom(fullReview, MINIMAL_ANSWERS));
  showStep(FullJourneyAdvice, 'Full Journey Advice', journey);
  await screen.findByRole('link', { name: until });
}

it.each([
  [
    'an order that runs',
    on('DRO', 'chosen', 'sent', 'running'),
    'Your debt relief order began on 3 March 2026',
  ],
  [
    'time while somebody is ill',
    on('MHBS', 'sent', 'running'),
    'Your Mental Health Crisis Breathing Space began on 4 March 2026',
  ],
  ['what others decide on', on('BKY', 'chosen', 'sent'), 'Your bankruptcy is with those who decide on it'],
])(
  '%s is said on top of the advice, with the way to the plan and nothing to choose (DN-1245)',
  async (_, plan, says) => {
    await shows(holding({ plan }), /^See your plan$/u);
    const [first] = screen.getAllByRole('heading');
    expect(first?.textContent).toBe(says);
    expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/plan');
    expect(choosing()).toBeNull();
  },
);

it.each([
  ['an order', 'DRO'],
  ['a programme', 'DAS'],
])('while %s goes on nothing else is recommended, whatever the rules find now (DN-1683)', async (_, name) => {
  await shows(holding({ plan: on(name, 'chosen', 'sent', 'running') }), /^your papers$/u);
  expect(screen.queryByText(/debt management plan/iu)).toBeNull();
  expect(choosing()).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your advice');
});

it('a no is said on top of the advice, which leads to a person, recommends nothing and leaves all of it there to read (DN-1731)', async () => {
  await shows(holding({ plan: on('DMP', 'chosen', 'sent', 'refused') }), /^See your plan$/u);
  const [first, second] = screen.getAllByRole('heading');
  expect(first?.textContent).toBe('They said no to your debt management plan on 3 March 2026');
  expect(second?.textContent).toBe('Your advice');
  expect(document.body.textContent).toContain('Talk with us before you ask again');
  const third = screen.getAllByRole('heading')[2];
  expect(third?.textContent).toBe('Speak to an advisor?');
  expect(document.body.textContent).not.toMatch(/Good news|Best Match/u);
  expect(choosing()).toBeNull();
  const named = screen.getAllByRole('link', { hidden: true }).map(one => one.getAttribute('href'));
  expect(named).toContain('/solutions/dmp');
});

it('what was sent for others to decide on leaves the advice there to read (DN-1245)', async () => {
  await shows(holding({ plan: on('BKY', 'chosen', 'sent') }));
  expect(choosing()).toBeNull();
  screen.getByRole('link', { name: 'Read about a debt management plan' });
});

it('Breathing Space is said there too, and what comes after it can be chosen (DN-1245)', async () => {
  await shows(holding({ plan: on('BS', 'sent', 'running') }));
  screen.getByRole('heading', { name: 'Your Breathing Space began on 4 March 2026' });
  screen.getByText(/^It gives you time to choose what comes after it/u);
  expect(choosing()?.getAttribute('href')).toBe('/choose/dmp');
});

it('Breathing Space that goes on beside what was chosen since is said with its last day (DN-1245)', async () => {
  const time = { product: { shortName: 'BS', name: 'Breathing Space' }, endsOn: '2026-05-02' };
  await shows(holding({ plan: on('DMP', 'chosen'), time }));
  screen.getByRole('heading', { name: 'Your Breathing Space goes on until 2 May 2026' });
  expect(choosing()).not.toBeNull();
});

it.each<[string, Answer]>([
  ['nothing was chosen', holding({})],
  ['it cannot be read', { status: 500, body: { error: { code: 'UNEXPECTED_ERROR', message: 'Oh' } } }],
])('the advice is as ever where %s (DN-1245)', async (_, answer) => {
  await shows(answer);
  expect(choosing()).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'See your plan' })).toBeNull();
});
