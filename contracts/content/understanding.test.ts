import { INSOLVENCIES } from '@towpath/domain/solutions/solution/insolvency.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

type Written = { questions: Record<string, Record<string, unknown>[]> };
const faultsOf = (change: (content: Written) => void) =>
  faultIn(changed('understanding.json', change as (content: never) => void)).lines;
const answersOf = (question: Record<string, unknown> | undefined) =>
  question?.answers as Record<string, unknown>[];

describe('the questions before an insolvency', () => {
  it('are there for each as shipped, and none where the file is not (DN-015)', () => {
    const { understanding } = readOperatorContent(shipped);
    expect(Object.keys(understanding).toSorted()).toEqual([...INSOLVENCIES.keys()].toSorted());
    const { 'understanding.json': _, ...others } = shipped;
    expect(readOperatorContent(others).understanding).toEqual({});
  });

  it.each<[string, (content: Written) => void, string]>([
    [
      'an insolvency that is forgotten',
      ({ questions }) => delete questions.DRO,
      'understanding.json: questions: has no questions for DRO',
    ],
    [
      'questions of what is none',
      ({ questions }) => Object.assign(questions, { DMP: [] }),
      "understanding.json: questions.DMP: there is no insolvency 'DMP'",
    ],
    [
      'too few where no debt stays',
      ({ questions }) => Object.assign(questions, { DRO: questions.DRO?.slice(0, 2) }),
      'understanding.json: questions.DRO: must ask 2 or 3 questions where no debt stays',
    ],
    [
      'two right answers',
      ({ questions }) => Object.assign(answersOf(questions.DRO?.[0])[1] ?? {}, { isRight: true }),
      'understanding.json: questions.DRO[0].answers: must have one answer that is right',
    ],
    [
      'an answer that every question has',
      ({ questions }) => Object.assign(answersOf(questions.DRO?.[0])[1] ?? {}, { id: 'not-sure' }),
      "understanding.json: questions.DRO[0].answers[1].id: every question has 'not-sure' already",
    ],
    [
      'a limit that not every nation has',
      ({ questions }) =>
        Object.assign(questions.DRO?.[0] ?? {}, { notSure: 'For {DRO_REGISTER_MONTHS} months.' }),
      "understanding.json: questions.DRO[0].notSure: there is no limit '{DRO_REGISTER_MONTHS}' in every nation that has DRO",
    ],
    [
      'somebody named where no debt stays',
      ({ questions }) => Object.assign(questions.DRO?.[0] ?? {}, { question: 'Do you owe {creditor}?' }),
      "understanding.json: questions.DRO[0].question: only a question asked where 'a debt stays' can name '{creditor}'",
    ],
  ])('are refused with %s (DN-015)', (_, change, line) => {
    expect(faultsOf(change)).toContain(line);
  });
});
