// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseApplication } from '@towpath/contracts/api/staffApplications.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Router } from '../../../shell/router/router.tsx';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { placesFrom } from '../../../testing/placesInTest.ts';
import { ApplicationPart } from './ApplicationPart.tsx';
import type { Shown } from './shown.ts';

const CAME_TO: Omit<Shown['history'][number], 'at' | 'state'> = {
  by: 'adviser',
  name: 'Jo',
  hasAgreed: false,
  words: null,
  on: null,
  reference: null,
  faults: [],
};
const APPLICATION: Shown = {
  planId: 'p1',
  name: 'Debt Relief Order',
  receiver: 'The official receiver',
  state: 'sent',
  count: 40,
  of: 40,
  handedOver: {
    number: 1,
    at: '2026-11-24T10:00:00.000Z',
    isComplete: true,
    groups: [],
    missing: [],
    clashes: [],
    settled: [],
    withheld: 0,
    ours: [],
  },
  hasChangedSince: true,
  changed: [
    {
      at: { field: 'savings', entry: null, part: null },
      label: 'Your savings and cash',
      of: null,
      was: '£100',
      now: '£40',
    },
  ],
  reference: null,
  history: [
    { ...CAME_TO, at: '2026-11-24T11:00:00.000Z', state: 'accepted' },
    { ...CAME_TO, at: '2026-11-24T12:00:00.000Z', state: 'being sent' },
    { ...CAME_TO, at: '2026-11-24T12:01:00.000Z', state: 'sent' },
  ],
  work: null,
  against: { closedBy: [], open: [] },
  elsewhere: null,
  isPlanOver: false,
  planDiffers: false,
  doubt: null,
  talkWaits: false,
  canSend: true,
  canAsk: true,
  today: '2026-11-25',
};

