import type { Debt } from '@towpath/contracts/api/debts.ts';
import type { LegalAnswers } from '@towpath/domain/debts/legalAnswers.ts';
import { describe, expect, it } from 'vitest';
import { listedDebt } from '../../testing/debts.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { debtLines } from './debtLines.ts';
import { LegalQuestions } from './LegalQuestions.tsx';
import { answeredText, shownParts } from './legalParts.ts';

const kestrel = listedDebt({ id: 'a' });
const fenland = listedDebt({ id: 'b', initialCreditorName: 'Fenland Finance', currentBalance: 5380 });
const debts = [kestrel, fenland];
const ids = ['a', 'b'];
const COMPLETE =
  'Good news, this section is now click complete. Click the continue button to move onto the next section.';

const screen = (draft?: LegalAnswers, of: readonly Debt[] = debts, courtSays?: string) =>
  htmlOf(
    <LegalQuestions
      debts={of}
      draft={draft}
      courtSays={courtSays}
      onDraft={() => undefined}
      saving={false}
      onDone={() => undefined}
      onBack={() => undefined}
    />,
  );

describe('the legal questions', () => {
  it('begin with the first, none answered, and say how many are to go', () => {
    const html = screen();
    expect(wordsOf(html)).toContain('Has anyone you owe taken legal action against you?');
    expect(wordsOf(html)).not.toContain('secured');
    expect(html).not.toContain('checked=""');
    expect(wordsOf(html)).toContain('4 questions to go');
    expect(html).toContain('aria-disabled="true"');
  });

  it('show what was said of courts before, at the question that begins with it', () => {
    const html = screen({ yesNo: { 1: false }, chosen: {} }, debts, 'You told us: None of these.');
    expect(html.match(/You told us: None of these\./g)).toHaveLength(1);
    expect(wordsOf(html)).toContain('3 questions to go');
  });

  it('ask which debts after a Yes, with their sums (LQ-007)', () => {
    const words = wordsOf(screen({ yesNo: { 1: true }, chosen: {} }));
    expect(words).toContain('Which debts have legal action?');
    expect(words).toMatch(/Fenland Finance Credit card £5,380/);
    expect(words).toContain('Done with this question');
  });

  it('skip that after a No (LQ-007)', () => {
    const words = wordsOf(screen({ yesNo: { 1: false }, chosen: {} }));
    expect(words).not.toContain('Which debts have legal action?');
    expect(words).toContain('Is any debt secured on your home or on something else?');
  });

  it('end with No to a guarantor: the last two are not asked, and Continue is ready (LQ-008, LQ-014, LQ-015)', () => {
    const html = screen({ yesNo: { 1: false, 3: false, 5: false, 7: false }, chosen: {} });
    expect(wordsOf(html)).toContain(COMPLETE);
    expect(wordsOf(html)).not.toContain('ask your guarantor');
    expect(html).not.toContain('aria-disabled');
  });

  it('offer only debts with a guarantor after No to asking them (LQ-009)', () => {
    const words = wordsOf(
      screen({ yesNo: { 1: false, 3: false, 5: false, 7: true, 9: false }, chosen: { 8: ['b'] } }),
    );
    const asked = words.slice(words.indexOf('Which debts should your guarantor not have to pay?'));
    expect(asked).toContain('Fenland Finance');
    expect(asked).not.toContain('Kestrel Cards');
    expect(words).not.toContain(COMPLETE);
  });

  it('show what the flags of the debts say when the person comes back', () => {
    const settled = {
      hasLegalAction: false,
      isSecured: false,
      hasAttachmentOfEarnings: false,
      hasGuarantor: false,
    };
    const words = wordsOf(
      screen(undefined, [
        { ...kestrel, ...settled },
        { ...fenland, ...settled, hasLegalAction: true },
      ]),
    );
    expect(words).toContain('Yes, Fenland Finance');
    expect(words).toContain(COMPLETE);
  });

  it('number their options by question: a thousand for each (LQ-017)', () => {
    const html = screen({ yesNo: { 1: true }, chosen: {} });
    expect([...html.matchAll(/value="(\d+)"/g)].map(([, id]) => id)).toEqual([
      '1000',
      '1001',
      '2000',
      '2001',
    ]);
  });
});

describe('the parts that show', () => {
  const numbers = (answers: LegalAnswers, at?: 1 | 3 | 5 | 7 | 9) =>
    shownParts(answers, ids, at).map(({ yesNo }) => yesNo);

  it('go up to the first that is not complete', () => {
    expect(numbers({ yesNo: {}, chosen: {} })).toEqual([1]);
    expect(numbers({ yesNo: { 1: false, 3: true }, chosen: {} })).toEqual([1, 3]);
    expect(numbers({ yesNo: { 1: false, 3: true }, chosen: { 4: ['a'] } })).toEqual([1, 3, 5]);
  });

  it('keep the next back while the person still picks debts', () => {
    expect(numbers({ yesNo: { 1: false, 3: true }, chosen: { 4: ['a'] } }, 3)).toEqual([1, 3]);
    expect(numbers({ yesNo: { 1: true }, chosen: {} }, 1)).toEqual([1]);
  });

  it('are all there once all are complete', () => {
    expect(numbers({ yesNo: { 1: false, 3: false, 5: false, 7: false }, chosen: {} }, 1)).toEqual([
      1, 3, 5, 7,
    ]);
  });
});

describe('an answered part in one line', () => {
  const lines = debtLines(debts);

  it.each([
    [{ yesNo: { 1: false }, chosen: {} }, 1, undefined, 'No'],
    [{ yesNo: { 1: true }, chosen: { 2: ['b', 'a'] } }, 1, 2, 'Yes, Kestrel Cards, Fenland Finance'],
    [{ yesNo: { 7: true, 9: true }, chosen: { 8: ['a'] } }, 9, undefined, 'Yes'],
    [
      { yesNo: { 7: true, 9: false }, chosen: { 8: ['a', 'b'], 10: ['b'] } },
      9,
      10,
      'No, not for Fenland Finance',
    ],
  ] as const)('%j reads %s %s %s', (answers, yesNo, which, text) => {
    expect(answeredText(answers, { yesNo, which }, lines)).toBe(text);
  });
});
