import { describe, expect, it } from 'vitest';
import { filled } from '../filled.ts';
import { APPLICATION_FORMS } from '../forms/forms.ts';
import { debt, factsOf } from '../testing/person.ts';

const ORDER = APPLICATION_FORMS['debt-relief-order'];
const SPACE = APPLICATION_FORMS['breathing-space'];

/** What a form says of one debt of the list: of each part its answer, with where it is from. */
function said(one: ReturnType<typeof debt>, form = ORDER) {
  const full = filled(form, { ...factsOf(), debts: { on: '2026-11-08', what: [one] } }, {});
  const parts = full.fields.find(({ field }) => field.id === 'debts')?.entries[0]?.parts ?? [];
  const part = (id: string) => parts.find(one => one.part.id === id);
  return { clashes: full.clashes.map(({ at }) => at.part), part };
}

describe('what is owed on a debt of which a plan was told since the list said its sum', () => {
  it.each([
    ['payments', 'What is left after what you paid in your plan'],
    ['another sum', 'You told us in your plan'],
  ] as const)('is from the plan: %s (DN-769)', (byPlan, from) => {
    const owed = said({ ...debt(1, 700_00), byPlan }).part('balance');
    expect([owed?.value, owed?.fromWords]).toEqual([700_00, from]);
  });

  it('has no other sum beside it that was said before: of a report, or of what is overdue (DN-769)', () => {
    const reported = { balance: 900_00, on: '2026-11-01' };
    const one = { ...debt(1, 700_00, { arrears: 800_00, isInArrears: true }), reported };
    expect(said(one).clashes).toContain('balance');
    const now = said({ ...one, byPlan: 'payments' });
    expect(now.clashes).not.toContain('balance');
    expect(now.part('balance')?.value).toBe(700_00);
  });

  it('leaves open what is overdue where that is more than is owed by now (DN-769)', () => {
    const one = debt(1, 700_00, { arrears: 800_00, isInArrears: true, isSecured: true });
    const overdue = (of: typeof one) => said(of, SPACE).part('arrears')?.value;
    expect(overdue(one)).toBe(800_00);
    expect(overdue({ ...one, byPlan: 'payments' })).toBeNull();
  });
});
