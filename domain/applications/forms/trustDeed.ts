import { SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import * as advice from './fields/advice.ts';
import { DEBT_PARTS as DEBT, debtsOf } from './fields/debts.ts';
import * as money from './fields/money.ts';
import * as past from './fields/past.ts';
import { GROUPS, group } from './groups.ts';

const YEARS = 3;
const YEARS_OF_GIFTS = 5;

/** What a trustee takes over before a trust deed. */
export const TRUST_DEED: ApplicationForm = {
  kind: 'trust-deed',
  version: 1,
  shortNames: ['PTD'],
  nations: SCOTLAND,
  name: 'Trust deed handover pack',
  receiver: 'The trustee, an insolvency practitioner',
  receiverIn: {},
  sources: [
    {
      name: 'Bankruptcy (Scotland) Act 2016, part 14',
      url: 'https://www.legislation.gov.uk/asp/2016/21/part/14',
      toConfirm: 'Each trustee has a form of their own',
    },
    {
      name: 'Statement of Insolvency Practice 3.3, trust deeds',
      url: 'https://www.r3.org.uk/technical-library/scotland/sips/',
      toConfirm: 'Its newest version could not be read',
    },
  ],
  groups: [
    GROUPS.youAndMarriage,
    group('homes', 'Where you live', ...GROUPS.homes(YEARS).fields, ...past.RESIDENCE),
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
    group(
      'debts',
      'Your debts',
      debtsOf([
        DEBT.KIND,
        DEBT.REFERENCE,
        DEBT.BALANCE,
        DEBT.CREDITOR_ADDRESS,
        DEBT.IS_JOINT,
        DEBT.JOINT_WITH,
        DEBT.HAS_GUARANTOR,
        DEBT.IS_SECURED,
        DEBT.IS_DISPUTED,
      ]),
    ),
    group('money', 'Your money', money.INCOME, money.SPENDING, money.SAVINGS, money.OFFER),
    GROUPS.thingsAndPensions,
    group(
      'past',
      'The years before',
      ...past.giftsOf(YEARS_OF_GIFTS),
      ...past.preferencesOf(1),
      ...past.EARLIER_SOLUTIONS,
      past.WHY_IN_DEBT,
    ),
  ],
};
