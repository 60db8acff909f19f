// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Debt } from '@towpath/contracts/api/debts.ts';
import { CUSTOMER_DEBTS_DETAILS } from '@towpath/domain/debts/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { listedDebt } from '../../testing/debts.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { NO_DEBTS } from '../state/listed.ts';
import { CustomerDebtsDetails } from './CustomerDebtsDetails.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let listed: Debt[];
/** How many changes are taken before one is refused. */
let taken: number;

function answer({ method, url, body }: ReceivedCall) {
  if (method === 'GET') return { body: { ...NO_DEBTS, debts: listed, legalQuestionsCompleted: true } };
  taken -= 1;
  if (taken < 0)
    return { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'We can’t do that right now.' } } };
  const id = url.split('/').at(-1);
  listed = listed.map(debt => (debt.id === id ? { ...debt, ...(body as Partial<Debt>) } : debt));
  return { body: listed.find(debt => debt.id === id) };
}

beforeAll(async () => {
  server = await startApiInDom(answer);
});
afterAll(() => server.stop());
beforeEach(() => {
  listed = [listedDebt({ id: 'a' }), listedDebt({ id: 'b', initialCreditorName: 'Fenland Finance' })];
  taken = Number.POSITIVE_INFINITY;
  server.received.length = 0;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const puts = () =>
  server.received.filter(({ method }) => method === 'PUT').map(({ url, body }) => ({ url, body }));

/** The questions as somebody comes to them from the list; each time as after a reload. */
async function opened(props: { readonly answered?: boolean; readonly startingAnswerHint?: string } = {}) {
  const loaded = loadedJourney(journey(page('here', step(CUSTOMER_DEBTS_DETAILS.name, 'details'), advice())));
  let goneOn = 0;
  const person = showStep(CustomerDebtsDetails, CUSTOMER_DEBTS_DETAILS.name, loaded, {
    ...props,
    onContinue: () => {
      goneOn += 1;
    },
  });
  await screen.findByText(BEHIND);
  return { person, loaded, goneOn: () => goneOn };
}

const BEHIND = 'Which of these are you behind with?';
const DEALS = 'Do you have a deal to pay off what’s overdue, bit by bit?';
const FITS = 'Do any of these fit any of your debts?';

const group = (question: string) => {
  const asked = screen.getByText(question).closest('fieldset');
  if (!asked) throw new Error(`Not asked: ${question}`);
  return within(asked);
};
const tick = (question: string, says: RegExp | string) =>
  group(question).getByRole<HTMLInputElement>('checkbox', { name: says });
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const continues = () => screen.getByRole('button', { name: 'Continue' });

describe('the questions about the whole list', () => {
  it('are two of somebody who has nothing to tell (SA-067)', async () => {
    const { person, goneOn } = await opened();
    expect(screen.getAllByRole('group').length).toBe(2);
    await person.click(tick(BEHIND, 'None, I’m up to date with all'));
    await person.click(tick(FITS, 'None of these'));
    await person.click(continues());
    await waitFor(() => expect(goneOn()).toBe(1));
    const nothing = { isInArrears: false, isForBusiness: false, cameFromFraud: false };
    expect(puts()).toMatchObject([
      { url: '/debts/mine/a', body: { ...nothing, isDisputed: false, isVeryOld: false } },
      { url: '/debts/mine/b', body: { ...nothing, isDisputed: false, isVeryOld: false } },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('are sent with what was read of each debt as the page was opened (PT-661)', async () => {
    const { person, goneOn } = await opened();
    await person.click(tick(BEHIND, 'None, I’m up to date with all'));
    await person.click(tick(FITS, 'None of these'));
    await person.click(continues());
    await waitFor(() => expect(goneOn()).toBe(1));
    const read = { isInArrears: null, arrears: null, courtStage: null, isDisputed: null };
    expect(puts()).toMatchObject([{ body: { was: read } }, { body: { was: read } }]);
  });

  it('say what was told before, and what to do where a debt of it is not in the list (SA-226)', async () => {
    await opened({ startingAnswerHint: 'You told us you are behind with: Rates.' });
    expect(screen.getByText(/behind with: Rates/).textContent).toBe(
      'You told us you are behind with: Rates. Is one not in this list? Go back and add it.',
    );
    cleanup();
    await opened();
    expect(screen.queryByText(/not in this list/)).toBeNull();
  });

  it('go on only where it applies, and keep each fact with its debt (SA-067, SA-068)', async () => {
    const { person, goneOn } = await opened();
    await person.click(tick(BEHIND, /Kestrel Cards/));
    await person.type(box('Kestrel Cards'), '315');
    await person.click(tick(DEALS, 'Kestrel Cards'));
    await person.type(box('How much a month to Kestrel Cards?'), '20');
    await person.click(tick(FITS, /I don’t agree that I owe it/));
    expect(screen.getByText(/Don’t pay or write to them before/).isConnected).toBe(true);
    await person.click(tick('Which debts do you not agree with?', /Fenland Finance/));
    await person.click(continues());
    await waitFor(() => expect(goneOn()).toBe(1));
    expect(puts()).toMatchObject([
      {
        url: '/debts/mine/a',
        body: { isInArrears: true, arrears: 315, hasArrangement: true, agreedPayment: 20, isDisputed: false },
      },
      { url: '/debts/mine/b', body: { isInArrears: false, arrears: null, isDisputed: true } },
    ]);
  });

  it('take “I’m not sure” for a sum, which empties the box, and typing takes it back (SA-069)', async () => {
    const { person, goneOn } = await opened();
    await person.click(tick(BEHIND, /Kestrel Cards/));
    await person.type(box('Kestrel Cards'), '31');
    const unsure = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m not sure about Kestrel Cards' });
    await person.click(unsure());
    expect(box('Kestrel Cards').value).toBe('');
    await person.type(box('Kestrel Cards'), '5');
    expect(unsure().checked).toBe(false);
    await person.click(unsure());
    await person.click(tick(DEALS, 'I’m not sure'));
    await person.click(tick(FITS, 'I’m not sure'));
    await person.click(continues());
    await waitFor(() => expect(goneOn()).toBe(1));
    expect(puts()[0]?.body).toMatchObject({ isInArrears: true, arrears: null, hasArrangement: null });
    cleanup();
    await opened({ answered: true });
    expect([unsure().checked, tick(DEALS, 'I’m not sure').checked]).toEqual([true, true]);
    expect(tick(FITS, 'I’m not sure').checked).toBe(true);
  });

  it('say at the box what is wrong with a sum, once it is left (SA-062)', async () => {
    const { person } = await opened();
    await person.click(tick(BEHIND, /Kestrel Cards/));
    await person.type(box('Kestrel Cards'), '5000');
    expect(screen.queryByText(/more than you owe/)).toBeNull();
    await person.tab();
    expect(screen.getByText(/more than you owe on this debt/).isConnected).toBe(true);
  });

  it('name at Continue all that is open, and lead to each', async () => {
    const { person } = await opened();
    await person.click(tick(BEHIND, /Kestrel Cards/));
    await person.click(continues());
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(list);
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    await person.click(within(list).getByRole('link', { name: 'Type how much, or tick “I’m not sure”' }));
    expect(document.activeElement).toBe(box('Kestrel Cards'));
    expect(puts()).toEqual([]);
  });

  it('ask how far a court has gone of debts with legal action alone (SA-068)', async () => {
    listed = listed.map(debt => ({ ...debt, hasLegalAction: debt.id === 'b' }));
    const { person, goneOn } = await opened();
    expect(screen.queryByText('What has happened with Kestrel Cards?')).toBeNull();
    await person.click(
      group('What has happened with Fenland Finance?').getByRole('radio', { name: 'Bailiffs were sent' }),
    );
    await person.click(tick(BEHIND, 'None, I’m up to date with all'));
    await person.click(tick(FITS, 'None of these'));
    await person.click(continues());
    await waitFor(() => expect(goneOn()).toBe(1));
    expect(puts()[1]?.body).toMatchObject({ courtStage: 'bailiffs' });
  });

  it('begin with what a credit report shows, and say so (SA-065)', async () => {
    listed = listed.map(debt => ({
      ...debt,
      ...(debt.id === 'a' && { source: 'credit report' as const, isInArrears: true, arrears: 210 }),
    }));
    await opened();
    expect(tick(BEHIND, /Kestrel Cards/).checked).toBe(true);
    expect(box('Kestrel Cards').value).toBe('210');
    expect(screen.getByText(/from your credit report/).isConnected).toBe(true);
  });

  it('are as they were left after a reload, and are saved whole when half of it was refused', async () => {
    taken = 1;
    const first = await opened();
    await first.person.click(tick(BEHIND, /Kestrel Cards/));
    await first.person.type(box('Kestrel Cards'), '315');
    await first.person.click(tick(DEALS, 'No deal on any of these'));
    leavePage(first.loaded);
    const { person, goneOn, loaded } = await opened();
    expect(box('Kestrel Cards').value).toBe('315');
    await person.click(tick(FITS, 'None of these'));
    await person.click(continues());
    await screen.findByText('We can’t do that right now.');
    expect(goneOn()).toBe(0);
    leavePage(loaded);
    taken = Number.POSITIVE_INFINITY;
    const again = await opened();
    expect(box('Kestrel Cards').value).toBe('315');
    await again.person.click(continues());
    await waitFor(() => expect(again.goneOn()).toBe(1));
    expect(listed).toMatchObject([
      { isInArrears: true, arrears: 315, isVeryOld: false },
      { isInArrears: false, isVeryOld: false },
    ]);
  });
});
