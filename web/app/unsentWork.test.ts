import { EMPTY_DEBT_FORM } from '@towpath/domain/debts/debtForm.ts';
import {
  advice,
  chose,
  journey,
  page,
  radio,
  step,
  typed,
  wayTo,
} from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BudgetStore } from '../budget/state/budgetStore.ts';
import { contactSlot } from '../callbacks/state/contact.ts';
import { keptFields } from '../credit-search/keptFields.ts';
import { composedOf, sendAll as send } from '../data/outbox/composed.ts';
import { Outbox } from '../data/outbox/outbox.ts';
import { personId } from '../data/session.ts';
import { draftOf, legalDraftOf } from '../debts/form/draftKinds.ts';
import { keptHealth } from '../health/state/keptForm.ts';
import { draftOf as draftOfMakeup } from '../household/step/makeupDraft.ts';
import { DRAFT } from '../journey/state/sendAnswer.ts';
import { unsentOnceSettled } from '../shell/loss.ts';
import { type ReceivedCall, startApiServer } from '../testing/apiServer.ts';
import { standInForBrowser, type TestBrowser } from '../testing/browser.ts';
import { budgetEntry, budgetLine, exampleBudget } from '../testing/budget.ts';
import { listedDebt } from '../testing/debts.ts';
import { journeyOfStep } from '../testing/journey.ts';
import { SENDERS } from './senders.ts';
import { UNSENT_WORK } from './unsentWork.ts';

const STEPS = ['nation', 'name', 'household', 'debts', 'health', 'budget'] as const;
const { template, pages, ...definition } = journey(
  page(
    'first',
    radio('nation', ['wales', 'england'], wayTo('name', chose('nation.wales')), wayTo('household')),
    typed('Text', 'name', wayTo('household')),
    step('Household Makeup', 'household'),
  ),
  page('second', step('Customer Debts', 'debts'), step('Health Conditions', 'health')),
  page('third', step('SFS', 'budget'), advice()),
);
const SAVED: Partial<Record<(typeof STEPS)[number], readonly { id: string; value: string }[]>> = {
  nation: [{ id: 'nation.wales', value: 'wales' }],
  name: [{ id: 'name.typed', value: 'Dan' }],
};
const CARD = { id: 1, name: 'Credit card', roles: ['card'], isPriority: false };
const KESTREL = listedDebt();
const BODY = {
  ...EMPTY_DEBT_FORM,
  initialCreditorName: 'Fenland Finance',
  creditTypeId: 1,
  currentBalance: '5,380',
  regularPaymentAmount: '112',
  isJoint: false,
};

let browser: TestBrowser;
let server: Awaited<ReturnType<typeof startApiServer>>;
let agreed: boolean | null;

function answer({ method, url, body }: ReceivedCall) {
  switch (`${method} ${url}`) {
    case 'GET /journeys/mine/status':
      return { body: { id: 'j1', position: { pageId: 'third', stepId: 'budget' }, isQualifier: false } };
    case 'GET /journeys/mine/pages':
      return { body: { journeyId: 'j1', ...definition, pages } };
    case 'GET /journeys/mine/template':
      return { body: template };
    case 'GET /answers/mine':
      return { body: STEPS.map(stepId => ({ stepId, answers: SAVED[stepId] ?? [], revision: 4 })) };
    case 'POST /answers/mine':
      return { headers: { 'answer-revision': '5' } };
    case 'GET /sfs/mine/sfs/budget':
      return { body: exampleBudget() };
    case 'POST /sfs/mine/expenditure/category': {
      const types = [budgetLine({ id: 'e1', amount: 80 })];
      return {
        body: { ...budgetEntry({ status: 'Completed', types }), nextCategoryId: null, allCompleted: true },
      };
    }
    case 'GET /debts/mine':
      return {
        body: { debts: [KESTREL], totalDebtsValue: 0, monthlyRepaymentsValue: 0, possibleDuplicates: [] },
      };
    case 'GET /debts/credit-types':
      return { body: [CARD] };
    case 'GET /health-conditions/mine':
    case 'GET /support-needs/mine':
      return { body: { consent: { hasConsented: agreed }, conditions: [], answers: {}, supportNeedIds: [] } };
    case 'POST /household/mine':
      return { body: { reopenedCategoryIds: [] } };
    default:
      return method === 'GET' ? { body: [] } : { body };
  }
}

