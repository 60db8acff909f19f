import { describe, expect, it } from 'vitest';
import { firstStep } from '../recommend/firstStep.ts';
import type { UrgentItem } from '../recommend/now.ts';
import { sayStoppedVisit, stepOfStoppedVisit } from '../recommend/stoppedVisit.ts';
import { sayNow } from '../recommend/urgentWording.ts';
import { debtOf, TODAY, tenant } from '../testing/cases.ts';
import { recordOf } from '../testing/inForce.ts';
import {
  besideAdvice,
  besideCleared,
  isKeptOff,
  NOTHING_BESIDE,
  type StandsBeside,
  stoppedVisit,
  withDeal,
} from './standsBeside.ts';

const CARD = 1;
const COUNCIL_TAX = 24;
const FINE = 35;

const owed = { code: 'PRIORITY_DEBT', debtId: 'one', stake: 'liberty' } as const;
const beside = (more: Partial<StandsBeside>) => ({
  chosen: null,
  agreed: new Set<string>(),
  holds: null,
  byForm: null,
  ...more,
});

describe('a deal that was agreed to by letter', () => {
  const agreed = beside({ agreed: new Set(['one']) });

  it('is the same as one that was told, and keeps the debt off for now (DN-1194)', () => {
    const item = withDeal(owed, agreed);
    expect(item).toEqual({ ...owed, hasDeal: true });
    expect(isKeptOff(item, null, agreed)).toBe(true);
    expect(isKeptOff(owed, null, agreed)).toBe(false);
    expect(withDeal({ ...owed, debtId: 'other' }, agreed)).not.toHaveProperty('hasDeal');
  });

  it('puts nothing in place of the advice on a debt that may not be owed (DN-1194)', () => {
    const doubted = { ...owed, doubt: 'disputed' } as const;
    expect(withDeal(doubted, agreed)).toBe(doubted);
    expect(isKeptOff({ ...doubted, hasDeal: true }, null, agreed)).toBe(false);
  });

  it('is gone on with until an adviser has looked, where something takes the debt in (DN-1196)', () => {
    const item = { ...owed, hasDeal: true } as const;
    const order = { name: 'a debt relief order', isInForce: false };
    for (const taken of [
      order,
      { ...order, isInDoubt: true as const },
      { ...order, onlyGivesTime: true as const },
    ]) {
      expect(firstStep(item, 'england', 'Aireford Council', taken).heading).toBe(
        'Keep to your deal with Aireford Council for now',
      );
      const says = sayNow(item, 'england', taken);
      expect(says).toContain('Ask an adviser before you stop the deal that you have.');
      expect(says).not.toContain('before you pay what is late');
    }
  });
});

describe('a visit that the law stops', () => {
  const visit: UrgentItem = { code: 'BAILIFFS', on: null };
  const late = debtOf(COUNCIL_TAX, 900_00, { arrears: 900_00, stage: 'bailiffs' });
  const judged = (...debts: readonly ReturnType<typeof debtOf>[]) =>
    recordOf(tenant({ nation: 'england', debts: [late, debtOf(CARD, 2_000_00), ...debts] }), TODAY);
  const inBreathingSpace = beside({ holds: 'BS' });

  it('goes by the form on which what keeps them off was granted, where one of ours says so (DN-1408)', () => {
    const fine = debtOf(FINE, 400_00, { stage: 'bailiffs' });
    const record = judged(fine);
    const byForm = new Map([
      [late.debt.id, false],
      [fine.debt.id, true],
    ]);
    const stopped = stoppedVisit(record, visit, { ...inBreathingSpace, byForm });
    expect(stopped?.outside).toEqual([late.debt.id]);
  });

  it('is stopped for the debts in what is in force, and nobody is told to ring (DN-1198)', () => {
    const stopped = stoppedVisit(judged(), visit, inBreathingSpace);
    expect(stopped).toEqual({ name: 'Breathing Space', outside: [] });
    expect(isKeptOff(visit, stopped, inBreathingSpace)).toBe(true);
    const words = { name: 'Breathing Space', outside: [] };
    expect(stepOfStoppedVisit(words, 'england', null).heading).toBe(
      'Bailiffs must stop for the debts in Breathing Space',
    );
    expect(sayStoppedVisit(words, 'england')).toContain('If they come, show them the letter');
  });

  it('is not stopped for a debt outside of it, of which it is said by name (DN-1199)', () => {
    const fine = debtOf(FINE, 400_00, { stage: 'bailiffs' });
    const stopped = stoppedVisit(judged(fine), visit, inBreathingSpace);
    expect(stopped?.outside).toEqual([fine.debt.id]);
    expect(isKeptOff(visit, stopped, inBreathingSpace)).toBe(false);
    const words = { name: 'Breathing Space', outside: ['Aireford Fines'] };
    expect(stepOfStoppedVisit(words, 'england', { year: 2026, month: 12, day: 3 }).heading).toBe(
      'Ring about bailiffs for Aireford Fines before Thursday 3 December',
    );
    expect(sayStoppedVisit(words, 'england')).toContain('Aireford Fines may not be in it');
  });

  it('counts a debt outside as one to come about unless it is known not to have gone so far (DN-1199)', () => {
    const outside = (stage: Parameters<typeof debtOf>[2]) =>
      stoppedVisit(judged(debtOf(FINE, 400_00, stage)), visit, inBreathingSpace)?.outside.length;
    expect(outside({ stage: null })).toBe(1);
    expect(outside({ stage: 'judgment' })).toBe(1);
    expect(outside({ stage: 'none' })).toBe(0);
  });

  it('goes on where nothing is in force, or what is, is not known here, and stops no eviction (DN-1198)', () => {
    const record = judged();
    expect(stoppedVisit(record, visit, NOTHING_BESIDE)).toBeNull();
    expect(stoppedVisit(record, visit, beside({ holds: 'MOR' }))).toBeNull();
    expect(stoppedVisit(record, { code: 'EVICTION', on: null }, inBreathingSpace)).toBeNull();
  });
});

