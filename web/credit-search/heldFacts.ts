import type { UserDetail } from '@towpath/contracts/api/customers.ts';
import { checkSearchDateOfBirth } from '@towpath/domain/people/creditSearchForm.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type FieldName, knownFields, problemsOf, type SearchFields } from './searchFields.ts';

/** The facts about the person that the search sends, in the order of the form. */
export const FACTS = ['title', 'name', 'dateOfBirth', 'phoneNumber'] as const;
export type Fact = (typeof FACTS)[number];

/** The inputs of each fact, in the order of the form. */
export const FIELDS_OF: Readonly<Record<Fact, readonly FieldName[]>> = {
  title: ['title'],
  name: ['forename', 'surname', 'middleNames'],
  dateOfBirth: ['dateOfBirth'],
  phoneNumber: ['phoneNumber'],
};

/**
 * The facts that have to be asked: not known, not right, or typed differently here before. All others are known, and
 * only shown.
 */
export function factsToAsk(fields: SearchFields, details: UserDetail, today: CalendarDate): readonly Fact[] {
  const wrong = problemsOf(fields, today).map(({ field }) => field);
  const known = knownFields(details);
  return FACTS.filter(fact =>
    FIELDS_OF[fact].some(
      field =>
        wrong.includes(field) || JSON.stringify(given(fields, field)) !== JSON.stringify(given(known, field)),
    ),
  );
}

function given(fields: SearchFields, field: FieldName) {
  return field === 'house' ? undefined : fields[field];
}

/** A known fact on one line, as people write it. The title stands before the name. */
export function factText(fact: Fact, fields: SearchFields, today: CalendarDate): string {
  if (fact === 'phoneNumber') return fields.phoneNumber.replace(/^(\d{5})(\d{3})(\d{3})$/, '$1 $2 $3');
  if (fact === 'dateOfBirth') {
    const born = checkSearchDateOfBirth(fields.dateOfBirth, today);
    return born.ok ? sayDay(isoDate(born.value)) : '';
  }
  const names = fact === 'title' ? [fields.title] : [fields.forename, fields.middleNames, fields.surname];
  return names.filter(Boolean).join(' ');
}
