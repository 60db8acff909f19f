// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { forgetTyped } from '../../typed.ts';
import { CorrectAnswer } from './CorrectAnswer.tsx';
import { CorrectLine, type Line } from './CorrectLine.tsx';
import { CorrectName, type Person } from './CorrectName.tsx';
import { CorrectPhone } from './CorrectPhone.tsx';
import { AddDebt } from './debt/AddDebt.tsx';
import { type CaseDebt, CorrectDebt } from './debt/CorrectDebt.tsx';

const PERSON: Person = {
  name: { title: '', forename: 'Ian', middlename: '', surname: 'Weir' },
  contactNumber: '07911123456',
  isNumberHeld: false,
  email: null,
  isLocked: false,
};
const LINE: Line = {
  typeId: 3,
  name: 'Rent',
  help: '',
  amount: 400,
  frequencyId: 1,
  deviationReasonId: null,
  isReasonWithheld: false,
  reasons: [],
  asks: null,
  putRight: null,
};
const DEBT: CaseDebt = {
  id: 'd1',
  creditor: 'Kestrel Cards',
  sold: null,
  byPlan: null,
  kind: 'Credit card',
  balance: 4212,
  pays: 20,
  arrears: null,
  isEstimate: false,
  isInArrears: false,
  courtStage: null,
  hasLegalAction: false,
  isJoint: false,
  isDisputed: null,
  comesFirst: false,
  source: 'by hand',
  told: {
    initialCreditorName: 'Kestrel Cards',
    creditTypeId: 1,
    currentBalance: 4212,
    estimatedBalance: null,
    regularPaymentAmount: 20,
    creditorReference: null,
    isJoint: false,
    inReceiptOfBenefit: null,
    hasLegalAction: false,
    isSecured: false,
    hasAttachmentOfEarnings: false,
    hasGuarantor: null,
    canGuarantorBeLiable: null,
    isInArrears: false,
    ...NO_DEBT_FACTS,
    arrears: null,
  },
  revision: 'r1',
  putRight: null,
  addedWith: null,
};
const QUESTION = {
  question: 'What do you do?',
  hint: null,
  optionType: 'Text',
  isOptional: false,
  choices: [{ id: 'o1', value: '', placeholder: null, isExclusive: false }],
  given: [{ id: 'o1', value: 'Lock keeper' }],
  revision: 1,
};
const ANSWERS: readonly (readonly [end: string, body: object])[] = [
  ['/debt-kinds', { nation: 'wales', kinds: [{ id: 1, name: 'Credit card', roles: ['card'] }] }],
  ['/answers/work/job', QUESTION],
];

