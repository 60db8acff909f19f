import { ENGLAND_WALES } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { judgmentsOf } from './fields/court.ts';
import { DEBT_PARTS as DEBT, debtsOf } from './fields/debts.ts';
import { yesNo } from './fields/field.ts';
import * as money from './fields/money.ts';
import * as things from './fields/things.ts';
import { GROUPS, group } from './groups.ts';

const WANTS_COMPOSITION = yesNo(
  'wantsCompositionOrder',
  'Do you ask to pay a part only?',
  'The court may then let you stop after some years',
);

/** The court form N92. It is for somebody with a judgment against them. */
export const ADMINISTRATION_ORDER: ApplicationForm = {
  kind: 'administration-order',
  version: 3,
  shortNames: ['AO'],
  nations: ENGLAND_WALES,
  name: 'Administration order application (N92)',
  receiver: 'Your local County Court',
  receiverIn: {},
  sources: [
    {
      name: 'Form N92 and its notes (N270)',
      url: 'https://www.gov.uk/government/publications/form-n92-application-for-an-administration-order',
      toConfirm: 'The form itself could not be read; its parts are as guides tell them',
    },
    {
      name: 'Citizens Advice, applying for an administration order',
      url: 'https://www.citizensadvice.org.uk/debt-and-money/debt-solutions/administration-orders/setting-up-an-administration-order/applying-for-an-administration-order/',
      toConfirm: null,
    },
    {
      name: 'Business Debtline, administration orders',
      url: 'https://businessdebtline.org/fact-sheet-library/administration-orders-ew/',
      toConfirm: null,
    },
  ],
  statementMonths: null,
  groups: [
    GROUPS.youWithoutNumber,
    GROUPS.homeNow('England or Wales'),
    GROUPS.household,
    GROUPS.workNow,
    group('court', 'What a court has said', judgmentsOf(1)),
    group(
      'debts',
      'Your debts',
      debtsOf([
        DEBT.KIND,
        DEBT.REFERENCE,
        DEBT.BALANCE,
        DEBT.CREDITOR_ADDRESS,
        DEBT.MONTHLY,
        DEBT.IS_JOINT,
        DEBT.JOINT_WITH,
      ]),
    ),
    group(
      'money',
      'Your money',
      money.INCOME,
      money.MONTHLY_INCOME,
      money.SPENDING,
      money.HAS_ACCOUNTS,
      money.ACCOUNTS,
      money.SAVINGS,
      things.TENURE,
    ),
    group('offer', 'What you would pay', money.OFFER, money.HOW_OFTEN, WANTS_COMPOSITION),
  ],
};
