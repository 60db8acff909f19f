import { describe, expect, it } from 'vitest';
import {
  answered,
  NOT_SURE,
  questionsFor,
  surelyStaysWith,
  type UnderstandingQuestion,
} from './understanding.ts';

const question = (id: string, when: UnderstandingQuestion['when'], asks: string): UnderstandingQuestion => ({
  id,
  revision: 2,
  when,
  question: asks,
  answers: [
    { id: 'yes', text: 'Yes', isRight: true, says: 'It stays.' },
    { id: 'no', text: 'No, not {creditor}', isRight: false, says: 'It would stay.' },
  ],
  notSure: 'It stays with {creditor}.',
});
const ALL = [
  question('always', 'always', 'For {LONG} months?'),
  question('stays', 'a debt stays', 'Do you owe {creditor}?'),
  question('none', 'no debt stays', 'Anything new?'),
];
const fill = (text: string) => text.replaceAll('{LONG}', '12');

describe('the questions for one person', () => {
  it('are about a debt that stays by its name, or about none (DN-012)', () => {
    const [length, stays] = questionsFor(ALL, 'Weir {LONG} $& Court', fill);
    expect(length?.question).toBe('For 12 months?');
    expect(stays?.question).toBe('Do you owe Weir {LONG} $& Court?');
    expect(stays?.answers[1]?.text).toBe('No, not Weir {LONG} $& Court');
    expect(stays?.notSure).toContain('Weir {LONG} $& Court');
    expect(questionsFor(ALL, null, fill).map(({ id }) => id)).toEqual(['always', 'none']);
  });

  it('take any answer that they offer, and show which to talk about (DN-011, DN-013)', () => {
    const asked = questionsFor(ALL, 'Weir Court', fill);
    const give = (...answers: string[]) =>
      answers.map((answerId, at) => ({ questionId: asked[at]?.id ?? '', answerId }));
    expect(answered(asked, give('yes', 'no'))).toMatchObject([
      { id: 'always', revision: 2, answer: 'Yes', isToTalkAbout: false },
      { id: 'stays', question: 'Do you owe Weir Court?', isToTalkAbout: true, says: 'It would stay.' },
    ]);
    expect(answered(asked, give(NOT_SURE, 'yes'))?.[0]).toMatchObject({ answer: null, isToTalkAbout: true });
    expect(answered(asked, give('yes'))).toBeNull();
    expect(answered(asked, give('yes', 'perhaps'))).toBeNull();
    expect(answered([], [])).toEqual([]);
  });
});

describe('whom a debt is owed to that surely stays', () => {
  const stays = (creditorName: string, isSure = true) => ({ creditorName, isSure });

  it('is the first that is sure and owed nothing that is taken in, or nobody (DN-012)', () => {
    const takenIn = [{ creditorName: 'Swift Bank' }];
    expect(surelyStaysWith([stays('Heron', false), stays('swift bank'), stays('Weir')], takenIn)).toBe(
      'Weir',
    );
    expect(surelyStaysWith([stays('Heron', false)], takenIn)).toBeNull();
    expect(surelyStaysWith([], [])).toBeNull();
  });
});
