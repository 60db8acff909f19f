import type { Field, FieldGroup, SingleField } from '../form.ts';
import { DEBT_PARTS as DEBT, debtsInAndOut } from './fields/debts.ts';
import * as household from './fields/household.ts';
import * as money from './fields/money.ts';
import * as past from './fields/past.ts';
import * as person from './fields/person.ts';
import * as things from './fields/things.ts';
import * as work from './fields/work.ts';

/** A group of fields with its heading. */
export function group(id: string, name: string, ...fields: readonly Field[]): FieldGroup {
  return { id, name, fields };
}

/** Who applies, as every receiver asks. */
const WHO = [
  person.TITLE,
  person.FIRST_NAME,
  person.MIDDLE_NAMES,
  person.LAST_NAME,
  person.HAS_OTHER_NAMES,
  person.OTHER_NAMES,
  person.BIRTH_DATE,
] as const;
const REACHED_BY = [person.PHONE, person.EMAIL] as const;
const HOME_NOW = [person.IS_ADDRESS_HIDDEN, person.HOME_ADDRESS] as const;
const NATIONAL_INSURANCE = [person.HAS_NATIONAL_INSURANCE, person.NATIONAL_INSURANCE] as const;

/** Groups that several forms have alike. */
export const GROUPS = {
  you: group('you', 'About you', ...WHO, ...NATIONAL_INSURANCE, ...REACHED_BY),
  youWithoutNumber: group('you', 'About you', ...WHO, ...REACHED_BY),
  youAndMarriage: group(
    'you',
    'About you',
    ...WHO,
    ...NATIONAL_INSURANCE,
    ...REACHED_BY,
    person.MARITAL_STATUS,
  ),
  homeNow: (part: Parameters<typeof past.mustLiveIn>[0]) =>
    group('homes', 'Where you live', ...HOME_NOW, past.mustLiveIn(part)),
  homes: (years: number) =>
    group('homes', 'Where you live', person.IS_ADDRESS_HIDDEN, person.addressesOf(years)),
  household: group('household', 'Who lives with you', ...household.HOUSEHOLD),
  workNow: group('work', 'Your work', work.WORK_STATUS, work.JOBS, work.TAKE_HOME_PAY, ...work.COMPANIES),
  budgetAndBank: group(
    'money',
    'Your money',
    money.INCOME,
    money.MONTHLY_INCOME,
    money.SPENDING,
    money.HAS_ACCOUNTS,
    money.ACCOUNTS,
    money.SAVINGS,
  ),
  things: group(
    'things',
    'Things you own',
    ...things.HOME,
    ...things.OTHER_PROPERTY,
    ...things.VEHICLES_AND_THINGS,
  ),
  thingsAndPensions: group(
    'things',
    'Things you own',
    ...things.HOME,
    ...things.OTHER_PROPERTY,
    ...things.VEHICLES_AND_THINGS,
    ...things.PENSIONS_AND_POLICIES,
  ),
  /**
   * @param years how far back gifts and sales are asked about
   * @param preferred the same, for payments to one alone
   * @param recipient what is asked of whom a gift went to
   */
  past: (years: number, preferred: number, recipient: readonly SingleField[] = []) =>
    group(
      'past',
      'The years before',
      ...past.giftsOf(years, recipient),
      ...past.salesOf(years),
      ...past.preferencesOf(preferred),
      ...past.EARLIER_SOLUTIONS,
    ),
  /** What an adviser enters for either kind of breathing space. */
  breathingSpace: [
    group('you', 'About you', ...WHO, ...REACHED_BY, person.NATIONAL_INSURANCE_IF_ANY),
    group(
      'homes',
      'Where you live',
      ...HOME_NOW,
      past.mustLiveIn('England or Wales'),
      ...person.EARLIER_ADDRESSES,
    ),
    group('work', 'A business of yours', work.HAS_TRADED, work.BUSINESSES),
    group(
      'debts',
      'Your debts',
      debtsInAndOut([
        DEBT.KIND,
        DEBT.REFERENCE,
        DEBT.BALANCE,
        DEBT.CREDITOR_ADDRESS,
        DEBT.COLLECTOR,
        DEBT.COLLECTOR_ADDRESS,
        DEBT.IS_JOINT,
        DEBT.JOINT_WITH,
        DEBT.IS_SECURED,
        DEBT.IS_BEHIND,
        DEBT.ARREARS_OF_SECURED,
        DEBT.HAS_COURT,
        DEBT.COURT_STAGE,
      ]),
    ),
    group('ongoing', 'Bills that go on', money.ONGOING),
  ],
  health: group(
    'care',
    'How they should treat you',
    person.MAY_SHARE_HEALTH,
    person.HEALTH_NOTES,
    person.SUPPORT_NEEDS,
  ),
} as const;
