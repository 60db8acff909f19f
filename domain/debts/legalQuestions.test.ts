import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../journeys/testing/plainEnglish.ts';
import {
  LEGAL_QUESTIONS,
  LEGAL_SECTION_COMPLETE,
  type LegalQuestionNumber,
  legalHint,
  optionId,
  optionOffset,
  WHICH_DEBTS_NUMBERS,
  YES_NO_NUMBERS,
} from './legalQuestions.ts';

const questions = Object.values(LEGAL_QUESTIONS);

describe('the legal questions', () => {
  it('are ten: five with yes or no, each followed by which debts (LQ-001)', () => {
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(YES_NO_NUMBERS.map(number => LEGAL_QUESTIONS[number].kind)).toEqual(Array(5).fill('yes or no'));
    expect(WHICH_DEBTS_NUMBERS.map(number => LEGAL_QUESTIONS[number].kind)).toEqual(
      Array(5).fill('which debts'),
    );
  });

  it('settle a flag by two (LQ-002 to LQ-006)', () => {
    const flags = [
      'hasLegalAction',
      'isSecured',
      'hasAttachmentOfEarnings',
      'hasGuarantor',
      'canGuarantorBeLiable',
    ];
    expect(questions.map(({ flag }) => flag)).toEqual(flags.flatMap(flag => [flag, flag]));
  });

  it('are one sentence each (LQ-018)', () => {
    for (const { question } of questions) {
      expect(reading([question]).sentences, question).toHaveLength(1);
      expect(question).toMatch(/^[A-Z][^.?!]*\?$/u);
    }
  });

  it('speak of bailiffs in England and Wales alone, and of who enforces a debt elsewhere (SA-083)', () => {
    expect(legalHint(1, 'england')).toContain('bailiffs');
    expect(legalHint(1, undefined)).toBe(legalHint(1, 'wales'));
    expect(legalHint(1, 'scotland')).toContain('a charge for payment, or a visit from sheriff officers');
    expect(legalHint(5, 'scotland')).toContain('earnings arrestment');
    expect(legalHint(1, 'northern-ireland')).toContain('Enforcement of Judgments Office');
    for (const nation of ['scotland', 'northern-ireland'] as const) {
      const hints = [...YES_NO_NUMBERS, ...WHICH_DEBTS_NUMBERS].map(number => legalHint(number, nation));
      expect(hints.join(' ')).not.toMatch(/bailiff/iu);
      expect(reading(hints).grade).toBeLessThanOrEqual(7);
    }
  });

  it('can be read at the age of 9 to 11, with their hints (LQ-018)', () => {
    const texts = questions.flatMap(({ question, hint }) => [question, hint]);
    const read = reading(texts);
    expect(read.grade).toBeLessThanOrEqual(5.5);
    expect(read.longestWords, read.longest).toBeLessThanOrEqual(20);
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });

  it('say what legal action, secured and a guarantor are (LQ-018)', () => {
    expect(LEGAL_QUESTIONS[1].hint).toContain('Legal action means');
    expect(LEGAL_QUESTIONS[3].hint).toContain('Secured means');
    expect(LEGAL_QUESTIONS[7].hint).toContain('A guarantor is');
  });

  it('end with the message as it is written (LQ-015)', () => {
    expect(LEGAL_SECTION_COMPLETE).toBe(
      'Good news, this section is now click complete. Click the continue button to move onto the next section.',
    );
  });
});

describe('the id of an option', () => {
  it('is its place added to 1000 times the question number (LQ-017, LQ-018)', () => {
    expect([optionId(1, 0), optionId(1, 1), optionId(2, 3), optionId(10, 0)]).toEqual([
      1000, 1001, 2003, 10_000,
    ]);
    expect(questions.map(({ number }) => optionOffset(number))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(number => number * 1000),
    );
  });

  it('is that of no other option (LQ-017)', () => {
    const option = fc.tuple(
      fc.integer({ min: 1, max: 10 }).map(number => number as LegalQuestionNumber),
      fc.integer({ min: 0, max: 999 }),
    );
    fc.assert(
      fc.property(option, option, (one, other) => {
        expect(optionId(...one) === optionId(...other)).toBe(`${one}` === `${other}`);
      }),
    );
  });

  it('is not made from anything else', () => {
    for (const index of [-1, 0.5, 1000, Number.NaN]) expect(() => optionId(2, index)).toThrow(RangeError);
  });
});
