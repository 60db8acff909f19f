import { SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm, Field, FieldGroup } from '../form.ts';
import { ADDED_BY_US } from '../proof.ts';
import { allDebtsMarked, DEBT_PARTS as DEBT } from './fields/debts.ts';
import { choice, day, text, when } from './fields/field.ts';
import * as money from './fields/money.ts';
import * as past from './fields/past.ts';
import { GROUPS, group } from './groups.ts';

const YEARS = 5;

const CERTIFICATE_ON = day(
  'certificateOn',
  'Day of the certificate for sequestration',
  'Your adviser signs it with you, within 30 days before it goes in',
  { isOptional: true },
);
/** How much it is says the plan, by the limits of the day. */
const FEE = choice('fee', 'How the fee is paid', 'On some benefits there is none', {
  isOptional: true,
  options: {
    none: 'There is none to pay',
    'by them': 'You have put it by, and pay it when the form goes in',
    paid: 'It is paid',
  },
});
const SIGNED_ON = day(
  'signedOn',
  'Day on which you read and signed it',
  'Your adviser goes through it with you',
  {
    isOptional: true,
  },
);
const TRUST_DEED_TRUSTEE = text('trustee', 'Who was the trustee', null, {
  isOptional: true,
  onlyWhen: [when('route', 'trust deed')],
});
const ROUTE = choice('route', 'How it is shown that you can’t pay', 'Your adviser knows', {
  isOptional: true,
  options: {
    certificate: 'By a certificate of an adviser',
    'apparent insolvency': 'By a demand or charge that ran out',
    'trust deed': 'By a trust deed that creditors did not let be protected',
  },
});

const SOURCES: ApplicationForm['sources'] = [
  {
    name: 'Debtor application pack, Bankruptcy (Scotland) Act 2016, November 2016',
    url: 'https://fdocuments.us/document/debtor-application-pack-i-am-the-debtor-applying-for-my-own-bankruptcy-go-straight.html',
    toConfirm:
      'The online form (BASYS) of today is open to money advisers alone; how far back addresses go is to be confirmed',
  },
  {
    name: 'Bankruptcy (Scotland) Regulations 2016 (SSI 2016/397), regulations 8 and 12',
    url: 'https://www.legislation.gov.uk/ssi/2016/397/made',
    toConfirm: 'The form is a picture there; its parts are as the pack above has them',
  },
  {
    name: 'Debt Advice Handbook Scotland: route into a MAP, certificate for sequestration',
    url: 'https://askcpag.org.uk/?id=-257107',
    toConfirm: null,
  },
];

const RECEIVER = 'The Accountant in Bankruptcy';

const DEBTS = allDebtsMarked([
  DEBT.KIND,
  DEBT.REFERENCE,
  DEBT.BALANCE,
  DEBT.CREDITOR_ADDRESS,
  DEBT.SINCE,
  DEBT.IS_JOINT,
  DEBT.JOINT_WITH,
  DEBT.IS_SECURED,
  DEBT.IS_DISPUTED,
]);

/** What both kinds ask, with what only one does of money and proof. */
function groupsWith(ofMoney: readonly Field[], ofProof: readonly Field[]): readonly FieldGroup[] {
  return [
    GROUPS.youAndMarriage,
    group('homes', 'Where you live', ...GROUPS.homes(YEARS).fields, ...past.residenceIn('Scotland')),
    GROUPS.household,
    GROUPS.workNow,
    group('debts', 'Your debts', DEBTS),
    group('money', 'Your money', ...ofMoney, ...GROUPS.budgetAndBank.fields),
    GROUPS.thingsAndPensions,
    group('past', 'The years before', ...GROUPS.past(YEARS, 1).fields, past.WHY_IN_DEBT),
    group(ADDED_BY_US, 'What your adviser adds', ...ofProof),
  ];
}

/** The short kind of Scottish bankruptcy, for people with little. */
export const MINIMAL_ASSET_PROCESS: ApplicationForm = {
  kind: 'minimal-asset-process',
  version: 5,
  shortNames: ['MAP'],
  nations: SCOTLAND,
  name: 'Minimal Asset Process application',
  receiver: RECEIVER,
  receiverIn: {},
  sources: SOURCES,
  statementMonths: 2,
  groups: groupsWith([money.GETS_ONLY_BENEFITS, money.ONLY_BENEFITS_SINCE], [CERTIFICATE_ON, FEE, SIGNED_ON]),
};

/** Full bankruptcy in Scotland. */
export const SEQUESTRATION: ApplicationForm = {
  kind: 'sequestration',
  version: 5,
  shortNames: ['SEQ'],
  nations: SCOTLAND,
  name: 'Sequestration application',
  receiver: RECEIVER,
  receiverIn: {},
  sources: SOURCES,
  statementMonths: 2,
  groups: groupsWith([], [ROUTE, CERTIFICATE_ON, TRUST_DEED_TRUSTEE, FEE, SIGNED_ON]),
};
