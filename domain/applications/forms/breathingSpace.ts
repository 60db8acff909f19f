import { ENGLAND_WALES } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { DEBT_PARTS as DEBT, debtsOf } from './fields/debts.ts';
import * as money from './fields/money.ts';
import * as person from './fields/person.ts';
import * as work from './fields/work.ts';
import { GROUPS, group } from './groups.ts';

/** What a debt adviser enters at the Insolvency Service for a breathing space. */
export const BREATHING_SPACE: ApplicationForm = {
  kind: 'breathing-space',
  version: 1,
  shortNames: ['BS'],
  nations: ENGLAND_WALES,
  name: 'Breathing Space application',
  receiver: 'The Insolvency Service',
  receiverIn: {},
  sources: [
    {
      name: 'Debt Respite Scheme Regulations 2020 (SI 2020/1311), regulations 23, 25 and 38',
      url: 'https://www.legislation.gov.uk/uksi/2020/1311/part/2/made',
      toConfirm: null,
    },
    {
      name: 'Debt Advice Handbook, breathing space: what a debt adviser obtains from the client',
      url: 'https://askcpag.org.uk/?id=-217442',
      toConfirm: null,
    },
    {
      name: 'The Insolvency Service, the portal that debt advisers use: what begins a breathing space',
      url: 'https://github.com/InsolvencyService/Debt-Respite-Scheme',
      toConfirm: 'As it stood when the code was published',
    },
    {
      name: 'HMRC, Breathing Space interface: what a creditor is told',
      url: 'https://github.com/hmrc/breathing-space-if-proxy',
      toConfirm: null,
    },
  ],
  groups: [
    group('you', 'About you', ...GROUPS.youWithoutNumber.fields, person.NATIONAL_INSURANCE_IF_ANY),
    group('homes', 'Where you live', ...GROUPS.homeNow.fields, ...person.EARLIER_ADDRESSES),
    group('work', 'A business of yours', work.HAS_TRADED, work.BUSINESSES),
    group(
      'debts',
      'Your debts',
      debtsOf([
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
};
