import { IS_SAME } from '../../hereTwice.ts';
import { address, choice, list, money, number, text, when, yesNo } from './field.ts';

/** The home and whatever else a person owns. */
export const TENURE = choice('tenure', 'Do you own or rent your home?', null, {
  options: { owns: 'I own it, or a part of it', rents: 'I rent it', other: 'Something else' },
});
const OWNS = when('tenure', 'owns');
export const HOME_VALUE = money('homeValue', 'What your home is worth', 'What it would sell for today', {
  onlyWhen: [OWNS],
});
export const HAS_MORTGAGE = yesNo('hasMortgage', 'Is there a mortgage on it?', null, { onlyWhen: [OWNS] });
export const MORTGAGE = money(
  'mortgage',
  'What is left of the mortgage',
  'On the last letter of the lender',
  {
    onlyWhen: [OWNS, when('hasMortgage')],
  },
);
export const OTHER_SECURED = money('otherSecured', 'Other loans on your home', 'Put 0 if there are none', {
  onlyWhen: [OWNS],
});
export const SHARE = number('sharePercent', 'Your part of it, in percent', '100 if nobody else owns it', {
  least: 1,
  most: 100,
  onlyWhen: [OWNS],
});
export const CO_OWNER = text('coOwner', 'Who owns the rest', 'Leave it empty if nobody does', {
  isOptional: true,
  onlyWhen: [OWNS],
});
export const OWNS_OTHER_PROPERTY = yesNo(
  'ownsOtherProperty',
  'Do you own other land or buildings?',
  'Also abroad',
);
export const PROPERTIES = list('properties', 'Other land or buildings', null, {
  onlyWhen: [when('ownsOtherProperty')],
  entryName: 'property',
  namedBy: 'address',
  fewest: 1,
  most: 10,
  parts: [
    address('address', 'Where it is', null),
    money('value', 'What it is worth', 'What it would sell for today'),
    money('owed', 'What is owed on it', 'Put 0 if nothing is'),
  ],
});
export const HOME = [TENURE, HOME_VALUE, HAS_MORTGAGE, MORTGAGE, OTHER_SECURED, SHARE, CO_OWNER] as const;
export const OTHER_PROPERTY = [OWNS_OTHER_PROPERTY, PROPERTIES] as const;

export const HAS_VEHICLE = yesNo('hasVehicle', 'Do you have a car?', 'Or a van or a motorbike');
export const VEHICLES = list('vehicles', 'Your cars', 'Also vans and motorbikes', {
  onlyWhen: [when('hasVehicle')],
  entryName: 'vehicle',
  namedBy: 'model',
  fewest: 1,
  most: 10,
  parts: [
    text('model', 'Make and model', 'Such as Ford Fiesta'),
    yesNo(IS_SAME, 'Is it the same one as another that is here already?', null, { isOptional: true }),
    number('year', 'Year it was first registered', 'On the V5C, its log book', {
      least: 1900,
      most: 2100,
      isYear: true,
    }),
    text('registration', 'Number plate', null, { format: 'vehicle registration', most: 10 }),
    money('value', 'What it is worth', 'What it would sell for today. A guess is fine'),
    yesNo('isNeeded', 'Do you need it?', 'For work, family or health'),
    yesNo('isAdapted', 'Is it changed for a disability?', null),
    yesNo('isOnFinance', 'Does a lender own it until it is paid off?', 'Such as hire purchase'),
  ],
});
export const HAS_ASSETS = yesNo(
  'hasAssets',
  'Do you own anything else of worth?',
  'Leave out furniture, clothes and tools for work',
);
/** What something is, and what it would bring. */
const NAMED_AND_WORTH = [
  text('name', 'What it is', null),
  money('value', 'What it is worth', 'What you’d get for it today. A guess is fine'),
] as const;
export const ASSETS = list('assets', 'Other things of worth', null, {
  onlyWhen: [when('hasAssets')],
  entryName: 'thing',
  namedBy: 'name',
  fewest: 1,
  most: 40,
  parts: NAMED_AND_WORTH,
});
export const HAS_PENSIONS = yesNo(
  'hasPensions',
  'Do you have a pension from work or your own?',
  'Not the State Pension',
);
export const PENSIONS = list('pensions', 'Your pensions', null, {
  onlyWhen: [when('hasPensions')],
  entryName: 'pension',
  namedBy: 'provider',
  fewest: 1,
  most: 20,
  parts: [
    text('provider', 'Who it is with', 'On the yearly letter'),
    text('number', 'Policy number', 'On the yearly letter. Put “none” if you can’t find it', { most: 50 }),
    choice('kind', 'What kind it is', null, {
      options: { 'this job': 'From the job I have now', 'earlier job': 'From a job before', own: 'My own' },
    }),
    yesNo('isPaid', 'Is it being paid to you?', null),
    money('value', 'What is in it', 'On the yearly letter. A guess is fine'),
  ],
});
export const HAS_POLICIES = yesNo('hasPolicies', 'Do you have life insurance or an endowment?', null);
export const POLICIES = list('policies', 'Your policies', null, {
  onlyWhen: [when('hasPolicies')],
  entryName: 'policy',
  namedBy: 'company',
  fewest: 1,
  most: 20,
  parts: [
    text('company', 'Insurance company', null),
    text('number', 'Policy number', 'On the policy or the yearly letter. Put “none” if you can’t find it'),
    money('value', 'What you’d get if you gave it up', 'Put 0 if nothing'),
  ],
});
/** Tools that a person needs to earn. */
export const TOOLS = [
  yesNo('hasTools', 'Do you own tools that you need for work?', null),
  list('tools', 'Your tools for work', null, {
    onlyWhen: [when('hasTools')],
    entryName: 'tool',
    namedBy: 'name',
    fewest: 1,
    most: 40,
    parts: NAMED_AND_WORTH,
  }),
] as const;
export const LANDLORD = [
  text('landlord', 'Your landlord, or their agent', 'On your tenancy', {
    onlyWhen: [when('tenure', 'rents')],
  }),
  address(
    'landlordAddress',
    'The address of your landlord',
    'On your tenancy. Can’t find it? Put “not known” in the first line',
    {
      mayBeUnknown: true,
      onlyWhen: [when('tenure', 'rents')],
    },
  ),
] as const;
export const VEHICLES_AND_THINGS = [HAS_VEHICLE, VEHICLES, HAS_ASSETS, ASSETS] as const;
export const PENSIONS_AND_POLICIES = [HAS_PENSIONS, PENSIONS, HAS_POLICIES, POLICIES] as const;
