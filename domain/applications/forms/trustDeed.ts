import { SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { DEBT_PARTS as DEBT } from './fields/debts.ts';
import * as past from './fields/past.ts';
import { handoverOf } from './handover.ts';

/** What a trustee takes over before a trust deed. */
export const TRUST_DEED: ApplicationForm = {
  kind: 'trust-deed',
  version: 4,
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
  statementMonths: 2,
  groups: handoverOf({
    residence: past.residenceIn('Scotland'),
    debts: [
      DEBT.KIND,
      DEBT.REFERENCE,
      DEBT.BALANCE,
      DEBT.CREDITOR_ADDRESS,
      DEBT.IS_JOINT,
      DEBT.JOINT_WITH,
      DEBT.HAS_GUARANTOR,
      DEBT.IS_SECURED,
      DEBT.IS_DISPUTED,
    ],
    yearsOfPreferences: 1,
  }),
};
