import { onDemand } from '../../../shell/onDemand.tsx';

/** The kinds of question that a journey seldom begins with. */
export const CheckboxQuestion = onDemand(
  async () => (await import('./CheckboxQuestion.tsx')).CheckboxQuestion,
);
export const DateQuestion = onDemand(async () => (await import('./DateQuestion.tsx')).DateQuestion);
export const TypedQuestion = onDemand(async () => (await import('./TypedQuestion.tsx')).TypedQuestion);
export const BlockedAnswer = onDemand(async () => (await import('./BlockedAnswer.tsx')).BlockedAnswer);
