import { NOT_SCOTLAND } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { DEBT_PARTS as DEBT, debtsOf } from './fields/debts.ts';
import * as person from './fields/person.ts';

/** What an approved intermediary enters for a debt relief order. */
export const DEBT_RELIEF_ORDER: ApplicationForm = {
  kind: 'debt-relief-order',
  version: 1,
  shortNames: ['DRO'],
  nations: NOT_SCOTLAND,
  name: 'Debt Relief Order application',
  receiver: 'The official receiver, at the Insolvency Service',
  receiverIn: { 'northern-ireland': 'The official receiver, at the Insolvency Service for Northern Ireland' },
  sources: [],
  groups: [
    {
      id: 'you',
      name: 'About you',
      fields: [
        person.TITLE,
        person.FIRST_NAME,
        person.MIDDLE_NAMES,
        person.LAST_NAME,
        person.HAS_OTHER_NAMES,
        person.OTHER_NAMES,
        person.BIRTH_DATE,
        person.HAS_NATIONAL_INSURANCE,
        person.NATIONAL_INSURANCE,
        person.EMAIL,
        person.PHONE,
        person.MARITAL_STATUS,
      ],
    },
    { id: 'homes', name: 'Where you live', fields: [person.IS_ADDRESS_HIDDEN, person.addressesOf(3)] },
    {
      id: 'debts',
      name: 'Your debts',
      fields: [
        debtsOf([
          DEBT.KIND,
          DEBT.REFERENCE,
          DEBT.BALANCE,
          DEBT.CREDITOR_ADDRESS,
          DEBT.IS_JOINT,
          DEBT.JOINT_WITH,
          DEBT.IS_SECURED,
          DEBT.IS_DISPUTED,
          DEBT.HAS_COURT,
          DEBT.COURT_STAGE,
        ]),
      ],
    },
  ],
};
