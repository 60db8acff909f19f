import { describe, expect, it } from 'vitest';
import { tenant } from '../solutions/testing/cases.ts';
import { type Given, isEntries, type Place, withGiven } from './answer.ts';
import type { ApplicationFacts } from './applicationFacts.ts';
import { filled } from './filled.ts';
import { type ApplicationForm, fieldsOf } from './form.ts';
import { APPLICATION_FORMS } from './forms/forms.ts';
import { fromBefore } from './fromBefore.ts';
import { answersTo } from './testing/answers.ts';
import { factsOf, line, withBudget } from './testing/person.ts';
import { keyOf, type SaidTo, type Written, writtenAfter } from './written.ts';

const { 'debt-relief-order': DRO } = APPLICATION_FORMS;
const ON = '2026-03-03T10:00:00.000Z';
const FROM = 'You told us on 3 March, in the form before';
const at = (field: string, entry: string | null = null, part: string | null = null): Place => ({
  field,
  entry,
  part,
});

/** As the server says it of what is kept. */
const sourcesIn =
  (written: readonly Written[]): SaidTo =>
  place => {
    const found = written.find(one => keyOf(one.at) === keyOf(place));
    return (
      (found && { name: found.by && 'Jo', on: found.on.slice(0, 10), isBefore: found.isBefore ?? false }) ??
      null
    );
  };

/** A form that begins with what was given in the one before. */
function begun(given: Given, { form = DRO, facts = factsOf(), written = [] as readonly Written[] } = {}) {
  const start = fromBefore(form, [{ kind: form.kind, given, written, on: ON }]);
  const now = filled(form, facts, start.given, sourcesIn(start.written));
  const field = (id: string) => now.fields.find(one => one.field.id === id);
  return { ...start, now, field };
}

