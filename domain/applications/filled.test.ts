import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase } from '../solutions/testing/anyCase.ts';
import { tenant } from '../solutions/testing/cases.ts';
import { type Given, type Place, withGiven } from './answer.ts';
import type { ApplicationFacts } from './applicationFacts.ts';
import { filled } from './filled.ts';
import { type Filled, isReady } from './filledForm.ts';
import { APPLICATION_KINDS, type Field, fieldsOf } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { IN_IT } from './inIt.ts';
import { answersTo, answerTo, entryOf, LEANINGS } from './testing/answers.ts';
import { factsOf, line, NOTHING_KNOWN, withBudget } from './testing/person.ts';

const DRO = APPLICATION_FORMS['debt-relief-order'];
const missingIn = (form = DRO, facts: ApplicationFacts = factsOf()) =>
  filled(form, facts, {}).missing.flatMap(({ items }) => items.map(({ at }) => at));

describe('what is known', () => {
  it('stands in the form with where it is from, and is not asked (DN-201)', () => {
    const { fields } = filled(DRO, factsOf(), {});
    const said = new Map(
      fields.map(({ field, says, fromWords, from }) => [field.id, [says, fromWords, from]]),
    );
    expect(said.get('firstName')).toEqual(['Samira', 'From your account', 'told']);
    expect(said.get('birthDate')).toEqual(['14 May 1990', 'You told us on 8 November', 'told']);
    expect(said.get('hasVehicle')).toEqual(['No', 'You told us on 8 November', 'told']);
    expect(said.get('takeHomePay')).toEqual(['£1,500', 'From your budget', 'told']);
    expect(said.get('hasGivenAway')).toEqual(['No', 'You told us on 8 November', 'told']);
    const homes = fields.find(({ field }) => field.id === 'addresses');
    expect(homes?.entries[0]?.parts[0]).toMatchObject({
      says: 'Flat 2, 12 Lock Lane, Leeds, LS1 1AA',
      fromWords: 'From your credit search, 15 November',
    });
  });

  it('leaves only the rest to be asked, by group, each with where to find it (DN-202)', () => {
    const { missing, count, of } = filled(DRO, factsOf(), {});
    const items = missing.flatMap(group => group.items);
    expect(count).toBe(of - items.length);
    expect(count).toBeGreaterThan(30);
    const about = missing.find(({ id }) => id === 'you')?.items ?? [];
    expect(about.map(({ at }) => at.field)).toEqual([
      'hasOtherNames',
      'hasNationalInsurance',
      'maritalStatus',
      'gender',
      'birthPlace',
    ]);
    const reference = items.find(({ at }) => at.part === 'reference');
    expect(reference).toMatchObject({ of: expect.stringMatching(/^Made-up Bank/u), label: 'Reference' });
    for (const { at } of items) expect(fieldsOf(DRO).map(({ id }) => id)).toContain(at.field);
  });

  it('is a list with nothing in it where we know that there is none (DN-201)', () => {
    const noDebts = { ...factsOf(), debts: { on: null, what: [] } };
    const list = filled(DRO, noDebts, {}).fields.find(({ field }) => field.id === 'debts');
    expect(list).toMatchObject({ value: [], from: 'told' });
    expect(missingIn(DRO, noDebts)).toContainEqual({ field: 'debts', entry: null, part: null });
  });
});

describe('a field that hangs on another', () => {
  it('is asked once that is answered (DN-203)', () => {
    const ids = (given: Parameters<typeof filled>[2]) =>
      filled(DRO, factsOf(), given).fields.map(({ field }) => field.id);
    expect(ids({})).not.toContain('nationalInsurance');
    expect(ids({ hasNationalInsurance: true })).toContain('nationalInsurance');
    expect(ids({ hasNationalInsurance: false })).not.toContain('nationalInsurance');
    expect(ids({ hasVehicle: true })).toContain('vehicles');
  });

  it('of one nation is asked there alone (DN-203)', () => {
    const asked = (nation: 'england' | 'northern-ireland') =>
      filled(APPLICATION_FORMS.bankruptcy, factsOf(tenant({ nation })), {}).fields.map(
        ({ field }) => field.id,
      );
    expect(asked('england')).not.toContain('county');
    expect(asked('northern-ireland')).toContain('county');
  });
});

