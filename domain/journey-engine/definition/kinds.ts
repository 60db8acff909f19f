/** The fixed lists a definition draws from, each written once. Schema, types and screens derive from them. */

/** The 18 step types a journey page renders; an unknown one is ignored on screen and refused when a definition is loaded. */
export const STEP_TYPES = [
  'Question',
  'Registration',
  'Hard Dropout',
  'Hard Dropout without Callback',
  'Soft Dropout',
  'Marketing Consents',
  'Qualifier Advice',
  'Full Journey Advice',
  'SFS Intro',
  'SFS',
  'SFS Summary',
  'Information',
  'Household Makeup',
  'Customer Debts Intro',
  'Customer Debts',
  'Customer Debts Summary',
  'Health Conditions',
  'IE Intro',
] as const;
export type StepType = (typeof STEP_TYPES)[number];

/** A journey ends here: nothing follows, whatever the answers. */
export const TERMINAL_STEP_TYPES: readonly StepType[] = [
  'Hard Dropout',
  'Hard Dropout without Callback',
  'Qualifier Advice',
  'Full Journey Advice',
];

/** Shown, read, and passed: these need nothing from the person to be complete. */
export const STEP_TYPES_WITHOUT_ANSWER: readonly StepType[] = [
  'Information',
  'IE Intro',
  'SFS Intro',
  'Customer Debts Intro',
];

/** How a Question is answered. Text, Short Text, Money, Phone Number and Email are the specification's 'Free Type'. */
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
