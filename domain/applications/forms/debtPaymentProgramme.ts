import { SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { DEBT_PARTS as DEBT, debtsInAndOut } from './fields/debts.ts';
import * as money from './fields/money.ts';
import { GROUPS, group } from './groups.ts';

/** What a money adviser enters for a debt payment programme under the Debt Arrangement Scheme. */
export const DEBT_PAYMENT_PROGRAMME: ApplicationForm = {
  kind: 'debt-payment-programme',
  version: 5,
  shortNames: ['DAS'],
  nations: SCOTLAND,
  name: 'Debt payment programme application',
  receiver: 'The DAS Administrator, at the Accountant in Bankruptcy',
  receiverIn: {},
  sources: [
    {
      name: 'Notes for guidance, money adviser, Debt Arrangement Scheme: applying for a DPP',
      url: 'https://aib.gov.uk/publications/notes-for-guidance-money-adviser-debt-arrangement-scheme/applying-for-a-dpp',
      toConfirm: null,
    },
    {
      name: 'Notes for guidance, creditors, Debt Arrangement Scheme: DPP application process',
      url: 'https://aib.gov.uk/publications/notes-for-guidance-creditors-debt-arrangement-scheme/dpp-application-process',
      toConfirm: null,
    },
    {
      name: 'Debt Arrangement and Attachment (Scotland) Act 2002, section 2',
      url: 'https://www.legislation.gov.uk/asp/2002/17/section/2',
      toConfirm: null,
    },
    {
      name: 'Debt Arrangement Scheme (Scotland) Regulations 2011 (SSI 2011/141): continuing liabilities',
      url: 'https://www.legislation.gov.uk/ssi/2011/141',
      toConfirm: 'The fields of the online system (eDEN) are open to money advisers alone',
    },
  ],
  statementMonths: 2,
  groups: [
    GROUPS.you,
    GROUPS.homeNow('Scotland'),
    GROUPS.household,
    GROUPS.workNow,
    group(
      'debts',
      'Your debts',
      debtsInAndOut([
        DEBT.KIND,
        DEBT.REFERENCE,
        DEBT.BALANCE,
        DEBT.CREDITOR_ADDRESS,
        DEBT.SINCE,
        DEBT.MONTHLY,
        DEBT.IS_JOINT,
        DEBT.JOINT_WITH,
        DEBT.IS_SECURED,
        DEBT.IS_DISPUTED,
      ]),
    ),
    group('money', 'Your money', money.INCOME, money.MONTHLY_INCOME, money.SPENDING, money.SAVINGS),
    group('ongoing', 'Bills that go on', money.ONGOING),
    GROUPS.things,
    group('offer', 'What you would pay', money.OFFER, money.HOW_OFTEN, money.HOW_PAID),
  ],
};
