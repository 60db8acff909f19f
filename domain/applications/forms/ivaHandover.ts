import { NOT_SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { DEBT_PARTS as DEBT } from './fields/debts.ts';
import * as past from './fields/past.ts';
import { handoverOf } from './handover.ts';

/** What an insolvency practitioner has to hear of the advice before an IVA (Statement of Insolvency Practice 3.1). */
export const IVA_HANDOVER: ApplicationForm = {
  kind: 'iva-handover',
  version: 5,
  shortNames: ['IVA'],
  nations: NOT_SCOTLAND,
  name: 'IVA handover pack',
  receiver: 'The insolvency practitioner',
  receiverIn: {},
  sources: [
    {
      name: 'Statement of Insolvency Practice 3.1, in force from 1 March 2023',
      url: 'https://www.r3.org.uk/technical-library/england-wales/sips/more/29119/page/1/sip-3-voluntary-arrangements/',
      toConfirm: 'Each practitioner has a form of their own',
    },
    {
      name: 'The Compliance Alliance on the revised SIP 3.1: rejected options, vulnerability, third parties',
      url: 'https://thecompliancealliance.co.uk/blog/sips/sip3-1-part-2/',
      toConfirm: null,
    },
    {
      name: 'Insolvency (England and Wales) Rules 2016, rule 8.5: creditors by name and address in the statement of affairs',
      url: 'https://www.legislation.gov.uk/uksi/2016/1024/part/8',
      toConfirm: 'It could not be read',
    },
    {
      name: 'IVA protocol 2021, as told in Dear IP, chapter 24',
      url: 'https://www.gov.uk/guidance/dear-insolvency-practitioner/24-voluntary-arrangements',
      toConfirm: null,
    },
  ],
  statementMonths: 2,
  groups: handoverOf({
    residence: past.residenceIn(null),
    debts: [
      DEBT.KIND,
      DEBT.REFERENCE,
      DEBT.BALANCE,
      DEBT.CREDITOR_ADDRESS,
      DEBT.MONTHLY,
      DEBT.IS_JOINT,
      DEBT.JOINT_WITH,
      DEBT.HAS_GUARANTOR,
      DEBT.IS_SECURED,
      DEBT.IS_DISPUTED,
      DEBT.HAS_COURT,
      DEBT.COURT_STAGE,
    ],
    yearsOfPreferences: 2,
  }),
};