/** Whether the next save is refused. */
let isRefused: boolean;
/** Until when a save has no answer. */
let answered: Promise<void>;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(async ({ method, url }) => {
    if (method === 'GET') return { body: ANSWERS.find(([end]) => url.endsWith(end))?.[1] ?? {} };
    await answered;
    if (isRefused)
      return { status: 400, body: { error: { code: 'VALIDATION_FAILED', message: 'Check it.' } } };
    return { body: { isSaved: true, fallsAway: [], asks: null } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
  isRefused = false;
  answered = Promise.resolve();
});
afterEach(() => {
  cleanup();
  // The next test is another page.
  forgetTyped();
});

type Ends = { readonly onSaved: () => Promise<unknown>; readonly onCancel: () => void };
const again = async () => undefined;
const of = { customerId: '7', label: 'Form', again };
const name = (ends: Ends, person = PERSON) => <CorrectName {...of} {...ends} person={person} />;
const FORMS: readonly (readonly [what: string, field: string, form: (ends: Ends) => ReactNode])[] = [
  ['a name', 'First name', ends => name(ends)],
  ['a number', 'Number to ring', ends => <CorrectPhone {...of} {...ends} person={PERSON} />],
  [
    'a line of the budget',
    'How much, each time',
    ends => (
      <CorrectLine
        {...of}
        {...ends}
        categoryId={2}
        line={LINE}
        frequencies={[{ frequencyId: 1, frequencyName: 'A month' }]}
      />
    ),
  ],
  ['an answer', 'What do you do?', ends => <CorrectAnswer {...of} {...ends} journey="work" stepId="job" />],
  ['a debt', 'What they owe', ends => <CorrectDebt {...of} {...ends} debt={DEBT} />],
];
const WHY = 'Why? They can read this';
const why = () => screen.findByLabelText<HTMLTextAreaElement>(WHY);
const valueAt = (field: string) => screen.getByLabelText<HTMLInputElement>(field).value;

/** Opens a form, and closes it as a case does that shows another part. */
async function opened(form: (ends: Ends) => ReactNode) {
  let ended = 0;
  const page = render(
    form({
      async onSaved() {
        ended += 1;
      },
      onCancel: () => page.unmount(),
    }),
  );
  await why();
  return { adviser: userEvent.setup({ delay: null }), close: () => page.unmount(), ended: () => ended };
}
/** Opens it, types into a field of it and a reason, and closes it. */
async function typedInto(form: (ends: Ends) => ReactNode, field: string) {
  const { adviser, close } = await opened(form);
  const before = valueAt(field);
  await adviser.clear(screen.getByLabelText(field));
  await adviser.type(screen.getByLabelText(field), '123');
  await adviser.type(await why(), 'They told me.');
  close();
  return before;
}
const press = (adviser: ReturnType<typeof userEvent.setup>, button: string) =>
  adviser.click(screen.getByRole('button', { name: button }));

describe.each(FORMS)('what was typed to put %s right', (_what, field, form) => {
  it('is there again, refused or not, until it is saved (PT-665)', async () => {
    const before = await typedInto(form, field);
    isRefused = true;
    const first = await opened(form);
    expect([valueAt(field), valueAt(WHY)]).toEqual(['123', 'They told me.']);
    await press(first.adviser, 'Save');
    await screen.findByText('Check it.');
    first.close();
    isRefused = false;
    const second = await opened(form);
    expect([valueAt(field), valueAt(WHY)]).toEqual(['123', 'They told me.']);
    await press(second.adviser, 'Save');
    await waitFor(() => expect(second.ended()).toBe(1));
    second.close();
    await opened(form);
    expect([valueAt(field), valueAt(WHY)]).toEqual([before, '']);
  });

  it('is gone once it is left as it is (PT-665)', async () => {
    const before = await typedInto(form, field);
    const { adviser } = await opened(form);
    await press(adviser, 'Leave it as it is');
    await opened(form);
    expect([valueAt(field), valueAt(WHY)]).toEqual([before, '']);
  });
});

describe('what was typed', () => {
  it('is not put onto what somebody else has changed since; the reason stays, and all of it goes with the form (PT-665)', async () => {
    await typedInto(ends => name(ends), 'First name');
    const changed = { ...PERSON, name: { ...PERSON.name, forename: 'Iain' } };
    const { adviser } = await opened(ends => name(ends, changed));
    expect([valueAt('First name'), valueAt(WHY)]).toEqual(['Iain', 'They told me.']);
    await press(adviser, 'Leave it as it is');
    await opened(ends => name(ends));
    expect(valueAt('First name')).toBe('Ian');
  });

  it('is about what was read anew beneath it, once it was (PT-665)', async () => {
    const changed = { ...PERSON, name: { ...PERSON.name, forename: 'Iain' } };
    const ends = { onSaved: async () => undefined, onCancel: () => undefined };
    const page = render(name(ends));
    const adviser = userEvent.setup({ delay: null });
    await adviser.type(screen.getByLabelText('First name'), 's');
    page.rerender(name(ends, changed));
    page.unmount();
    await opened(given => name(given, changed));
    expect(valueAt('First name')).toBe('Ians');
  });

  it('is gone as well where the adviser looked elsewhere before the answer to the save came (PT-665)', async () => {
    let answer: () => void = () => undefined;
    answered = new Promise(resolve => {
      answer = resolve;
    });
    const { adviser, close, ended } = await opened(ends => name(ends));
    await adviser.type(await why(), 'They told me.');
    await press(adviser, 'Save');
    close();
    await act(async () => answer());
    await waitFor(() => expect(ended()).toBe(1));
    await opened(ends => name(ends));
    expect(valueAt(WHY)).toBe('');
  });

  it('of a new debt comes back with its id, so that sent twice it is one (PT-665)', async () => {
    const form = (ends: Ends) => <AddDebt {...of} {...ends} />;
    await typedInto(form, 'What they owe');
    isRefused = true;
    for (const _time of [1, 2]) {
      const { adviser, close } = await opened(form);
      expect(valueAt('What they owe')).toBe('123');
      await press(adviser, 'Add it to their list');
      await screen.findByText('Check it.');
      close();
    }
    const [first, second] = server.received
      .filter(({ method }) => method !== 'GET')
      .map(({ body }) => body as { id: string });
    expect(first?.id).toMatch(/^[\da-f-]{36}$/u);
    expect(second?.id).toBe(first?.id);
  });
});
