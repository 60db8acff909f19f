import type { Condition, SingleField } from '../../form.ts';
import { IS_SAME } from '../../hereTwice.ts';
import { IN_IT } from '../../inIt.ts';
import { STILL_STANDS } from '../../stillStands.ts';
import { address, choice, list, money, month, text, when, yesNo } from './field.ts';

/** Names and references as long as the list of debts takes them. */
const CREDITOR = text('creditor', 'Who you owe', null, { most: 200 });
const IS_IN_IT = yesNo(IN_IT, 'Is it part of this?', null, { isOptional: true });
const STANDS = yesNo(STILL_STANDS, 'Do you still owe it?', null, { isOptional: true });
const SAME = yesNo(IS_SAME, 'Is it the same debt as one that is here already?', null, { isOptional: true });
const KIND = text('kind', 'What kind of debt it is', 'Not here? Choose the nearest', {
  most: 100,
  format: 'debt kind',
});
const REFERENCE = text('reference', 'Reference', 'On any letter from them. Put “none” if there is none', {
  most: 50,
});
const BALANCE = money('balance', 'How much you owe', 'On their last letter, or in their app');
const CREDITOR_ADDRESS = address(
  'creditorAddress',
  'Their address',
  'On any letter from them. Can’t find it? Put “not known” in the first line',
  { mayBeUnknown: true },
);
const IS_JOINT = yesNo('isJoint', 'Does somebody else owe it with you?', null);
const JOINT_WITH = text('jointWith', 'Who owes it with you', null, {
  format: 'name',
  onlyWhen: [when('isJoint')],
});
const IS_SECURED = yesNo('isSecured', 'Can they take something if you don’t pay?', 'Such as a home or a car');
const IS_DISPUTED = yesNo('isDisputed', 'Do you say that you don’t owe it?', null);
const HAS_COURT = yesNo('hasLegalAction', 'Has a court or a bailiff written to you about it?', null);

export const DEBT_PARTS = {
  CREDITOR,
  STANDS,
  KIND,
  REFERENCE,
  BALANCE,
  CREDITOR_ADDRESS,
  IS_JOINT,
  JOINT_WITH,
  IS_SECURED,
  IS_DISPUTED,
  HAS_COURT,
  /** Of a debt behind which something stands, only what is overdue may be taken in. */
  ARREARS_OF_SECURED: money('arrears', 'How much of it is overdue', null, {
    onlyWhen: [when('isSecured'), when('isBehind')],
  }),
  IS_BEHIND: yesNo('isBehind', 'Are you behind with it?', null),
  MONTHLY: money('monthly', 'What you pay on it each month', null),
  SINCE: month('since', 'When it began', 'A month is enough. A guess is fine'),
  TAKEN_FROM_WAGES: yesNo('takenFromWages', 'Is it taken from your wages?', null),
  SECURED_ON: text('securedOn', 'What they can take', 'Such as the car', { onlyWhen: [when('isSecured')] }),
  SECURED_VALUE: money('securedValue', 'What that is worth', 'A guess is fine', {
    onlyWhen: [when('isSecured')],
  }),
  COURT: text('court', 'Which court', 'At the top of the letter. Put “bailiff” if there is none', {
    onlyWhen: [when('hasLegalAction')],
  }),
  COURT_REFERENCE: text(
    'courtReference',
    'Reference of the court',
    'At the top of the letter. Put “none” if there is none',
    {
      most: 50,
      onlyWhen: [when('hasLegalAction')],
    },
  ),
  COLLECTOR: text(
    'collector',
    'Who writes to you about it',
    'A firm that collects it for them. Leave it empty if it is the creditor',
    {
      most: 200,
      isOptional: true,
    },
  ),
  COLLECTOR_ADDRESS: address('collectorAddress', 'Their address', 'If somebody else collects it', {
    isOptional: true,
  }),
  HAS_GUARANTOR: yesNo('hasGuarantor', 'Did somebody promise to pay it for you?', null),
  IS_FOR_BUSINESS: yesNo('isForBusiness', 'Is it from a business of yours?', null),
  COURT_STAGE: choice('courtStage', 'How far has it gone?', null, {
    onlyWhen: [when('hasLegalAction')],
    options: {
      'court claim': 'A claim, and no judgment yet',
      judgment: 'A judgment',
      bailiffs: 'Bailiffs',
      'charging order': 'A charging order on my home',
    },
  }),
} as const;

/** What is asked so that its creditor can be told. Nobody tells one whose debt stays outside. */
const TO_TELL: ReadonlySet<string> = new Set([
  'reference',
  'creditorAddress',
  'collector',
  'collectorAddress',
  'hasLegalAction',
]);
const NOT_OUTSIDE: Condition = { field: IN_IT, is: [true, null] };

/** The list of debts of a form that deals with some: each is marked as in it or outside, and of those outside less is asked. */
export const debtsInAndOut = (parts: readonly SingleField[]) =>
  debtsOf([
    IS_IN_IT,
    ...parts.map(part =>
      TO_TELL.has(part.id) ? { ...part, onlyWhen: [...part.onlyWhen, NOT_OUTSIDE] } : part,
    ),
  ]);

/** The list of all debts, as a court lists them: those that stay are marked, and asked about like the others. */
export const allDebtsMarked = (parts: readonly SingleField[]) => debtsOf([IS_IN_IT, ...parts]);

/** The list of debts with the parts that a form asks. */
export const debtsOf = (parts: readonly SingleField[]) =>
  list('debts', 'Your debts', 'Each creditor once for each debt', {
    entryName: 'debt',
    namedBy: 'creditor',
    fewest: 1,
    most: 100,
    parts: [CREDITOR, STANDS, SAME, ...parts],
  });
