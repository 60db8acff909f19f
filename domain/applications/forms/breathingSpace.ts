import { ENGLAND_WALES } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import { GROUPS } from './groups.ts';

/** What a debt adviser enters at the Insolvency Service for a breathing space. */
export const BREATHING_SPACE: ApplicationForm = {
  kind: 'breathing-space',
  version: 4,
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
  statementMonths: null,
  groups: GROUPS.breathingSpace,
};
