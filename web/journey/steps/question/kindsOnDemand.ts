import { onDemand } from '../../../shell/onDemand.tsx';

/** The types of question with which a journey seldom begins. */
export const CheckboxQuestion = onDemand(
  async () => (await import('./CheckboxQuestion.tsx')).CheckboxQuestion,
);
export const DateQuestion = onDemand(async () => (await import('./DateQuestion.tsx')).DateQuestion);
export const TypedQuestion = onDemand(async () => (await import('./TypedQuestion.tsx')).TypedQuestion);
export const BlockedAnswer = onDemand(async () => (await import('./BlockedAnswer.tsx')).BlockedAnswer);