beforeEach(async () => {
  agreed = true;
  browser = standInForBrowser({ address: 'http://towpath.test/dashboard' });
  browser.cookies.set('accessToken', 'token');
  browser.cookies.set('user', JSON.stringify({ userId: 'u1', email: 'danielle@example.com' }));
  server = await startApiServer(answer);
  browser.metas.set('core-api', server.base);
  browser.metas.set('health-api', server.base);
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

/** The app as it is after a reload, on whatever page: nothing but what the browser keeps. */
const reloaded = () => new Outbox(SENDERS, personId, async () => UNSENT_WORK);

const sent = () =>
  server.received.flatMap(({ method, url, body }) => (method === 'GET' ? [] : [[`${method} ${url}`, body]]));

async function asked(outbox = reloaded()) {
  const loss = await unsentOnceSettled(outbox);
  if (!loss) return undefined;
  const { typed: names, unfinished, canSend } = loss;
  return { typed: names, unfinished: unfinished.map(({ called, at }) => [called, at]), canSend };
}

/** What "Send it" does. */
async function sendAll(outbox = reloaded()) {
  return send(outbox, (await composedOf(outbox)) ?? []);
}

const draft = (outbox: Outbox, key: string) => outbox.slot(DRAFT, () => ({ scope: 'j1', key }));

describe('logging out with something typed and never submitted, after a reload', () => {
  it('asks, and can send figures of a budget, all lines of their category with them (HO-054)', async () => {
    const store = new BudgetStore(journeyOfStep('j1', reloaded()), 'budget');
    await store.load();
    store.type(3011, { amount: '80' });
    expect(await asked()).toEqual({ typed: ['figures in your budget'], unfinished: [], canSend: true });
    expect(await sendAll()).toBe(true);
    expect(sent()).toMatchObject([
      ['POST /sfs/mine/expenditure/category', { categoryId: 22, types: [{ typeId: 3011, amount: '80' }] }],
    ]);
    expect(await asked()).toBeUndefined();
  });

  it('leads back to a figure that cannot be read, and sends the others (HO-054, HO-134)', async () => {
    const store = new BudgetStore(journeyOfStep('j1', reloaded()), 'budget');
    await store.load();
    store.type(3011, { amount: '80' });
    vi.stubGlobal('location', new URL('http://towpath.test/journey/third#food'));
    store.type(1001, { amount: 'some' });
    const figures = ['figures in your budget', '/journey/third#food'];
    expect(await asked()).toEqual({ typed: [figures[0]], unfinished: [figures], canSend: true });
    expect(await sendAll()).toBe(false);
    expect(sent()).toHaveLength(1);
    expect(await asked()).toEqual({ typed: [figures[0]], unfinished: [figures], canSend: false });
  });

  it('sends an answer that its question accepts, based on the one that is stored (HO-134)', async () => {
    draft(reloaded(), 'name').keep([{ id: 'name.typed', value: 'Daniel' }]);
    expect(await asked()).toMatchObject({ typed: ['answers to questions'], canSend: true });
    expect(await sendAll()).toBe(true);
    expect(sent()).toEqual([
      ['POST /answers/mine', { stepId: 'name', answers: [{ id: 'name.typed', value: 'Daniel' }] }],
    ]);
    const saved = server.received.find(({ method }) => method === 'POST');
    expect(saved?.headers['answer-revision']).toBe('4');
  });

  it('sends no answer that is empty, or that would leave out others: the page asks about that (HO-134)', async () => {
    draft(reloaded(), 'name').keep([{ id: 'name.typed', value: '' }]);
    draft(reloaded(), 'nation').keep([{ id: 'nation.england', value: 'england' }]);
    expect(await asked()).toMatchObject({
      unfinished: [
        ['answers to questions', '/dashboard'],
        ['answers to questions', '/dashboard'],
      ],
      canSend: false,
    });
  });

  it('sends who lives with the person, and completes the step (HO-134)', async () => {
    const makeup = {
      childrenUnderSixteen: 1,
      childrenBetweenSixteenEighteen: 0,
      childrenOverEighteen: 0,
      additionalAdults: 2,
    };
    draft(reloaded(), 'household').keep(draftOfMakeup(makeup));
    expect(await sendAll()).toBe(true);
    expect(sent()).toMatchObject([
      ['POST /household/mine', { stepId: 'household', dependentsUnder16: 1, additionalAdults: 2 }],
      ['POST /answers/mine', { stepId: 'household', answers: [] }],
    ]);
    expect(reloaded().unsent()).toEqual([]);
  });

  it('sends a debt whose form is complete, and leads back to one that is not (HO-134)', async () => {
    const form = { id: 'd9', form: BODY, creditTypeName: 'Credit card', picked: null, from: EMPTY_DEBT_FORM };
    draftOf(reloaded(), undefined).keep({ ...form, form: { ...BODY, currentBalance: '' } });
    expect(await asked()).toEqual({
      typed: ['a debt that you began to type'],
      unfinished: [['a debt that you began to type', '/dashboard']],
      canSend: false,
    });
    draftOf(reloaded(), undefined).keep(form);
    expect(await asked()).toMatchObject({ unfinished: [], canSend: true });
    expect(await sendAll()).toBe(true);
    expect(sent()).toMatchObject([
      [
        'POST /debts/mine?stepId=debts',
        { id: 'd9', initialCreditorName: 'Fenland Finance', currentBalance: 5380 },
      ],
    ]);
  });

  it('sends the legal answers once all are given, and completes their step; never before (HO-134)', async () => {
    legalDraftOf(reloaded()).keep({ yesNo: { 1: true, 3: false }, chosen: { 2: ['d1'] } });
    expect(await asked()).toMatchObject({ typed: ['answers to the legal questions'], canSend: false });
    const answers = { yesNo: { 1: true, 3: false, 5: false, 7: false }, chosen: { 2: ['d1'] } };
    legalDraftOf(reloaded()).keep(answers);
    expect(await sendAll()).toBe(true);
    expect(sent()).toMatchObject([
      ['PUT /debts/mine/d1', { hasLegalAction: true, isSecured: false }],
      ['POST /answers/mine', { stepId: 'debts', answers: [] }],
    ]);
  });

  it('sends what was chosen of the health, where keeping it was agreed to (HO-134)', async () => {
    const health = keptHealth(reloaded());
    health.condition.keep({ id: 5, title: 'Mental health', description: 'Anxiety' });
    health.answers.keep({ isIllLongTerm: 'yes' });
    health.needs.keep({ agreed: true, ids: [2] });
    agreed = null;
    expect(await asked()).toMatchObject({ canSend: false });
    agreed = true;
    expect(await sendAll()).toBe(true);
    expect(sent().map(([call]) => call)).toEqual([
      'POST /health-conditions/mine',
      'PUT /health-conditions/mine/answers',
      'PUT /support-needs/mine',
      'POST /answers/mine',
    ]);
  });

  it('makes no consent, no call and no search of what is only typed or chosen: it leads back (HO-134)', async () => {
    const outbox = reloaded();
    keptHealth(outbox).choice.keep('yes');
    contactSlot(outbox, 'drop').keep({ contactName: 'Dan', contactNumber: '07700900123' });
    keptFields(outbox, 'u1').keep({ fields: { forename: 'Dan' }, awaitsCode: false });
    const found = await asked();
    expect([found?.unfinished.length, found?.canSend]).toEqual([3, false]);
    expect(await sendAll()).toBe(false);
    expect(sent()).toEqual([]);
  });

  it('offers to send nothing without a connection (HO-054)', async () => {
    draft(reloaded(), 'name').keep([{ id: 'name.typed', value: 'Daniel' }]);
    browser.metas.set('core-api', 'http://127.0.0.1:1');
    expect(await asked()).toMatchObject({ typed: ['answers to questions'], canSend: false });
  });

  it('asks nothing of who is not the one that typed it (HO-052)', async () => {
    draft(reloaded(), 'name').keep([{ id: 'name.typed', value: 'Daniel' }]);
    browser.cookies.set('user', JSON.stringify({ userId: 'u2', email: 'owen@example.com' }));
    expect(await asked()).toBeUndefined();
  });
});

describe('what an earlier release kept', () => {
  const OLD = {
    'saves.j1.t1': [{ stepId: 'name', answers: [{ id: 'name.typed', value: 'Dana' }], basedOn: 4 }],
    'unsavedDebts.j1': [{ body: { id: 'd9', isJoint: false }, isNew: true, waits: true, message: '' }],
    'budget.j1': {
      typed: { 3011: { amount: '80', frequencyId: 1, deviationReasonId: null } },
      waiting: [22],
    },
    'debts.u1.legal': { yesNo: { 1: true }, chosen: {} },
    'creditSearch.u1': { fields: { forename: 'Dan' }, awaitsCode: false },
  };
  const leave = (kept: object) => {
    for (const [key, value] of Object.entries(kept))
      browser.storage.set(`towpath.${key}`, JSON.stringify(value));
  };

  it('goes out in its order from whatever page is open, and what was only typed is asked about (HO-051)', async () => {
    leave(OLD);
    const outbox = reloaded();
    vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined });
    const stop = outbox.start();
    await vi.waitFor(() =>
      expect(sent().map(([call]) => call)).toEqual([
        'POST /answers/mine',
        'POST /debts/mine?stepId=debts',
        'POST /sfs/mine/expenditure/category',
      ]),
    );
    await outbox.settled();
    stop();
    expect(await asked()).toMatchObject({
      typed: ['answers to the legal questions', 'details for a credit search'],
    });
    expect([...browser.storage.keys()].filter(key => !key.startsWith('towpath.outbox/'))).toEqual([]);
  });

  it('is asked about by who logs out before anything else was done (HO-051, HO-054)', async () => {
    leave({ 'drafts.j1': [['name', [{ id: 'name.typed', value: '' }]]] });
    expect(await asked()).toEqual({
      typed: ['answers to questions'],
      unfinished: [['answers to questions', null]],
      canSend: false,
    });
  });

  it('of another journey, or of another person, stays where it is (HO-052)', async () => {
    leave({ 'saves.j2.t1': OLD['saves.j1.t1'], 'debts.u2.legal': OLD['debts.u1.legal'] });
    expect(await asked()).toBeUndefined();
    expect([...browser.storage.keys()].sort()).toEqual(['towpath.debts.u2.legal', 'towpath.saves.j2.t1']);
    expect(sent()).toEqual([]);
  });

  it('is taken over at a later time, where the server could not be asked whose it is (HO-051)', async () => {
    leave({ 'saves.j1.t1': OLD['saves.j1.t1'] });
    const outbox = reloaded();
    browser.metas.set('core-api', 'http://127.0.0.1:1');
    await outbox.settled();
    expect(browser.storage.has('towpath.saves.j1.t1')).toBe(true);
    browser.metas.set('core-api', server.base);
    await outbox.settled();
    expect(sent()).toMatchObject([['POST /answers/mine', { stepId: 'name' }]]);
  });

  it('needs no code and no call where there is none of it', async () => {
    const fetchWork = vi.fn(async () => UNSENT_WORK);
    await new Outbox(SENDERS, personId, fetchWork).settled();
    expect([fetchWork.mock.calls, server.received]).toEqual([[], []]);
  });
});
