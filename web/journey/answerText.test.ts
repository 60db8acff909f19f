import type { Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { expect, it } from 'vitest';
import { answerText } from './answerText.ts';

const step = (optionType: Step['optionType']) => ({ optionType }) as Step;

it.each([
  ['Money', ['1250'], '£1,250'],
  ['Date of Birth', ['1987-08-24'], '24 August 1987'],
  ['Date', ['2026-12-03'], '3 December 2026'],
  ['Month and Year', ['2023-05'], 'May 2023'],
  ['Checkbox', ['Rent arrears', 'Council tax'], 'Rent arrears, Council tax'],
  ['Text', [], 'No answer'],
] as const)('writes an answer to a question of kind %s as people do', (optionType, values, words) => {
  const givenAnswers = values.map(value => ({ id: 'an.answer', value }));
  expect(answerText(step(optionType as Step['optionType']), givenAnswers)).toBe(words);
});
