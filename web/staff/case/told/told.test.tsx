// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { HealthAnswers } from '@towpath/domain/people/healthQuestions.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../../testing/apiServer.ts';
import { standAt } from '../../../testing/pageAddress.ts';
import { forgetTyped } from '../../typed.ts';
import { CorrectHealth } from './CorrectHealth.tsx';
import { CorrectNeeds } from './CorrectNeeds.tsx';
import { ToldSections } from './ToldSections.tsx';

const CATEGORIES = [
  { id: 1, title: 'Mental health', descriptions: ['Anxiety', 'Depression'] },
  { id: 6, title: 'Long-term illness', descriptions: ['Diabetes'] },
];
const ANXIETY = { id: 7, title: 'Mental health', description: 'Anxiety' };
const NEEDS = [
  { id: 1, title: 'Large print' },
  { id: 2, title: 'A slower pace' },
  { id: 9, title: 'Leave no voicemail' },
];
const WORDS = ['To talk to you in a way that works.', 'I agree that you keep the help I need.'];

let conditions: (typeof ANXIETY)[];
/** What is read to them. */
let lines: string[];
let answers: HealthAnswers;
let supportNeedIds: number[];
/** Whether the next change finds that somebody else was quicker. */
let isLate: boolean;
let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(({ method, url }) => {
    if (method === 'PUT' && isLate) {
      isLate = false;
      return { status: 409, body: { error: { code: 'CHANGED_MEANWHILE', message: 'Look again.' } } };
    }
    if (method === 'PUT') return url.endsWith('/health') ? { body: { tell: [] } } : {};
    if (url.endsWith('/health')) {
      return {
        body: { conditions, answers, categories: CATEGORIES, isLocked: false },
      };
    }
    if (url.endsWith('/support-needs')) return { body: { all: NEEDS, supportNeedIds } };
    const asked = { id: 'support needs', lines, hasConsented: null, on: null };
    return { body: { agreements: [{ ...asked, isOutdated: false, putRight: null }] } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
  conditions = [ANXIETY];
  lines = WORDS;
  answers = { isIllLongTerm: 'no' };
  supportNeedIds = [1, 2];
  isLate = false;
});
afterEach(() => {
  cleanup();
  // The next test is another page.
  forgetTyped();
});

const sent = () => server.received.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const WHY = 'Why? They can read this';

describe('an adviser who puts right what a person told of their health', () => {
  async function open() {
    const saved: string[] = [];
    render(
      <CorrectHealth
        customerId="7"
        label="Health"
        onSaved={async says => saved.push(says)}
        onCancel={() => undefined}
      />,
    );
    await screen.findByText('What they told us');
    return { adviser: userEvent.setup({ delay: null }), saved };
  }

  it('reads what is removed for good before it is saved, and can keep it (PT-648)', async () => {
    const { adviser, saved } = await open();
    await adviser.click(screen.getByRole('button', { name: 'Remove: Mental health: Anxiety' }));
    screen.getByText('It is removed for good when you save.');
    await adviser.click(screen.getByRole('button', { name: 'Keep it: Mental health: Anxiety' }));
    expect(screen.queryByText('It is removed for good when you save.')).toBeNull();
    await adviser.click(screen.getByRole('button', { name: 'Remove: Mental health: Anxiety' }));
    await adviser.selectOptions(screen.getByLabelText(/^Add a condition/), 'Long-term illness');
    await adviser.selectOptions(screen.getByLabelText('Condition'), 'Diabetes');
    await adviser.type(screen.getByLabelText(WHY), 'They told me.');
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent()).toEqual([
      {
        reason: 'They told me.',
        keep: [],
        add: [{ title: 'Long-term illness', description: 'Diabetes' }],
        answers,
        was: { conditionIds: [7], answers },
      },
    ]);
  });

  it('adds several, each once, with the focus where the next is chosen (PT-648)', async () => {
    const { adviser } = await open();
    for (const [category, condition] of [
      ['Mental health', 'Depression'],
      ['Long-term illness', 'Diabetes'],
      ['Long-term illness', 'Diabetes'],
    ] as const) {
      await adviser.selectOptions(screen.getByLabelText(/^Add a condition/), category);
      await adviser.selectOptions(screen.getByLabelText('Condition'), condition);
      await adviser.click(screen.getByRole('button', { name: 'Add it, and one more' }));
      expect(document.activeElement).toBe(screen.getByLabelText(/^Add a condition/));
    }
    await adviser.click(screen.getByRole('button', { name: 'Remove: Mental health: Depression' }));
    await adviser.type(screen.getByLabelText(WHY), 'They told me.');
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      keep: [7],
      add: [{ title: 'Long-term illness', description: 'Diabetes' }],
    });
  });

  it('is told what it says now where they were late, and loses nothing that was chosen (PT-648)', async () => {
    const { adviser, saved } = await open();
    await adviser.selectOptions(screen.getByLabelText(/^Add a condition/), 'Long-term illness');
    await adviser.selectOptions(screen.getByLabelText('Condition'), 'Diabetes');
    await adviser.type(screen.getByLabelText(WHY), 'They told me.');
    isLate = true;
    conditions = [ANXIETY, { ...ANXIETY, id: 8, description: 'Depression' }];
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await adviser.click(await screen.findByRole('button', { name: 'Look at it again' }));
    await screen.findByText(/It says now: Mental health: Anxiety; Mental health: Depression; Do you have/);
    expect(screen.getByLabelText<HTMLSelectElement>('Condition').value).toBe('Diabetes');
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent().at(-1)).toMatchObject({
      reason: 'They told me.',
      keep: [7, 8],
      add: [{ title: 'Long-term illness', description: 'Diabetes' }],
    });
  });

  it('has what was chosen again where they looked elsewhere before they saved it, and not after (PT-665)', async () => {
    const first = await open();
    await first.adviser.selectOptions(screen.getByLabelText(/^Add a condition/), 'Long-term illness');
    await first.adviser.selectOptions(screen.getByLabelText('Condition'), 'Diabetes');
    await first.adviser.type(screen.getByLabelText(WHY), 'They told me.');
    cleanup();
    const second = await open();
    expect(screen.getByLabelText<HTMLSelectElement>('Condition').value).toBe('Diabetes');
    expect(screen.getByLabelText<HTMLTextAreaElement>(WHY).value).toBe('They told me.');
    await second.adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(second.saved).toHaveLength(1));
    cleanup();
    await open();
    expect(screen.queryByLabelText('Condition')).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(WHY).value).toBe('');
  });

  it('takes what it says now for each answer that they left alone (PT-662)', async () => {
    const { adviser, saved } = await open();
    const inTreatment = () => screen.getByRole('radiogroup', { name: /^Are you in treatment/ });
    const isIll = () => screen.getByRole('radiogroup', { name: /^Do you have an illness/ });
    await adviser.click(within(inTreatment()).getByRole('radio', { name: 'No' }));
    await adviser.type(screen.getByLabelText(WHY), 'They told me.');
    isLate = true;
    answers = { isIllLongTerm: 'yes' };
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await adviser.click(await screen.findByRole('button', { name: 'Look at it again' }));
    await screen.findByText(/It says now/);
    expect(within(isIll()).getByRole('radio', { name: 'Yes' })).toHaveProperty('checked', true);
    expect(within(inTreatment()).getByRole('radio', { name: 'No' })).toHaveProperty('checked', true);
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent().at(-1)).toMatchObject({
      answers: { isIllLongTerm: 'yes', isInTreatment: 'no' },
      was: { answers: { isIllLongTerm: 'yes' } },
    });
  });
});

