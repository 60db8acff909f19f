import { ENGLAND_WALES } from '../../solutions/thresholds/nations.ts';
import type { ApplicationForm } from '../form.ts';
import * as crisis from './fields/crisis.ts';
import { GROUPS, group } from './groups.ts';

/** What a debt adviser enters at the Insolvency Service for a breathing space while a mental health crisis is treated. */
export const MENTAL_HEALTH_BREATHING_SPACE: ApplicationForm = {
  kind: 'mental-health-breathing-space',
  version: 4,
  shortNames: ['MHBS'],
  nations: ENGLAND_WALES,
  name: 'Mental Health Crisis Breathing Space application',
  receiver: 'The Insolvency Service',
  receiverIn: {},
  sources: [
    {
      name: 'Debt Respite Scheme Regulations 2020 (SI 2020/1311), regulations 28 to 31 and 38',
      url: 'https://www.legislation.gov.uk/ukdsi/2020/9780348211733/regulation/29',
      toConfirm: null,
    },
    {
      name: 'Kent County Council, debt respite procedure: who may apply since July 2024',
      url: 'https://kentadults.trixonline.co.uk/chapter/debt-respite-scheme-breathing-spaces-procedure',
      toConfirm: null,
    },
    {
      name: 'AMHP Leads Network, updated guidance: who certifies, who is the point of contact, each 30 days',
      url: 'https://amhp.org.uk/updated-guidance-for-the-mental-health-crisis-breathing-space-scheme',
      toConfirm: null,
    },
    {
      name: 'Shelter, advising on a mental health crisis moratorium',
      url: 'https://england.shelter.org.uk/professional_resources/news_and_updates/advising_on_a_mental_health_crisis_moratorium',
      toConfirm: 'The evidence form of the government itself (June 2023) could not be read',
    },
  ],
  statementMonths: null,
  groups: [
    group('care', 'Your care', crisis.MUST_SHARE_HEALTH, ...crisis.CARE),
    group('evidence', 'Who confirms it', ...crisis.EVIDENCE),
    group('contact', 'Who can say how it goes', ...crisis.CONTACT),
    group('applicant', 'Who asks for it', ...crisis.ASKED_FOR_BY),
    ...GROUPS.breathingSpace,
  ],
};
