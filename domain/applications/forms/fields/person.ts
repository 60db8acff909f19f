import { HEALTH_CONSENT, HIDDEN_ADDRESS } from '../../asked.ts';
import { address, choice, day, list, month, text, when, yesNo } from './field.ts';

const NAME = { most: 50, format: 'name' } as const;

/** Who applies. */
export const TITLE = text('title', 'Title', null, { most: 20, isOptional: true });
export const FIRST_NAME = text('firstName', 'First name', 'As on your passport or bank card', NAME);
export const MIDDLE_NAMES = text('middleNames', 'Middle names', 'Leave it empty if you have none', {
  ...NAME,
  most: 100,
  isOptional: true,
});
export const LAST_NAME = text('lastName', 'Last name', 'As on your passport or bank card', NAME);
export const HAS_OTHER_NAMES = yesNo(
  'hasOtherNames',
  'Have you used any other name?',
  'Such as before you married',
);
export const OTHER_NAMES = list('otherNames', 'Other names you’ve used', 'Such as before you married', {
  onlyWhen: [when('hasOtherNames')],
  entryName: 'name',
  namedBy: 'name',
  fewest: 1,
  most: 10,
  parts: [text('name', 'Full name', null, { format: 'name' })],
});
export const BIRTH_DATE = day('birthDate', 'Date of birth', null);
export const HAS_NATIONAL_INSURANCE = yesNo(
  'hasNationalInsurance',
  'Do you have a National Insurance number?',
  'Nearly everybody who grew up or worked in the UK does',
);
export const NATIONAL_INSURANCE = text(
  'nationalInsurance',
  'National Insurance number',
  'On a payslip or a benefits letter',
  { onlyWhen: [when('hasNationalInsurance')], format: 'national insurance number', most: 13 },
);
/** Only some creditors, such as HMRC, know people by it. */
export const NATIONAL_INSURANCE_IF_ANY = text(
  'nationalInsurance',
  'National Insurance number',
  'Only if you owe HMRC or the DWP. On a payslip or a benefits letter',
  { isOptional: true, format: 'national insurance number', most: 13 },
);
export const BIRTH_PLACE = text('birthPlace', 'Town or city where you were born', null);
export const GENDER = text('gender', 'Your gender', 'The rules for this form ask for it. Use your own word', {
  most: 30,
});
export const EMAIL = text('email', 'Email', null, { most: 254, format: 'email', isOptional: true });
export const PHONE = text('phone', 'Phone number', 'One on which it is safe to ring you', {
  most: 20,
  format: 'phone',
});
export const MARITAL_STATUS = choice('maritalStatus', 'Are you married or in a civil partnership?', null, {
  options: {
    single: 'Single',
    married: 'Married or in a civil partnership',
    'living together': 'Living with a partner',
    apart: 'With a partner who lives elsewhere',
    separated: 'Separated',
    divorced: 'Divorced, or the partnership is over',
    widowed: 'Widowed',
  },
});

/** What who had no home puts in for an address; see `withoutHome`. */
const NO_HOME = 'Put “no fixed address”, the town and no postcode';

/** Where they live and lived. */
export const IS_ADDRESS_HIDDEN = yesNo(
  HIDDEN_ADDRESS,
  'Would somebody be in danger if your address were shown?',
  'You, or somebody you live with. We then ask for it to be kept from creditors and public lists',
);

/** A court can order that an address is kept off the public list of insolvencies. */
export const VIOLENCE_ORDER = [
  yesNo('hasViolenceOrder', 'Has a court ordered that it is not shown?', 'You can still ask for one', {
    onlyWhen: [when(HIDDEN_ADDRESS)],
  }),
  text('violenceOrderCourt', 'Which court', 'On the order', { onlyWhen: [when('hasViolenceOrder')] }),
  day('violenceOrderOn', 'Day of the order', 'On the order', { onlyWhen: [when('hasViolenceOrder')] }),
] as const;

/** A list of homes, each called by its address. */
const OF_HOMES = { entryName: 'address', namedBy: 'address', fewest: 1 } as const;

/** Where creditors may have written to before. */
export const EARLIER_ADDRESSES = [
  yesNo('hasEarlierAddress', 'Do people you owe have an older address of yours?', null),
  list('earlierAddresses', 'Your older addresses', null, {
    ...OF_HOMES,
    onlyWhen: [when('hasEarlierAddress')],
    most: 10,
    parts: [
      address('address', 'Address', null),
      month('from', 'When you moved in', 'A guess is fine'),
      month('to', 'When you moved out', 'A guess is fine'),
    ],
  }),
] as const;

/** Every address of the last years, so that no month is left out. */
export const addressesOf = (years: number) =>
  list('addresses', `Where you’ve lived for ${years} years`, 'Each home, from this month back', {
    ...OF_HOMES,
    most: 20,
    unbrokenMonths: years * 12,
    isOneNow: true,
    parts: [
      address('address', 'Address', `No home for a time? ${NO_HOME}`, { mayBeUnknown: true }),
      month('from', 'When you moved in', 'A month is enough. Your tenancy or first bill has it'),
      yesNo('isNow', 'Do you live there now?', null),
      month('to', 'When you moved out', 'A month is enough', { onlyWhen: [when('isNow', false)] }),
    ],
  });

/** The address of today alone. */
export const HOME_ADDRESS = address('homeAddress', 'Your address', `No home now? ${NO_HOME}`);

/** What a person agrees that the receiver may read of their health. */
export const MAY_SHARE_HEALTH = yesNo(
  HEALTH_CONSENT,
  'May this form say something about your health?',
  'Only what helps them treat you well. You can say no',
);
export const HEALTH_NOTES = text('healthNotes', 'What they should know about your health', null, {
  isHealth: true,
  format: 'lines',
  most: 1000,
});
export const SUPPORT_NEEDS = text('supportNeeds', 'How they should talk or write to you', null, {
  isHealth: true,
  isOptional: true,
  format: 'lines',
  most: 1000,
});
