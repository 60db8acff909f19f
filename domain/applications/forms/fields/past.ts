import type { SingleField } from '../../form.ts';
import { address, choice, day, list, money, month, text, when, yesNo } from './field.ts';

const lastYears = (years: number) => (years === 1 ? 'In the last year' : `In the last ${years} years`);

/**
 * What was given away in the last years.
 *
 * @param more parts that only some receivers ask, of whom it went to
 */
export const giftsOf = (years: number, more: readonly SingleField[] = []) =>
  [
    yesNo(
      'hasGivenAway',
      `${lastYears(years)}, did you give away anything of worth?`,
      'Also if you sold it for much less than it was worth',
      { pastYears: years },
    ),
    list('gifts', 'What you gave away', null, {
      onlyWhen: [when('hasGivenAway')],
      entryName: 'gift',
      namedBy: 'what',
      fewest: 1,
      most: 30,
      parts: [
        text('what', 'What it was', null),
        text('toWhom', 'Who has it now', null),
        ...more,
        money('worth', 'What it was worth', 'A guess is fine'),
        money('got', 'What you got for it', 'Put 0 if nothing'),
        day('on', 'When', 'A guess is fine', { pastYears: years }),
        text('why', 'Why', 'In a few words', { most: 300, format: 'lines' }),
        text('spentOn', 'What the money went on', 'Put “none” if you got nothing', {
          most: 300,
          format: 'lines',
        }),
      ],
    }),
  ] as const;
/** Whom a gift went to, as an application for bankruptcy has to say. */
export const RECIPIENT: readonly SingleField[] = [
  text('relation', 'Who they are to you', 'Such as a sister, a friend, nobody I know'),
  address('theirAddress', 'Their address', 'Can’t find it? Put “not known” in the first line', {
    mayBeUnknown: true,
  }),
];
export const preferencesOf = (years: number) =>
  [
    yesNo(
      'hasPreferred',
      `${lastYears(years)}, did you pay somebody back before the others?`,
      'Such as family or a friend',
      { pastYears: years },
    ),
    list('preferences', 'Whom you paid first', null, {
      onlyWhen: [when('hasPreferred')],
      entryName: 'payment',
      namedBy: 'toWhom',
      fewest: 1,
      most: 30,
      parts: [
        text('toWhom', 'Whom you paid', null),
        money('paid', 'How much', null),
        day('on', 'When', 'A guess is fine', { pastYears: years }),
        text('why', 'Why them', null, { most: 300, format: 'lines' }),
        yesNo('hadAdvice', 'Did you get debt advice before?', null),
      ],
    }),
  ] as const;
export const salesOf = (years: number) =>
  [
    yesNo('hasSold', `${lastYears(years)}, did you sell anything of worth?`, 'Such as a car or jewellery'),
    list('sales', 'What you sold', null, {
      onlyWhen: [when('hasSold')],
      entryName: 'sale',
      namedBy: 'what',
      fewest: 1,
      most: 30,
      parts: [
        text('what', 'What it was', null),
        text('toWhom', 'Who bought it', null),
        money('got', 'What you got for it', null),
        day('on', 'When', 'A guess is fine', { pastYears: years }),
        text('spentOn', 'What the money went on', null, { most: 300, format: 'lines' }),
      ],
    }),
  ] as const;

export const HAS_EARLIER = yesNo(
  'hasEarlier',
  'Have you had bankruptcy or another formal way out of debt before?',
  'Also in another nation of the UK',
);
export const EARLIER = list('earlierSolutions', 'What you had before', null, {
  onlyWhen: [when('hasEarlier')],
  entryName: 'way out',
  namedBy: 'kind',
  fewest: 1,
  most: 20,
  parts: [
    choice('kind', 'What it was', null, {
      options: {
        bankruptcy: 'Bankruptcy',
        'debt relief order': 'Debt relief order',
        iva: 'IVA',
        'trust deed': 'Trust deed',
        sequestration: 'Sequestration',
        'minimal asset process': 'Minimal asset process',
        'debt arrangement scheme': 'Debt arrangement scheme',
        'administration order': 'Administration order',
        'debt management plan': 'Debt management plan',
        'breathing space': 'Breathing space',
        moratorium: 'Moratorium',
      },
    }),
    day('startedOn', 'When it began', 'On the letter about it'),
    yesNo('isActive', 'Is it going on now?', null),
    day('endedOn', 'When it ended', 'On the letter about it', { onlyWhen: [when('isActive', false)] }),
    text('reference', 'Reference', 'On the letter about it', { isOptional: true, most: 50 }),
  ],
});
export const HAS_RESTRICTIONS = yesNo('hasRestrictions', 'Are you under bankruptcy restrictions?', null);
export const HAS_PETITION = yesNo(
  'hasPetition',
  'Has anybody asked a court to make you bankrupt?',
  'A statutory demand is not enough',
);
const PENDING = [when('hasPetition')] as const;
export const PETITION = [
  text('petitioner', 'Who asked the court', 'On the petition', { onlyWhen: PENDING, most: 200 }),
  text('petitionCourt', 'Which court', 'On the petition', { onlyWhen: PENDING }),
  text('petitionReference', 'Reference of the court', 'On the petition', { onlyWhen: PENDING, most: 50 }),
] as const;
export const TROUBLE_SINCE = month('troubleSince', 'When did it get hard to pay?', 'A guess is fine');
export const HAS_GAMBLED = yesNo(
  'hasGambled',
  'Has gambling made your debts bigger?',
  'In the last 2 years',
  { pastYears: 2 },
);
export const EARLIER_SOLUTIONS = [HAS_EARLIER, EARLIER, HAS_RESTRICTIONS, HAS_PETITION, ...PETITION] as const;
export const WHY_IN_DEBT = text(
  'whyInDebt',
  'How your debts came about',
  'In a few lines, in your own words',
  {
    format: 'lines',
    most: 1000,
  },
);

/** A part of the UK with one debt law, as a question names it; null for a form of several, whose person lives in one of them. */
type Part = 'Scotland' | 'England or Wales' | null;

const askedOf = (part: Part) =>
  part === null ? 'Is your home in this part of the UK?' : `Is your home in ${part}?`;
const HINT = 'England and Wales count as one';
const hintOf = (part: Part) => (part === null ? HINT : null);

/** Where somebody belongs, for the law that counts, and when they did last if they have moved. */
export const residenceIn = (part: Part) =>
  [
    yesNo('livesHere', askedOf(part), hintOf(part)),
    day('leftOn', 'When did you last live or have a business here?', null, {
      onlyWhen: [when('livesHere', false)],
    }),
  ] as const;
/** The same, where the law is for those alone who live there. */
export const mustLiveIn = (part: NonNullable<Part>) =>
  yesNo('livesHere', askedOf(part), null, {
    needsYes: `This way is for people who live in ${part}. Tell us, and we look what there is where you live`,
  });
