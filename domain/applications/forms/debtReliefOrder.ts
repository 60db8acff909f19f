import { NOT_SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { DEBT_PARTS as DEBT, debtsInAndOut } from './fields/debts.ts';
import * as household from './fields/household.ts';
import * as money from './fields/money.ts';
import * as past from './fields/past.ts';
import * as person from './fields/person.ts';
import * as things from './fields/things.ts';
import * as work from './fields/work.ts';
import { GROUPS, group } from './groups.ts';

const YEARS = 3;
const YEARS_OF_GIFTS = 2;

/** What an approved intermediary enters for a debt relief order. */
export const DEBT_RELIEF_ORDER: ApplicationForm = {
  kind: 'debt-relief-order',
  version: 5,
  shortNames: ['DRO'],
  nations: NOT_SCOTLAND,
  name: 'Debt Relief Order application',
  receiver: 'The official receiver, at the Insolvency Service',
  receiverIn: { 'northern-ireland': 'The official receiver, at the Insolvency Service for Northern Ireland' },
  sources: [
    {
      name: 'The Insolvency Service, what an application holds that is taken in (Models.DRO, Import, version 2)',
      url: 'https://github.com/InsolvencyService/inss-ods-bankruptcy-api-common',
      toConfirm: 'As it stood in December 2022',
    },
    {
      name: 'Intermediary guidance notes, how to complete the online form, version 14, October 2015',
      url: 'https://fdocuments.net/document/intermediary-guidance-notes-how-to-complete-the-the-costs-involved-in-seeking-relief.html',
      toConfirm: 'Newer notes are given to approved intermediaries alone',
    },
    {
      name: 'Intermediary guidance notes of Northern Ireland, December 2013',
      url: 'https://abcdocz.com/doc/185803/intermediary-guidance-notes-how-to-complete-the-online-ap...',
      toConfirm: 'Newer notes are given to approved intermediaries alone',
    },
    {
      name: 'Insolvency (England and Wales) Rules 2016, rule 9.3',
      url: 'https://www.legislation.gov.uk/uksi/2016/1024/part/9/chapter/2/made',
      toConfirm: null,
    },
  ],
  statementMonths: 2,
  groups: [
    group('you', 'About you', ...GROUPS.youAndMarriage.fields, person.GENDER, person.BIRTH_PLACE),
    group(
      'homes',
      'Where you live',
      ...GROUPS.homes(YEARS).fields,
      ...person.VIOLENCE_ORDER,
      ...past.residenceIn(null),
    ),
    group('household', 'Who lives with you', ...GROUPS.household.fields, household.DEPEND_ELSEWHERE),
    group(
      'work',
      'Your work',
      work.WORK_STATUS,
      work.TAKE_HOME_PAY,
      work.workHistoryOf(YEARS),
      ...work.COMPANIES,
    ),
    group(
      'debts',
      'Your debts',
      debtsInAndOut([
        DEBT.KIND,
        DEBT.REFERENCE,
        DEBT.BALANCE,
        DEBT.CREDITOR_ADDRESS,
        DEBT.IS_SECURED,
        DEBT.SECURED_ON,
        DEBT.SECURED_VALUE,
        DEBT.TAKEN_FROM_WAGES,
        DEBT.HAS_COURT,
        DEBT.COURT,
        DEBT.COURT_REFERENCE,
      ]),
    ),
    group(
      'money',
      'Your money',
      money.INCOME,
      money.MONTHLY_INCOME,
      money.SPENDING,
      money.SAVINGS,
      money.CASH,
      money.BACK_PAY,
      money.OWED_TO_YOU,
    ),
    group(
      'things',
      'Things you own',
      things.TENURE,
      ...things.OTHER_PROPERTY,
      ...things.VEHICLES_AND_THINGS,
      ...things.TOOLS,
      things.HAS_PENSIONS,
      things.PENSIONS,
    ),
    GROUPS.past(YEARS_OF_GIFTS, YEARS_OF_GIFTS),
  ],
};