describe('what keeps officers from coming, as its person told it alone', () => {
  const visit = { code: 'BAILIFFS', on: null } as const;
  const asTold = beside({ told: 'BS' });

  it('says what stops them if it covers the debt, stays where it is, and hides nothing (DN-1472)', () => {
    const record = recordOf(tenant({ debts: [debtOf(CARD, 500_00)] }), TODAY);
    const stopped = stoppedVisit(record, visit, asTold);
    expect(stopped).toEqual({ name: 'Breathing Space', outside: [], isTold: true });
    expect(isKeptOff(visit, stopped, asTold)).toBe(false);
    expect(isKeptOff(visit, stoppedVisit(record, visit, beside({ holds: 'BS' })), asTold)).toBe(true);
    const said = { name: 'Breathing Space', outside: [], isTold: true } as const;
    expect(sayStoppedVisit(said, 'england')).toBe(
      'You told us that you have Breathing Space. If it covers this debt, bailiffs must stop. Show them the letter that says it has started, with its number. If they do not stop, or you are not sure that it covers the debt, call us today.',
    );
    expect(stepOfStoppedVisit(said, 'england', null).heading).toBe(
      'Bailiffs must stop if Breathing Space covers the debt',
    );
  });

  it('keeps to what runs here before that, and leads to who is owed what its kind leaves outside (DN-1472)', () => {
    const fine = debtOf(FINE, 400_00, { stage: 'bailiffs' });
    const record = recordOf(tenant({ debts: [debtOf(CARD, 500_00), fine] }), TODAY);
    expect(stoppedVisit(record, visit, asTold)?.outside).toEqual([fine.debt.id]);
    expect(stoppedVisit(record, visit, beside({ holds: 'BS', told: 'DRO' }))).not.toHaveProperty('isTold');
    expect(stoppedVisit(record, visit, beside({ told: null }))).toBeNull();
    expect(stoppedVisit(record, visit, beside({ told: 'MOR' }))).toBeNull();
  });
});

describe('what stands beside an advice as its person reads it', () => {
  it('is what protects by now, as what they chose or as time that goes on beside that, and no deal (DN-1336)', () => {
    expect(besideAdvice('BS', true)).toMatchObject({
      chosen: { shortName: 'BS', isInForce: true },
      holds: 'BS',
    });
    expect(besideAdvice('MOR', false)).toMatchObject({ chosen: null, holds: 'MOR' });
    expect(besideAdvice(null, false)).toBe(NOTHING_BESIDE);
    expect(isKeptOff({ ...owed, hasDeal: true }, null, besideAdvice('BS', true))).toBe(false);
  });

  it('is what cleared debts that the list has still, beside time that goes on all the same (DN-1470)', () => {
    const cleared = { by: 'DRO', endedOn: '2026-11-20', debts: new Map([['one', 'cleared' as const]]) };
    const byForm = new Map([['one', true]]);
    expect(besideCleared(NOTHING_BESIDE, cleared, byForm)).toEqual({
      ...NOTHING_BESIDE,
      chosen: { shortName: 'DRO', isInForce: true },
      holds: 'DRO',
      byForm,
      cleared,
    });
    expect(besideCleared(besideAdvice('BS', false), cleared, byForm).holds).toBe('BS');
    expect(besideCleared(NOTHING_BESIDE, null, byForm)).toBe(NOTHING_BESIDE);
  });
});
