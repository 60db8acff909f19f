import type { FieldGroup, SingleField } from '../form.ts';
import * as advice from './fields/advice.ts';
import { debtsInAndOut } from './fields/debts.ts';
import * as money from './fields/money.ts';
import * as past from './fields/past.ts';
import { GROUPS, group } from './groups.ts';

const YEARS = 3;
const YEARS_OF_GIFTS = 5;

/** What an insolvency practitioner hears before an agreement with creditors that they stand for, in this order. */
export function handoverOf({
  residence = [],
  debts,
  yearsOfPreferences,
}: {
  /** Where somebody has to live, for the law that counts. */
  readonly residence?: readonly SingleField[];
  /** What is asked of each debt beside who is owed. */
  readonly debts: readonly SingleField[];
  readonly yearsOfPreferences: number;
}): readonly FieldGroup[] {
  return [
    GROUPS.youAndMarriage,
    group('homes', 'Where you live', ...GROUPS.homes(YEARS).fields, ...residence),
    GROUPS.household,
    group(
      'advice',
      'What we advised',
      advice.ADVISED_ON,
      advice.RECOMMENDED,
      advice.WHY_CHOSEN,
      advice.REJECTED,
      advice.THIRD_PARTIES,
      advice.EXPECTED_CHANGES,
    ),
    GROUPS.health,
    GROUPS.workNow,
    group('debts', 'Your debts', debtsInAndOut(debts)),
    group(
      'money',
      'Your money',
      money.INCOME,
      money.MONTHLY_INCOME,
      money.SPENDING,
      money.SAVINGS,
      money.OFFER,
    ),
    GROUPS.thingsAndPensions,
    group(
      'past',
      'The years before',
      ...past.giftsOf(YEARS_OF_GIFTS),
      ...past.preferencesOf(yearsOfPreferences),
      ...past.EARLIER_SOLUTIONS,
      past.WHY_IN_DEBT,
    ),
  ];
}