describe('a form whose person filled in one for the same before', () => {
  it('has each answer of that one, with when it was told and to whom (DN-1240)', () => {
    const told = withGiven(
      { maritalStatus: 'widowed', gender: 'Woman', hasOtherNames: true },
      at('otherNames', 'added:1', 'name'),
      'Jo Mill',
    );
    const jo = { at: at('gender'), by: 'jo', on: '2026-03-01T09:00:00.000Z' };
    const { given, written, field } = begun(told, { written: [jo] });
    expect(given).toEqual(told);
    expect(written).toContainEqual({ ...jo, isBefore: true });
    expect(field('maritalStatus')).toMatchObject({ says: 'Widowed', from: 'given', fromWords: FROM });
    expect(field('gender')?.fromWords).toBe('Said to Jo, 1 March, for the form before');
    const [entry] = field('otherNames')?.entries ?? [];
    expect(entry?.parts.find(({ part }) => part.id === 'name')).toMatchObject({
      says: 'Jo Mill',
      fromWords: FROM,
    });
  });

  it('keeps the day of what was in the one before that already (DN-1240)', () => {
    const older = { at: at('gender'), by: null, on: '2025-06-01T09:00:00.000Z', isBefore: true } as const;
    expect(begun({ gender: 'Woman' }, { written: [older] }).field('gender')?.fromWords).toBe(
      'You told us on 1 June 2025, in the form before',
    );
  });

  it.each(Object.values(APPLICATION_FORMS).map(form => [form.kind, form] as const))(
    'asks anew what is agreed to, declared, signed or added by us: %s (DN-1241)',
    (_, form: ApplicationForm) => {
      const { given } = fromBefore(form, [
        { kind: form.kind, given: answersTo(form, 'yes'), written: [], on: ON },
      ]);
      const taken = fieldsOf(form).filter(({ id }) => id in given);
      expect(taken.length).toBeGreaterThan(10);
      const asked = [
        'mayShareHealth',
        'isAddressHidden',
        'confirmedOn',
        'certificateOn',
        'route',
        'trustee',
        'fee',
        'signedOn',
      ];
      expect(taken.filter(({ id }) => asked.includes(id))).toEqual([]);
      expect(taken.filter(one => one.kind === 'yes-no' && one.needsYes !== null)).toEqual([]);
      expect(taken.filter(one => one.kind !== 'list' && one.isOurs)).toEqual([]);
    },
  );

  it('asks which is right where it is told otherwise by now, and counts neither until then (DN-1242)', () => {
    const facts = factsOf({ ...tenant(), savings: 40_00 });
    const { given, written, now, field } = begun({ savings: 900_00 }, { facts });
    expect(field('savings')?.value).toBeNull();
    const clash = now.clashes.find(one => one.at.field === 'savings');
    expect(clash?.values.map(({ says, fromWords }) => [says, fromWords])).toEqual([
      ['£900', FROM],
      ['£40', 'You told us on 8 November'],
    ]);
    // The same again is an answer of today.
    const change = { before: given, after: given, at: at('savings') };
    const after = filled(DRO, facts, given, sourcesIn(writtenAfter(written, change, null)));
    expect(after.clashes.filter(one => one.at.field === 'savings')).toEqual([]);
    expect(after.fields.find(one => one.field.id === 'savings')).toMatchObject({
      says: '£900',
      fromWords: 'You gave it in this form',
    });
    expect(writtenAfter(written, change, { by: 'jo', on: ON })).toEqual([
      { at: at('savings'), by: 'jo', on: ON },
    ]);
  });

  it('asks again for what can no longer be, with why (DN-1242)', () => {
    const { conduct } = tenant();
    const facts = factsOf({ ...tenant(), conduct: { ...conduct, gaveAway: null } });
    const gift = { what: 'A watch', toWhom: 'My sister', on: '2019-02-01' };
    const { now } = begun({ hasGivenAway: true, gifts: [{ id: 'added:1', parts: gift }] }, { facts });
    const missing = now.missing.flatMap(({ items }) => items).find(one => one.at.part === 'on');
    expect(missing?.why).toMatch(/^This is about the last \d+ years alone/u);
  });

  it('leaves out what was added to a line that the budget has no longer (DN-1242)', () => {
    const given = withGiven({}, at('spending', 'line:2043', 'monthly'), 31_00);
    const budget = (...ids: number[]): ApplicationFacts => withBudget(ids.map(id => line(id, 50_00)));
    const lines = (facts: ApplicationFacts) =>
      begun(given, { facts })
        .field('spending')
        ?.entries.map(({ id }) => id);
    expect(lines(budget(2043, 2001))).toEqual(['line:2043', 'line:2001']);
    expect(lines(budget(2001))).toEqual(['line:2001']);
  });

  it('asks anew of things without names once one of them is gone (DN-1242)', () => {
    const car = { value: 900_00, isNeeded: false, isAdapted: false, isOnFinance: false };
    const numbers = withGiven(
      withGiven({ hasVehicle: true }, at('vehicles', 'vehicles:1', 'registration'), 'AB12 CDE'),
      at('vehicles', 'vehicles:2', 'registration'),
      'FG34 HIJ',
    );
    const shown = (count: number) => {
      const facts = factsOf({ ...tenant(), vehicles: Array.from({ length: count }, () => car) });
      const found = begun(numbers, { facts }).field('vehicles');
      return found?.entries.map(
        ({ parts }) => parts.find(({ part }) => part.id === 'registration')?.says ?? null,
      );
    };
    expect(shown(2)).toEqual(['AB12CDE', 'FG34HIJ']);
    expect(shown(1)).toEqual([null]);
  });

  it('takes that there are none of something, and none of what is not asked any more (DN-1240)', () => {
    const { given, field } = begun({
      hasOtherNames: true,
      otherNames: [],
      gone: 'Moon',
      gender: [{ id: 'added:1', parts: {} }],
    });
    expect(given).toEqual({ hasOtherNames: true, otherNames: [] });
    expect(isEntries(field('otherNames')?.value)).toBe(true);
    expect(field('otherNames')?.fromWords).toBe(FROM);
  });
});
