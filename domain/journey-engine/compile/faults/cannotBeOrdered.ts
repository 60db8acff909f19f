import { readIsoDate } from '../../../values/calendar-date.ts';
import type { Comparison, JourneyDefinition, Step } from '../../definition/definition.ts';
import { CHOICE_OPTION_TYPES } from '../../definition/kinds.ts';
import { amountSpan } from '../../run/compare.ts';
import { type Fault, placedSteps, placedWays } from '../fault.ts';
import { comparisonsOf, conditionsToShow } from '../plan.ts';

/**
 * Refuses `lt`, `lte`, `gt` and `gte` where they have no plain meaning: on ids, names, addresses and phone numbers, and
 * on an amount or a date against something that is not one. Such a comparison would be alphabetical.
 */
export function cannotBeOrdered(definition: JourneyDefinition): readonly Fault[] {
  const steps = new Map(placedSteps(definition).map(({ step }) => [step.id, step]));
  const asked = placedSteps(definition).flatMap(({ step, where }) =>
    conditionsToShow(step)
      .flatMap(comparisonsOf)
      .flatMap(comparison => {
        const message = problemOf(comparison, step);
        return message ? [{ code: 'cannot-be-ordered' as const, where, message }] : [];
      }),
  );
  const ways = placedWays(definition).flatMap(({ way, step, where }) =>
    comparisonsOf(way.condition).flatMap(comparison => {
      const subject = comparison.stepId === undefined ? step : steps.get(comparison.stepId);
      const message = subject && problemOf(comparison, subject);
      return message ? [{ code: 'cannot-be-ordered' as const, where, message }] : [];
    }),
  );
  return [...asked, ...ways];
}

const ORDERING: readonly string[] = ['lt', 'lte', 'gt', 'gte'];

function problemOf({ property, operator, value }: Comparison, subject: Step): string | undefined {
  if (!ORDERING.includes(operator)) return undefined;
  if (property === 'fact') return `Facts have no order, so '${operator}' cannot compare them.`;
  if (property === 'AnswerId') return `Answer ids have no order, so '${operator}' cannot compare them.`;
  const constant = String(value);
  switch (subject.optionType) {
    case 'Text':
    case 'Short Text':
    case 'Email':
    case 'Phone Number':
      return `Answers of type '${subject.optionType}' have no order, so '${operator}' cannot compare them.`;
    case 'Date':
    case 'Date of Birth':
      return readIsoDate(constant) ? undefined : `'${constant}' is not a date such as 2024-02-29.`;
    case 'Month and Year':
      return readIsoDate(`${constant}-01`) ? undefined : `'${constant}' is not a month such as 2024-02.`;
    case 'Day and Month':
      return readIsoDate(`2024${constant.slice(1)}`) && constant.startsWith('--')
        ? undefined
        : `'${constant}' is not a day of the year such as --02-29.`;
    default:
      // The answers of a choice are all known, so any order among them is explicit.
      if (subject.optionType && CHOICE_OPTION_TYPES.includes(subject.optionType)) return undefined;
      return amountSpan(constant) ? undefined : `'${constant}' is not an amount.`;
  }
}