let shown: Shown = APPLICATION;
let others: AnswerOf<typeof caseApplication>['others'] = [];
let asked: string[] = [];
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ method, url }) => {
    asked.push(url);
    if (method === 'GET') return { body: { application: shown, others } };
    // Another window has sent it before.
    shown = { ...shown, state: 'sent', work: null };
    const error = { code: 'WORK_IS_TAKEN', message: 'It is not yours now.', traceId: 't' };
    return { status: 409, body: { error } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

async function open(state: Shown['state'], more: Partial<Shown> = {}) {
  shown = { ...APPLICATION, state, ...more };
  render(
    <Router places={placesFrom('/staff')}>
      <ApplicationPart customerId="7" permissions={['change cases']} onChanged={() => undefined} />
    </Router>,
  );
  await screen.findByRole('heading', { name: 'What happened to it' });
  return {
    fillsIn: screen.queryByRole('button', { name: 'Fill it in with them' }) !== null,
    asksAgain: document.body.textContent?.includes('ask again before you accept it'),
  };
}

it('names what an application came to as what is over (DN-415)', async () => {
  await open('sent');
  const history = screen.getByRole('heading', { name: 'What happened to it' }).nextElementSibling;
  const past = [...(history?.querySelectorAll('li > b') ?? [])].map(({ textContent }) => textContent);
  expect(past).toEqual(['Sent', 'Being sent', 'Accepted']);
});

it('says where the plan stands as something else than what was answered (DN-956)', async () => {
  await open('granted');
  expect(screen.queryByText('Their plan says something else than this answer')).toBeNull();
  cleanup();
  await open('granted', { planDiffers: true });
  screen.getByRole('heading', { name: 'Their plan says something else than this answer' });
});

it('of a plan that is over says so, and is closed by whoever has it once its answer is gone through (DN-960)', async () => {
  const work = { takenBy: 'Jo', isMine: true, isForWhoSeesHealth: false };
  expect(await open('refused', { isPlanOver: true, work })).toEqual({ fillsIn: false, asksAgain: false });
  screen.getByRole('heading', { name: 'The plan that it is for is over' });
  screen.getByRole('button', { name: 'We have gone through it' });
  cleanup();
  await open('sent', { isPlanOver: true });
  expect(document.body.textContent).toContain(
    'There is nothing to do until they answer: note that here once it comes',
  );
  expect(screen.queryByRole('button', { name: 'We have gone through it' })).toBeNull();
});

it('of a plan that its person left once it was accepted asks whether it had gone, and sends it no more (DN-1440)', async () => {
  const work = { takenBy: 'Jo', isMine: true, isForWhoSeesHealth: false };
  const told = { isPlanOver: true, work, hasChangedSince: true };
  expect(await open('accepted', told)).toEqual({ fillsIn: false, asksAgain: false });
  expect(document.body.textContent).toContain('Had it gone by then? Note the day');
  screen.getByRole('button', { name: 'It has not gone' });
  screen.getByLabelText('Day on which it was sent');
  expect(screen.queryByRole('button', { name: /^Send to/u })).toBeNull();
});

it('asks of one that its person withdrew when that was, and for no number or words of those who decide (DN-1121)', async () => {
  shown = { ...APPLICATION, work: { takenBy: 'Jo', isMine: true, isForWhoSeesHealth: false } };
  render(
    <Router places={placesFrom('/staff')}>
      <ApplicationPart customerId="7" permissions={['take work']} onChanged={() => undefined} />
    </Router>,
  );
  await screen.findByLabelText('Day on which they decided');
  fireEvent.change(screen.getByLabelText('What did they say?'), { target: { value: 'withdrawn' } });
  fireEvent.change(screen.getByLabelText('Day on which they withdrew it'), { target: { value: '' } });
  expect(screen.queryByLabelText(/^Their (?:number|words)/u)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save the answer' }));
  await screen.findByText('Put in the day on which they withdrew it');
});

it.each([
  ['handed over', true, true],
  ['asked again', true, false],
  ['accepted', false, true],
  ['being sent', false, false],
  ['sent', false, false],
  ['granted', false, false],
  ['refused', false, false],
] as const)(
  'is filled in and asked about again only while it can be: %s (DN-415)',
  async (state, fillsIn, asksAgain) => {
    expect(await open(state)).toEqual({ fillsIn, asksAgain });
  },
);

it('says what the person has told otherwise since, while it can be changed and once it is sent (DN-414)', async () => {
  await open('handed over');
  expect(screen.getByText('Your savings and cash').closest('li')?.textContent).toBe(
    'Your savings and cash £100 as handed over, £40 now',
  );
  cleanup();
  await open('sent');
  expect(document.body.textContent).toContain('What you read is what went.');
  cleanup();
  await open('granted');
  expect(screen.queryByText('Your savings and cash')).toBeNull();
});

it('says that it is sent once another window has sent it, and offers that no more (DN-753)', async () => {
  shown = {
    ...APPLICATION,
    state: 'accepted',
    hasChangedSince: false,
    changed: [],
    work: { takenBy: 'Jo', isMine: true, isForWhoSeesHealth: false },
  };
  render(
    <Router places={placesFrom('/staff')}>
      <ApplicationPart customerId="7" permissions={['change cases']} onChanged={() => undefined} />
    </Router>,
  );
  const send = await screen.findByRole('button', { name: /^Send/u });
  fireEvent.click(send);
  await screen.findByText('It is not yours now.');
  expect(screen.queryByRole('button', { name: /^Send/u })).toBeNull();
  // What was pressed is gone: the focus is where it says what it came to.
  expect(document.activeElement?.getAttribute('role')).toBe('status');
  expect(document.activeElement?.textContent).toContain('Sent');
});

it('leads to another form of theirs of which something is to be noted, and reads that one (DN-1513)', async () => {
  others = [{ planId: 'p0', name: 'Bankruptcy', state: 'sent' }];
  asked = [];
  await open('handed over');
  expect(
    screen.getByText(/Another form of theirs: Bankruptcy\. Sent, waits for an answer\./u),
  ).not.toBeNull();
  shown = { ...APPLICATION, planId: 'p0', name: 'Bankruptcy', isPlanOver: true };
  others = [];
  fireEvent.click(screen.getByRole('button', { name: 'Open it Bankruptcy' }));
  await screen.findByText('The plan that it is for is over');
  expect(asked.at(-1)).toContain('planId=p0');
  expect(document.activeElement?.textContent).toContain('Sent, waits for an answer');
});

it('asks again about none of what we say ourselves (DN-1710)', async () => {
  const at = (field: string) => ({ field, entry: null, part: null });
  const line = (field: string, label: string) => ({
    at: at(field),
    label,
    of: null,
    says: 'So',
    fromWords: 'So',
  });
  const lines = [line('advisedOn', 'Day of the advice'), line('whyChosen', 'Why you choose this')];
  await open('handed over', {
    work: { takenBy: 'Jo', isMine: true, isForWhoSeesHealth: false },
    handedOver: {
      ...(APPLICATION.handedOver as NonNullable<Shown['handedOver']>),
      groups: [{ id: 'advice', name: 'What we advised', lines }],
      ours: [at('advisedOn')],
    },
  });
  const named = (name: string) => screen.queryAllByRole('checkbox', { name, hidden: true }).length;
  expect([named('Why you choose this'), named('Day of the advice')]).toEqual([1, 0]);
});
