import type { GivenAnswer, Step } from '@towpath/domain/journey-engine/definition/definition.ts';
import { readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { withThousands } from '@towpath/domain/values/pence.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]; // prettier-ignore

/** An answer as a line of text: "England", "£1,250", "24 August 1987", "Rent arrears, Council tax". */
export function answerText(step: Step, given: readonly GivenAnswer[] | undefined): string {
  if (!given || given.length === 0) return 'No answer';
  if (step.optionType === 'Money') return `£${withThousands(given[0]?.value ?? '')}`;
  if (step.optionType === 'Date of Birth' || step.optionType === 'Date')
    return dateText(given[0]?.value ?? '');
  return given.map(answer => answer.value).join(', ');
}

function dateText(iso: string): string {
  const date = readIsoDate(iso);
  return date ? `${date.day} ${MONTHS[date.month - 1]} ${date.year}` : iso;
}
