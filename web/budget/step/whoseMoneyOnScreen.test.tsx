// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { WHOSE_MONEY } from '@towpath/domain/budget/steps.ts';
import { whoseMoney } from '@towpath/domain/budget/whoseMoney.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StepProps } from '../../journey/steps/stepProps.ts';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { budgetEntry, budgetLine, EARNINGS, exampleBudget } from '../../testing/budget.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { showStep } from '../../testing/stepInDom.tsx';
import { WhoseMoney } from './WhoseMoney.tsx';

const BENEFITS = budgetEntry({
  categoryId: 2,
  categoryName: 'Benefits',
  types: [
    budgetLine({ typeId: 1018, typeName: 'PIP', amount: 101.75, frequencyId: 2, isAnybodys: true }),
    budgetLine({ typeId: 1016, typeName: 'Child Benefit', amount: 113, isAnybodys: true }),
    // Nothing comes in by this one, and the next says by itself whose it is.
    budgetLine({ typeId: 1011, typeName: 'Universal Credit', amount: 0, isAnybodys: true }),
    budgetLine({ typeId: 1002, typeName: 'Partner’s take-home pay', amount: 900 }),
  ],
});

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(async ({ url }) =>
    url.endsWith('/categories')
      ? { body: [] }
      : { body: exampleBudget({ incomeCategories: [EARNINGS, BENEFITS] }) },
  );
});
afterAll(() => server.stop());
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** The step on a page that keeps what is chosen and gives it back. */
function OnItsPage({ value, onDraft, ...props }: StepProps) {
  const [kept, keep] = useState(value);
  function draft(answers: StepProps['value']) {
    keep(answers);
    onDraft(answers);
  }
  return <WhoseMoney {...props} value={kept} onDraft={draft} />;
}

/** The step, and what its page keeps of it. */
async function opened(value: StepProps['value'] = [], problem?: string) {
  let last = value;
  const answers = [{ id: 'whose.lines', value: 'Lines of income' }];
  const asks = { ...step(WHOSE_MONEY.name, 'whose'), answers };
  const person = showStep(OnItsPage, WHOSE_MONEY.name, loadedJourney(journey(page('here', asks, advice()))), {
    value,
    problem,
    onDraft: draft => (last = draft),
  });
  await screen.findByRole('radiogroup', { name: /Child Benefit/u });
  return { person, last: () => last };
}

const line = (name: RegExp) => screen.getByRole('radiogroup', { name });
const choice = (of: RegExp, answer: string) =>
  within(line(of)).getByRole<HTMLInputElement>('radio', { name: answer });

describe('whose money it is', () => {
  it('is asked of each line that comes in and does not say it, with its sum, and chosen for nobody (SA-222)', async () => {
    await opened();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
    const asked = screen.getAllByRole('radiogroup').map(({ textContent }) => textContent);
    expect(asked[0]).toContain('PIP: £101.75 weekly');
    expect(asked[1]).toContain('Child Benefit: £113.00 monthly');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    const answers = within(line(/^PIP/u)).getAllByRole<HTMLInputElement>('radio');
    expect(answers.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Mine',
      'My partner’s',
      'For both of us',
      'I’m not sure',
    ]);
  });

  it('is an answer once it is said of every line, in the order of the budget, and can be changed (SA-222)', async () => {
    const { person, last } = await opened();
    await person.click(choice(/^Child Benefit/u, 'For both of us'));
    expect(whoseMoney(last())).toBeUndefined();
    await person.click(choice(/^PIP/u, 'Mine'));
    expect(last()[0]?.value).toBe('1018 own, 1016 both');
    await person.click(choice(/^Child Benefit/u, 'I’m not sure'));
    expect(last()[0]?.value).toBe('1018 own, 1016 unsure');
  });

  it('says what is missing at the lines that are still open, and nowhere else (SA-222)', async () => {
    const { person } = await opened([], 'Choose one');
    await person.click(choice(/^PIP/u, 'Mine'));
    expect(line(/^PIP/u).textContent).not.toContain('Choose one');
    expect(line(/^Child Benefit/u).textContent).toContain('Choose one');
  });

  it('shows what was said before (SA-222)', async () => {
    await opened([{ id: 'whose.lines', value: '1018 partner, 1016 both' }] as StepProps['value']);
    expect(choice(/^PIP/u, 'My partner’s').checked).toBe(true);
    expect(choice(/^Child Benefit/u, 'For both of us').checked).toBe(true);
  });
});
