import { describe, expect, it } from 'vitest';
import type { Cleared } from '../../debts/clearedOnList.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import { clearedFirst, isListFirst, sayClearedFirst } from './clearedFirst.ts';

const debts = ['one', 'two', 'three'].map(id => debtOf(1, 900_00, { debt: { id } }));
const record = recordOf(tenant({ debts }), TODAY);
const by = (all: Readonly<Record<string, Cleared>>, endedOn = '2026-11-20') => ({
  by: 'DRO',
  endedOn,
  debts: new Map(Object.entries(all)),
});

describe('an advice that counts debts which were cleared', () => {
  it('has the list first, with those that were and those that may have been, and nothing of the others (DN-1470)', () => {
    const first = clearedFirst(record, by({ two: 'cleared', three: 'may be cleared', gone: 'cleared' }));
    expect(first).toMatchObject({ sure: ['two'], unsure: ['three'] });
    expect(clearedFirst(record, by({ gone: 'cleared' }))).toBeNull();
    expect(clearedFirst(record, undefined)).toBeNull();
  });

  it('stays as it was given where it was given before that (DN-1470)', () => {
    expect(clearedFirst(record, by({ two: 'cleared' }, '2026-11-22'))).toBeNull();
    expect(clearedFirst(record, by({ two: 'cleared' }, record.on))).toMatchObject({ sure: ['two'] });
  });

  it.each([
    [
      ['Bee Loans'],
      [],
      'A debt relief order cleared Bee Loans on 20 November 2026. It is still on your list: take it off. Then we can say what fits the rest. Not sure? Call us.',
    ],
    [
      ['Bee Loans', 'Rook Bank'],
      ['Tern Cards'],
      'A debt relief order cleared Bee Loans and Rook Bank on 20 November 2026. They are still on your list: take them off. It may have cleared Tern Cards too. Say on your list if you still owe it. Then we can say what fits the rest. Not sure? Call us.',
    ],
    [
      [],
      ['Tern Cards', 'Wren Ltd'],
      'A debt relief order was over on 20 November 2026. It may have cleared Tern Cards and Wren Ltd. Say on your list if you still owe them. Then we can say what fits the rest. Not sure? Call us.',
    ],
  ])('says what cleared which debts and when, and what to do: %j and %j (DN-1470)', (sure, unsure, says) => {
    const said = sayClearedFirst({ cleared: by({}) }, sure, unsure);
    expect(said.says).toBe(says);
    expect(isListFirst({ missing: [said] })).toBe(true);
    expect(isListFirst({ missing: [{ code: 'DEBTS' }] })).toBe(false);
  });
});
