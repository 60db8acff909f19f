import { describe, expect, it } from 'vitest';
import type { Page, Step } from '../journey-engine/definition/definition.ts';
import { TOTAL_DEBTS_STEPS } from './qualifier/totalDebts.ts';
import { reading, unwelcomeWords } from './testing/plainEnglish.ts';
import { publishedJourneys } from './testing/shipped.ts';

describe.each(
  publishedJourneys.map(definition => [`${definition.journey} ${definition.version}`, definition] as const),
)('the words of %s', (_, { pages }) => {
  const texts = pages.flatMap(page => [
    ...tipsOf(page),
    ...page.sections.flatMap(({ steps }) => steps.flatMap(wordsOf)),
  ]);

  it('are short sentences, under 15 words on average and 25 at most', () => {
    const read = reading(texts);
    expect(read.averageWords).toBeLessThan(15);
    expect(read.longestWords, read.longest).toBeLessThanOrEqual(25);
  });

  it('can be read at the age of 9 to 11, as a whole and step by step', () => {
    expect(reading(texts).grade).toBeLessThanOrEqual(5);
    for (const step of pages.flatMap(page => page.sections).flatMap(({ steps }) => steps)) {
      const words = wordsOf(step);
      expect(reading(words).grade, `${step.id}: ${words.join(' ')}`).toBeLessThanOrEqual(7);
    }
  });

  it('blame nobody, hurry nobody and shout at nobody', () => {
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });
});

function tipsOf({ tipBox }: Page): readonly string[] {
  return tipBox ? [tipBox.heading, ...tipBox.tips] : [];
}

/** Everything a step shows, but for the two headings that are given word for word. */
function wordsOf(step: Step): readonly string[] {
  const heading = TOTAL_DEBTS_STEPS.includes(step.id) ? [] : [step.headerText];
  const answers = step.answers.flatMap(({ value, additionalText }) => [value, additionalText ?? '']);
  const advice = Object.values(step.stepConfig?.textData ?? {});
  const other = (step.wordings ?? []).flatMap(
    ({ headerText, additionalText, tooltipText, answers: texts }) => [
      headerText ?? '',
      additionalText ?? '',
      tooltipText ?? '',
      ...Object.values(texts ?? {}),
    ],
  );
  return [...heading, step.additionalText ?? '', step.tooltipText ?? '', ...answers, ...advice, ...other];
}
