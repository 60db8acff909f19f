import { number, when, yesNo } from './field.ts';

const MOST_PEOPLE = { least: 0, most: 20 } as const;

/** Who lives with the person. */
export const PARTNER_SHARES = yesNo('partnerShares', 'Does a partner share your budget?', null);
export const HAS_CHILDREN = yesNo('hasChildren', 'Do children live with you?', 'Anybody of 18 or under');
export const CHILDREN_UNDER_SIXTEEN = number('childrenUnderSixteen', 'Children of 15 or younger', null, {
  ...MOST_PEOPLE,
  onlyWhen: [when('hasChildren')],
});
export const CHILDREN_OVER_SIXTEEN = number('childrenOverSixteen', 'Children of 16 to 18', null, {
  ...MOST_PEOPLE,
  onlyWhen: [when('hasChildren')],
});
export const OTHER_ADULTS = number(
  'otherAdults',
  'Other grown-ups in your home',
  'A partner, grown-up children, anybody else',
  MOST_PEOPLE,
);

/** Of those who live with the person, the counts above tell already. */
export const DEPEND_ELSEWHERE = number(
  'dependElsewhere',
  'How many people who live elsewhere need your money?',
  'Such as a child you pay for. Put 0 if nobody does',
  MOST_PEOPLE,
);

export const HOUSEHOLD = [
  PARTNER_SHARES,
  HAS_CHILDREN,
  CHILDREN_UNDER_SIXTEEN,
  CHILDREN_OVER_SIXTEEN,
  OTHER_ADULTS,
] as const;
