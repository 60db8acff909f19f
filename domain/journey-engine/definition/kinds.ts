import type { StepKind } from './stepKind.ts';

/** The fixed lists a definition draws from, each written once. Schema, types and screens derive from them. */

/** How a question is answered. Text, Short Text, Money, Phone Number and Email are the specification's 'Free Type'. */
export const OPTION_TYPES = [
  'Radio Button',
  'Radio Button (Submit)',
  'Checkbox',
  'Text',
  'Short Text',
  'Money',
  'Phone Number',
  'Email',
  'Numeric',
  'Date of Birth',
  'Date',
  'Day and Month',
  'Month and Year',
  'Marketing Consent',
] as const;
export type OptionType = (typeof OPTION_TYPES)[number];

/** The person picks among the listed answers; every other option type has one answer whose value is typed. */
export const CHOICE_OPTION_TYPES: readonly OptionType[] = [
  'Radio Button',
  'Radio Button (Submit)',
  'Checkbox',
  'Marketing Consent',
];

export const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const;
export type Operator = (typeof OPERATORS)[number];

export const CONDITION_PROPERTIES = ['AnswerId', 'value'] as const;
export type ConditionProperty = (typeof CONDITION_PROPERTIES)[number];

export const PROGRESS_BAR_STYLES = { 1: 'Radial', 2: 'Linear', 3: 'PercentageProgressBar' } as const;
export const CTA_STYLES = {
  1: 'Fixed',
  2: 'HiddenUntilCompleted',
  3: 'StepPerPageCTASingle',
  4: 'StepPerPageCTADouble',
} as const;
export const TIP_STYLES = ['Purple Thing', 'Plain', 'Wavey Man'] as const;

/** The kind of step of this name; undefined when there is none. */
export function kindNamed(kinds: readonly StepKind[], name: string): StepKind | undefined {
  return kinds.find(kind => kind.name === name);
}
