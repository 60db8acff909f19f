import { HEALTH_CONSENT } from '../../asked.ts';
import { choice, day, text, when, yesNo } from './field.ts';

/** What the law needs to know of a mental health crisis. All of it tells of health. */
const IS_HEALTH = { isHealth: true } as const;
const PHONE = { most: 20, format: 'phone', isHealth: true } as const;
const EMAIL = { most: 254, format: 'email', isOptional: true, isHealth: true } as const;

/** There is no such form that says nothing of health. */
export const MUST_SHARE_HEALTH = yesNo(
  HEALTH_CONSENT,
  'May this form say something about your health?',
  'It has to say which care you get. The people you owe are not told',
  { needsYes: 'Without a yes we can’t ask for it. Your adviser looks with you at another way' },
);

/** Those who may ask for it by the law, as it stands since July 2024. */
export const APPLICANT = choice('applicant', 'Who asks for it?', 'Each of them may', {
  ...IS_HEALTH,
  options: {
    own: 'I do, for myself',
    carer: 'Somebody who cares for me',
    'approved professional': 'An approved mental health professional',
    coordinator: 'My care coordinator',
    nurse: 'A mental health nurse',
    'social worker': 'A social worker',
    'health advocate': 'My mental health advocate (IMHA)',
    'capacity advocate': 'My mental capacity advocate (IMCA)',
    representative: 'My representative',
  },
});
const BY_ANOTHER = [
  when(
    'applicant',
    'carer',
    'approved professional',
    'coordinator',
    'nurse',
    'social worker',
    'health advocate',
    'capacity advocate',
    'representative',
  ),
] as const;
export const ASKED_FOR_BY = [
  APPLICANT,
  text('applicantName', 'The name of who asks', null, { ...IS_HEALTH, format: 'name', onlyWhen: BY_ANOTHER }),
  text('applicantPhone', 'The phone number of who asks', null, { ...PHONE, onlyWhen: BY_ANOTHER }),
  text('applicantEmail', 'The email of who asks', null, { ...EMAIL, onlyWhen: BY_ANOTHER }),
] as const;

/** The kinds of care for which the law gives it. */
export const CARE = [
  choice('crisisCare', 'Which care do you get?', 'Your care team can tell you', {
    ...IS_HEALTH,
    options: {
      assessment: 'In hospital to find out what helps (section 2 or 4)',
      treatment: 'In hospital to be treated (section 3)',
      court: 'In hospital by a court, or from prison (sections 35 to 38, 45A, 47, 48)',
      'place of safety': 'Taken to a safe place by the police (section 135 or 136)',
      crisis: 'Crisis care from a mental health team, in hospital or at home',
    },
  }),
  day('crisisCareSince', 'Since when', 'A guess is fine', { ...IS_HEALTH, isOptional: true }),
  day('crisisCareEndsOn', 'When it may end', 'Only if your care team can say', {
    ...IS_HEALTH,
    isOptional: true,
    reach: 'any',
  }),
] as const;

/** Without the word of an approved mental health professional it cannot be asked for. */
const IS_CONFIRMED = yesNo(
  'isCrisisConfirmed',
  'Has an approved mental health professional (AMHP) confirmed it in writing?',
  'Your care team or your council knows one',
  {
    ...IS_HEALTH,
    needsYes: 'It can be asked for once one has. Your adviser asks your care team with you',
  },
);
const CONFIRMED = [when('isCrisisConfirmed')] as const;
export const EVIDENCE = [
  IS_CONFIRMED,
  text('amhpName', 'The professional’s name', 'On the form they signed', {
    ...IS_HEALTH,
    format: 'name',
    onlyWhen: CONFIRMED,
  }),
  text('amhpCouncil', 'The council that the professional acts for', 'On the form they signed', {
    ...IS_HEALTH,
    onlyWhen: CONFIRMED,
  }),
  text('amhpPhone', 'The professional’s phone number', 'On the form they signed', {
    ...PHONE,
    onlyWhen: CONFIRMED,
  }),
  text('amhpEmail', 'The professional’s email', null, { ...EMAIL, onlyWhen: CONFIRMED }),
  day('confirmedOn', 'Day on which the professional signed', 'On the form they signed', {
    ...IS_HEALTH,
    onlyWhen: CONFIRMED,
  }),
] as const;

/** Whom the adviser asks from time to time if the care goes on. */
export const CONTACT = [
  choice('contactRole', 'Who can say how your care goes?', 'Your adviser asks them every 30 days or so', {
    ...IS_HEALTH,
    options: {
      'approved professional': 'An approved mental health professional',
      coordinator: 'My care coordinator',
      nurse: 'A mental health nurse',
    },
  }),
  text('contactName', 'The name of who can say', null, { ...IS_HEALTH, format: 'name' }),
  text('contactPhone', 'The phone number of who can say', null, PHONE),
  text('contactEmail', 'The email of who can say', null, EMAIL),
] as const;