describe('each form', () => {
  it.each(APPLICATION_KINDS)('can be filled in full, whatever is answered: %s (DN-204)', kind => {
    const form = APPLICATION_FORMS[kind];
    for (const leaning of LEANINGS) {
      const nation = form.nations[0] ?? null;
      const facts = { ...NOTHING_KNOWN, review: { on: null, what: tenant({ nation }) } };
      const full = filled(form, facts, answersTo(form, leaning));
      expect(full.missing).toEqual([]);
      expect(full.clashes).toEqual([]);
      expect(full.count).toBe(full.of);
    }
  });

  it.each(APPLICATION_KINDS)('takes an answer to each of its fields: %s (DN-204)', kind => {
    const form = APPLICATION_FORMS[kind];
    const nations = form.nations;
    const answered = new Set(
      nations.flatMap(nation =>
        LEANINGS.flatMap(leaning =>
          filled(
            form,
            { ...NOTHING_KNOWN, review: { on: null, what: tenant({ nation }) } },
            answersTo(form, leaning, nation),
          ).fields.flatMap(({ field, value }) => (value === null ? [] : field.id)),
        ),
      ),
    );
    expect(fieldsOf(form).flatMap(({ id }) => (answered.has(id) ? [] : id))).toEqual([]);
  });

  it.each(APPLICATION_KINDS)('asks each field after what it hangs on: %s (DN-203)', kind => {
    const before = new Set<string>();
    for (const field of fieldsOf(APPLICATION_FORMS[kind])) {
      for (const condition of field.onlyWhen) {
        if ('field' in condition) expect([field.id, before.has(condition.field)]).toEqual([field.id, true]);
      }
      expect(before.has(field.id)).toBe(false);
      before.add(field.id);
    }
  });
});

describe('the count', () => {
  /** The parts of what is known that a person may not have given yet. */
  const PARTS = ['details', 'creditSearch', 'review', 'household', 'debts', 'budget', 'advice'] as const;

  it('only goes up from somebody of whom nothing is known to somebody of whom all is (DN-205)', () => {
    const kind = fc.constantFrom(...APPLICATION_KINDS);
    fc.assert(
      fc.property(anyCase, kind, fc.shuffledSubarray([...PARTS]), (told, of, order) => {
        const form = APPLICATION_FORMS[of];
        // What contradicts itself takes an answer away again, as it should.
        const full = factsOf({ ...told, statement: { ...told.statement, isComplete: false } });
        let facts: ApplicationFacts = NOTHING_KNOWN;
        let last = filled(form, facts, {});
        expect(last.count).toBe(0);
        for (const part of order) {
          facts = { ...facts, [part]: full[part] };
          const next = filled(form, facts, {});
          if (next.clashes.length > 0) return;
          expect(next.count).toBeGreaterThanOrEqual(last.count - askedNoMore(last, next));
          last = next;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('goes up by one with each answer that is given, until the form is ready (DN-205)', () => {
    let given = {};
    // Whose answers below go with what was told: somebody who does not work.
    const facts = withBudget([line(1031, 900_00), line(2001, 600_00)], {
      work: { ...tenant().work, status: 'retired' },
      savings: 500_00,
    });
    let last = filled(DRO, facts, given);
    for (let step = 0; !isReady(last) && step < 200; step += 1) {
      const next = last.missing[0]?.items[0];
      if (next === undefined) break;
      const field = fieldsOf(DRO).find(({ id }) => id === next.at.field);
      if (field === undefined) throw new Error('A field is missing that the form does not have.');
      given = nextGiven(given, { field, at: next.at });
      const now = filled(DRO, facts, given);
      expect(now.count).toBeGreaterThan(last.count);
      last = now;
    }
    expect(isReady(last)).toBe(true);
    expect(last.count).toBe(last.of);
  });
});

/**
 * How many answers a form had that it does not ask for any more: of a debt that turned out to stay outside of the solution,
 * once the nation and what is behind it are known, the form asks less.
 */
function askedNoMore(before: Filled, after: Filled): number {
  const debts = (form: Filled) => form.fields.find(({ field }) => field.id === 'debts')?.entries ?? [];
  return debts(before).reduce((sum, debt) => {
    const now = debts(after).find(({ id }) => id === debt.id);
    const isOutside = now?.parts.some(({ part, value }) => part.id === IN_IT && value === false);
    if (!isOutside) return sum;
    const asked = new Set(now?.parts.map(({ part }) => part.id));
    return sum + debt.parts.filter(({ part, value }) => value !== null && !asked.has(part.id)).length;
  }, 0);
}

function nextGiven(given: Given, { field, at }: { readonly field: Field; readonly at: Place }): Given {
  if (field.kind !== 'list') return withGiven(given, at, answerTo(field, 'no'));
  if (at.part === null) return { ...given, [field.id]: [...asList(given[field.id]), entryOf(field, 'no')] };
  const part = field.parts.find(({ id }) => id === at.part);
  if (part === undefined) throw new Error('A part is missing that the field does not have.');
  return withGiven(given, at, at.part === 'isNow' || answerTo(part, 'no'));
}

function asList(value: Given[string] | undefined) {
  return Array.isArray(value) ? value : [];
}
