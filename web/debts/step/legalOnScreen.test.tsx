// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Debt } from '@towpath/contracts/api/debts.ts';
import { CUSTOMER_DEBTS } from '@towpath/domain/debts/steps.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import type { ReceivedCall } from '../../testing/apiServer.ts';
import { listedDebt } from '../../testing/debts.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { leavePage, showStep } from '../../testing/stepInDom.tsx';
import { NO_DEBTS } from '../state/listed.ts';
import { CustomerDebts } from './CustomerDebts.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let listed: Debt[];
/** How many changes are taken before one is refused. */
let taken: number;

function answer({ method, url, body }: ReceivedCall) {
  if (url.startsWith('/content/') || url.startsWith('/debts/credit-types')) return { status: 404, body: {} };
  if (method === 'GET')
    return {
      body: {
        ...NO_DEBTS,
        debts: listed,
        legalQuestionsCompleted: listed.every(({ hasGuarantor }) => hasGuarantor !== null),
      },
    };
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

/** The legal questions as somebody comes to them from the list; each time as after a reload. */
async function opened() {
  const loaded = loadedJourney(journey(page('here', step(CUSTOMER_DEBTS.name, 'debts'), advice())));
  let goneOn = 0;
  const person = showStep(CustomerDebts, CUSTOMER_DEBTS.name, loaded, {
    onContinue: () => {
      goneOn += 1;
    },
  });
  await screen.findByText('Fenland Finance');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  const heading = await screen.findByRole('heading', { name: 'A few legal questions' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  return { person, loaded, goneOn: () => goneOn };
}

const COURT = 'Has anyone you owe taken legal action against you?';
const SECURED = 'Is any debt secured on your home or on something else?';
const WAGES = 'Is money for any of these debts taken from your wages?';

const group = (question: string) => {
  const asked = screen.getByText(question).closest('fieldset');
  if (!asked) throw new Error(`Not asked: ${question}`);
  return within(asked);
};
const say = (question: string, says: 'Yes' | 'No') =>
  group(question).getByRole<HTMLInputElement>('radio', { name: says });
const continues = () => screen.getByRole('button', { name: 'Continue' });

/** Yes to courts about one debt, No to all that comes after. */
async function answerAll({ person }: Awaited<ReturnType<typeof opened>>) {
  await person.click(say(COURT, 'Yes'));
  await person.click(
    group('Which debts have legal action?').getByRole('checkbox', { name: /Fenland Finance/ }),
  );
  await person.click(screen.getByRole('button', { name: 'Done with this question' }));
  await person.click(say(SECURED, 'No'));
  await person.click(say(WAGES, 'No'));
  await person.click(say('Does any debt have a guarantor?', 'No'));
}

const SETTLED = { isSecured: false, hasAttachmentOfEarnings: false, hasGuarantor: false };

describe('the legal questions', () => {
  it('become the flags of each debt, and then lead on from the step (LQ-019)', async () => {
    const page = await opened();
    await answerAll(page);
    await page.person.click(continues());
    await waitFor(() => expect(page.goneOn()).toBe(1));
    expect(puts()).toMatchObject([
      { url: '/debts/mine/a', body: { ...SETTLED, hasLegalAction: false } },
      { url: '/debts/mine/b', body: { ...SETTLED, hasLegalAction: true } },
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('are sent with the flags that were there as they were opened, whatever an adviser has put right since (PT-661)', async () => {
    const read = { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false };
    listed = listed.map(debt => ({ ...debt, ...read }));
    const page = await opened();
    listed = listed.map(debt => ({ ...debt, hasLegalAction: true }));
    await page.person.click(say('Does any debt have a guarantor?', 'No'));
    await page.person.click(continues());
    await waitFor(() => expect(page.goneOn()).toBe(1));
    const body = { ...read, hasGuarantor: false, was: { ...read, hasGuarantor: null } };
    expect(puts()).toMatchObject([{ body }, { body }]);
  });

  it('are kept at each answer, and are as they were left after a reload', async () => {
    const { person, loaded } = await opened();
    await person.click(say(COURT, 'Yes'));
    await person.click(group('Which debts have legal action?').getByRole('checkbox', { name: /Fenland/ }));
    await person.click(screen.getByRole('button', { name: 'Done with this question' }));
    await person.click(say(SECURED, 'Yes'));
    leavePage(loaded);
    await opened();
    expect(screen.getByText('Yes, Fenland Finance').isConnected).toBe(true);
    expect(say(SECURED, 'Yes').checked).toBe(true);
    expect(puts()).toEqual([]);
  });

  it('name at Continue the first that is open, and lead to it', async () => {
    const { person } = await opened();
    await person.click(say(COURT, 'No'));
    await person.click(continues());
    const list = await screen.findByRole('alert');
    expect(document.activeElement).toBe(list);
    await person.click(within(list).getByRole('link', { name: 'Pick Yes or No' }));
    expect(document.activeElement).toBe(say(SECURED, 'Yes'));
    expect(puts()).toEqual([]);
  });

  it('stay answered when only some of it could be saved, say so, and are saved whole at the next press', async () => {
    taken = 1;
    const page = await opened();
    await answerAll(page);
    await page.person.click(continues());
    await screen.findByText('Your answers are not saved yet.');
    expect(page.goneOn()).toBe(0);
    // A reload does not take the half that the server has for the whole.
    leavePage(page.loaded);
    taken = Number.POSITIVE_INFINITY;
    const again = await opened();
    expect(screen.getByText('Yes, Fenland Finance').isConnected).toBe(true);
    await again.person.click(continues());
    await waitFor(() => expect(again.goneOn()).toBe(1));
    expect(listed).toMatchObject([
      { ...SETTLED, hasLegalAction: false },
      { ...SETTLED, hasLegalAction: true },
    ]);
  });
});