describe('an adviser who chooses with a person what helps when we talk', () => {
  it('takes what it says now for each that they left alone (PT-662)', async () => {
    const saved: string[] = [];
    render(
      <CorrectNeeds
        customerId="7"
        label="What helps"
        onSaved={async says => saved.push(says)}
        onCancel={() => undefined}
      />,
    );
    const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    const adviser = userEvent.setup({ delay: null });
    await adviser.click(await box('Large print'));
    await adviser.type(screen.getByLabelText(WHY), 'They told me.');
    isLate = true;
    supportNeedIds = [1, 9];
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await adviser.click(await screen.findByRole('button', { name: 'Look at it again' }));
    await screen.findByText(/It says now: Large print, Leave no voicemail/);
    const checked = [];
    for (const { title } of NEEDS) checked.push((await box(title)).checked);
    expect(checked).toEqual([false, false, true]);
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(sent().at(-1)).toEqual({ reason: 'They told me.', supportNeedIds: [9], was: [1, 9] });
  });
});

describe('what a person agrees to on the phone', () => {
  const NONE = { conditions: [], facts: [], putRight: null };
  function open(permissions: readonly string[]) {
    render(
      <ToldSections
        customerId="7"
        permissions={permissions}
        onChanged={() => undefined}
        again={async () => undefined}
        health={{ ...NONE, withheld: 'consent' }}
        support={{ withheld: 'consent', needs: [], putRight: null }}
        isLocked={false}
      />,
    );
    return userEvent.setup({ delay: null });
  }

  it('is taken once its words stand there in full and it is said what they say (PT-648)', async () => {
    const adviser = open(['see health', 'change cases']);
    expect(screen.queryByRole('button', { name: /^Correct with them/ })).toBeNull();
    const opener = await screen.findByRole('button', { name: /^Read it to them/ });
    await adviser.click(opener);
    await screen.findByText('Read this to them, word by word');
    for (const line of WORDS) screen.getByText(line);
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('radiogroup').textContent).toContain('Choose what they say');
    expect(sent()).toEqual([]);
    // Other words by now: what they said to these does not count.
    isLate = true;
    await adviser.click(screen.getByRole('radio', { name: /^Yes/ }));
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await adviser.click(await screen.findByRole('button', { name: 'Look at it again' }));
    await screen.findByText(/Read them once more/);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Yes/ }).checked).toBe(false);
    await adviser.click(screen.getByRole('radio', { name: /^No/ }));
    await adviser.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(sent().at(-1)).toMatchObject({ id: 'support needs', hasConsented: false, lines: WORDS });
  });

  it('is there again as they said it where the adviser looked elsewhere, and not for other words (PT-665)', async () => {
    async function opened() {
      const adviser = open(['see health', 'change cases']);
      await adviser.click(await screen.findByRole('button', { name: /^Read it to them/ }));
      return { adviser, yes: await screen.findByRole<HTMLInputElement>('radio', { name: /^Yes/ }) };
    }
    const { adviser, yes } = await opened();
    await adviser.click(yes);
    cleanup();
    expect((await opened()).yes.checked).toBe(true);
    cleanup();
    lines = ['I agree to more than that.'];
    expect((await opened()).yes.checked).toBe(false);
  });

  it('is only read by who may not change cases (PT-648)', async () => {
    open(['see health']);
    await screen.findByText('Not asked yet');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
