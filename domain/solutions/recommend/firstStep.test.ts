import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { UK_NATIONS } from '../../people/nation.ts';
import { foreignNames } from '../../people/testing/foreignNames.ts';
import { firstStep, firstStepTexts } from './firstStep.ts';
import { stoppedVisitTexts } from './stoppedVisit.ts';
import { sayNow } from './urgentWording.ts';

const on = { year: 2026, month: 12, day: 3 };
const order = { name: 'a debt relief order', isInForce: false };
const councilTax = { code: 'PRIORITY_DEBT', debtId: 'd', stake: 'liberty' } as const;

describe('what to do first', () => {
  it('names the day with its weekday, and who acts where the person lives (WT-003)', () => {
    const item = { code: 'BAILIFFS_SOON', on } as const;
    expect(firstStep(item, 'england').heading).toBe('Ring about the bailiffs before Thursday 3 December');
    expect(firstStep(item, 'scotland').heading).toContain('sheriff officers');
    expect(firstStep({ code: 'BAILIFFS', on: null }, 'northern-ireland').heading).toBe(
      'Ring about the Enforcement of Judgments Office today',
    );
  });

  it('names a body that helps to ring, else us (WT-003, WT-127)', () => {
    expect(firstStep({ code: 'CRISIS' }, 'england').ring).toBe('samaritans');
    expect(firstStep({ code: 'ILLEGAL_LENDER', debtId: 'd' }, 'wales').ring).toBe('stop-loan-sharks');
    expect(firstStep({ code: 'NO_FOOD' }, 'scotland').ring).toBe('citizens-advice');
    expect(firstStep({ code: 'EVICTION', on: null }, 'wales')).toMatchObject({
      ring: null,
      instead: 'shelter',
    });
    expect(firstStep(councilTax, 'england', 'Aireford Council')).toMatchObject({
      heading: 'Ring Aireford Council this week',
      ring: null,
      ringsThem: true,
    });
  });

  it('tells nobody to pay first what the recommended solution takes in (WT-005)', () => {
    expect(sayNow(councilTax, 'england')).toContain('Pay what falls due first.');
    const taken = sayNow(councilTax, 'england', order);
    expect(taken).toContain('could go into a debt relief order');
    expect(taken).not.toMatch(/pay (?:it|this)? ?first|prison/iu);
    expect(firstStep(councilTax, 'england', 'Aireford Council', order).say).toBe(
      'I am getting debt advice. Please hold action for 30 days while I apply for a debt relief order.',
    );
  });

  it('has nobody say that they apply for what has gone in (DN-1672)', () => {
    const sent = { ...order, isSent: true } as const;
    expect(sayNow({ ...councilTax, stake: 'enforcement' }, 'england', sent)).toContain(
      'Ask them to hold action while your form goes through.',
    );
    for (const item of [councilTax, { ...councilTax, hasDeal: true as const }]) {
      expect(firstStep(item, 'england', 'Aireford Council', sent).say).toMatch(
        /while my form for a debt relief order goes through/u,
      );
    }
  });

  it('keeps a doubt about a debt before all that, whatever takes it in', () => {
    const item = { ...councilTax, doubt: 'disputed' } as const;
    expect(sayNow(item, 'england', order)).toContain('You do not agree with this debt.');
    expect(firstStep(item, 'england', 'Aireford Council', order).heading).toBe(
      'Ask us about Aireford Council before you pay',
    );
  });

  it.each(UK_NATIONS)('is short and kind, and names nothing of another nation: %s', nation => {
    for (const text of [...firstStepTexts(nation), ...stoppedVisitTexts(nation)]) {
      expect(reading([text]).longestWords, text).toBeLessThanOrEqual(22);
      expect(unwelcomeWords(text)).toEqual([]);
      expect(foreignNames(text, nation), text).toEqual([]);
    }
  });
});
