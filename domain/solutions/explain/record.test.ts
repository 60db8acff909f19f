import { describe, expect, it } from 'vitest';
import { debtOf, TODAY, tenant, unknown } from '../testing/cases.ts';
import { after } from '../testing/golden/common.ts';
import { recordOf } from '../testing/inForce.ts';
import { replay } from '../testing/replay.ts';
import { type AdviceRecord, recordText } from './record.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { NO_BEGINNING, NO_END, stableJson } from './stableJson.ts';

describe('the record of advice', () => {
  const facts = tenant();
  const record = recordOf(facts, TODAY);

  it('says which gate decided, on which figure, how far it is from the limit and the day a wait ends (SA-010)', () => {
    const waiting = after('debt relief order', '2021-03-14', '2022-03-14');
    const { gates, close } = recordOf({ ...waiting, savings: 2_013_00 }, TODAY);
    expect(gates.find(({ code }) => code === 'NEARLY_THERE')).toMatchObject({
      effect: 'decided',
      findings: [
        { code: 'DRO_REPEAT_YEARS', endsOn: '2027-03-14' },
        {
          code: 'DRO_ASSET_MAX',
          figure: { low: 2_013_00, high: 2_013_00 },
          limit: 2_000_00,
          by: { low: 13_00, high: 13_00 },
          endsOn: null,
        },
      ],
    });
    expect(close).toMatchObject({ shortName: 'DRO', missing: [{ endsOn: '2027-03-14' }, { endsOn: null }] });
    expect(recordOf({ ...facts, savings: 3_500_01 }, TODAY).gates).toContainEqual(
      expect.objectContaining({ code: 'NEARLY_THERE', effect: 'applied' }),
    );
    expect(record.gates.map(({ code }) => code)).toEqual(['PERSON_CONFIRMS']);
    expect(record.close).toBeNull();
  });

  it('has the inputs, the day, the version of the rules, every solution and every reason', () => {
    expect(record).toMatchObject({
      inputs: facts,
      on: '2026-11-21',
      rulesVersion: RULES_VERSION,
      verdict: 'RECOMMENDED',
    });
    expect(record.results).toHaveLength(12);
    expect(record.groups.recommended).toBe('DRO');
    const order = record.results.find(({ shortName }) => shortName === 'DRO');
    expect(order?.reasons.find(({ code }) => code === 'DRO_DEBT_MAX')).toEqual({
      code: 'DRO_DEBT_MAX',
      tests: 'The debts that count for a debt relief order',
      not: null,
      never: null,
      nil: null,
      figure: { low: 20_000_00, high: 20_000_00 },
      is: 'at most',
      limit: 50_000_00,
      unit: 'pence',
      outcome: 'met',
      adviserConfirms: false,
      validFrom: '2024-06-28',
      source: 'Insolvency Act 1986, Schedule 4ZA, paragraph 6; SI 2024/626',
      toConfirm: null,
      missing: null,
    });
  });

  it('names each debt that stays when a solution is over, by the solution (SA-028)', () => {
    const [card, tax, student] = [debtOf(1, 900_00), debtOf(24, 900_00), debtOf(39, 900_00)];
    const { results } = recordOf(tenant({ debts: [card, tax, student] }), TODAY);
    const stays = (shortName: string) => results.find(result => result.shortName === shortName)?.stays;
    expect(stays('DRO')).toEqual([{ debtId: student.debt.id, why: 'kind' }]);
    expect(stays('DMP')).toEqual([
      { debtId: tax.debt.id, why: 'kind' },
      { debtId: student.debt.id, why: 'kind' },
    ]);
    expect(stays('AO')).toEqual([]);
  });

  it('says what has to be found out wherever a result is undecided, and where an adviser confirms it', () => {
    for (const { reasons } of recordOf(unknown('wales'), TODAY).results) {
      for (const { outcome, missing, adviserConfirms } of reasons)
        expect(missing === null).toBe(outcome !== 'cannot say' && !adviserConfirms);
    }
  });

  it('holds no figure for a person of no nation', () => {
    expect(recordOf({ ...facts, nation: null }, TODAY)).toMatchObject({ available: null, results: [] });
  });

  it('is kept even when nothing is recommended, with the reasons of all solutions', () => {
    const kept = recordOf({ ...facts, birthDate: null }, TODAY);
    expect(kept.verdict).toBe('WITHHELD');
    expect(kept.results.every(({ reasons, shortName }) => reasons.length > 0 || shortName === 'DAP')).toBe(
      true,
    );
  });
});

describe('a stored record', () => {
  const stored = recordText(recordOf(tenant({ debts: [debtOf(1, 9_000_00), debtOf(60, 900_00)] }), TODAY));

  it('is judged again to the same bytes', () => {
    expect(replay(stored)).toEqual({ same: true });
  });

  it('is the same whether or not it has been read and written in between', () => {
    expect(stableJson(JSON.parse(stored))).toBe(stored);
  });

  it('reports a result that was changed', () => {
    expect(replay(stored.replace('"verdict":"', '"verdict":"NOT_'))).toEqual({
      same: false,
      why: 'other result',
    });
  });

  it('reports other rules before it compares results', () => {
    const older = JSON.parse(stored) as { rulesVersion: AdviceRecord['rulesVersion'] };
    const bytes = stableJson({ ...older, rulesVersion: { number: 0, sources: 'older' } });
    expect(replay(bytes)).toEqual({ same: false, why: 'other rules' });
  });

  it.each(['', '{}', 'null', '[1]', '{"on":1,"inputs":{},"rulesVersion":{}}'])(
    'is refused when it is none: %s',
    text => {
      expect(replay(text)).toEqual({ same: false, why: 'not a record' });
    },
  );

  it('is refused when its day does not exist', () => {
    expect(replay(stored.replace('"on":"2026-11-21"', '"on":"2026-02-30"'))).toEqual({
      same: false,
      why: 'not a record',
    });
  });
});

it('writes keys in order, lists as they are, and infinite numbers as words', () => {
  expect(stableJson({ b: [2, 1], a: { d: Infinity, c: -Infinity } })).toBe(
    `{"a":{"c":"${NO_BEGINNING}","d":"${NO_END}"},"b":[2,1]}`,
  );
});
