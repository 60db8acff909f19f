import { LONGEST_CREDITOR_NAME } from '@towpath/domain/debts/creditorName.ts';
import { DEBT_SOURCES } from '@towpath/domain/debts/debt.ts';
import { COURT_STAGES } from '@towpath/domain/debts/debtFacts.ts';
import { DUPLICATE_REASONS } from '@towpath/domain/debts/duplicates.ts';
import { KIND_GROUPS } from '@towpath/domain/debts/kindGuide.ts';
import { DEBT_ROLE_NAMES } from '@towpath/domain/debts/roles.ts';
import { OWED_SINCE } from '@towpath/domain/plans/repayment/owedSince.ts';
import { REPAYMENTS_UNDER } from '@towpath/domain/plans/repaymentsUnder.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { described, named } from './described.ts';
import { pounds } from './money.ts';

const yesNo = z.nullable(z.boolean());
const roles = z.array(z.enum(DEBT_ROLE_NAMES));
const text = (longest: number) => z.string().check(z.maxLength(longest));

/**
 * A debt as a person enters it. Amounts are in pounds, as are the specification's own limits (1 to 1,000,000 and 1 to
 * 10,000); the server stores pence. The rules and their messages are in `domain/debts`.
 */
const debtFields = {
  initialCreditorName: text(LONGEST_CREDITOR_NAME),
  creditTypeId: z.nullable(z.number()),
  currentBalance: z.nullable(pounds),
  regularPaymentAmount: z.nullable(pounds),
  isJoint: yesNo,
};
const moreDebtFields = {
  creditorReference: z.nullable(text(100)),
  inReceiptOfBenefit: yesNo,
  hasLegalAction: yesNo,
  isSecured: yesNo,
  hasAttachmentOfEarnings: yesNo,
  hasGuarantor: yesNo,
  canGuarantorBeLiable: yesNo,
};

/** What a person tells of a debt beyond the specification's fields. */
const debtFacts = {
  isInArrears: described(yesNo, 'Whether payments are behind; null when not known.'),
  isNothingPaid: described(yesNo, 'Nothing is paid on it now: then the repayment may be left out.'),
  arrears: described(
    z.nullable(pounds),
    'The overdue part of the balance; kept only while payments are behind.',
  ),
  hasArrangement: described(yesNo, 'There is a deal with the creditor on what is overdue.'),
  agreedPayment: described(z.nullable(pounds), 'What is paid by that deal each month.'),
  courtStage: described(
    z.nullable(z.enum(COURT_STAGES)),
    'The furthest that a court or bailiffs have gone; kept only with legal action.',
  ),
  isForBusiness: yesNo,
  cameFromFraud: yesNo,
  isDisputed: yesNo,
  isVeryOld: yesNo,
  isTakenByAgreement: yesNo,
};

const optionally = <S extends z.ZodMiniType>(schema: S) => z.optional(schema);

/** What can be told of a debt, field by field. */
const debtTold = {
  initialCreditorName: optionally(debtFields.initialCreditorName),
  creditTypeId: optionally(debtFields.creditTypeId),
  currentBalance: optionally(debtFields.currentBalance),
  estimatedBalance: optionally(z.nullable(pounds)),
  regularPaymentAmount: optionally(debtFields.regularPaymentAmount),
  creditorReference: optionally(moreDebtFields.creditorReference),
  isJoint: optionally(debtFields.isJoint),
  inReceiptOfBenefit: optionally(moreDebtFields.inReceiptOfBenefit),
  hasLegalAction: optionally(moreDebtFields.hasLegalAction),
  isSecured: optionally(moreDebtFields.isSecured),
  hasAttachmentOfEarnings: optionally(moreDebtFields.hasAttachmentOfEarnings),
  hasGuarantor: optionally(moreDebtFields.hasGuarantor),
  canGuarantorBeLiable: optionally(moreDebtFields.canGuarantorBeLiable),
  isInArrears: optionally(debtFacts.isInArrears),
  isNothingPaid: optionally(debtFacts.isNothingPaid),
  arrears: optionally(debtFacts.arrears),
  hasArrangement: optionally(debtFacts.hasArrangement),
  agreedPayment: optionally(debtFacts.agreedPayment),
  courtStage: optionally(debtFacts.courtStage),
  isForBusiness: optionally(debtFacts.isForBusiness),
  cameFromFraud: optionally(debtFacts.cameFromFraud),
  isDisputed: optionally(debtFacts.isDisputed),
  isVeryOld: optionally(debtFacts.isVeryOld),
  isTakenByAgreement: optionally(debtFacts.isTakenByAgreement),
};

export const DebtRead = z.strictObject(debtTold);
export type DebtRead = z.infer<typeof DebtRead>;

/**
 * A new debt needs all that its form asks for (DE-039); any other field left out is not known yet. In a change, a field
 * left out keeps its value.
 */
export const DebtBody = named(
  'DebtGiven',
  z.strictObject({
    id: optionally(text(100)),
    creditTypeName: optionally(z.nullable(text(200))),
    ...debtTold,
    isDeleted: optionally(z.boolean()),
    isStillOwed: optionally(
      described(
        z.literal(true),
        'Says that what the list has is still owed, though an order that is over cleared others: nothing of it changes.',
      ),
    ),
    was: optionally(
      described(
        DebtRead,
        'What the page had read of the fields that it sends: what the person left alone and has changed since is kept.',
      ),
    ),
  }),
);
export type DebtBody = z.infer<typeof DebtBody>;

/** That a debt is with somebody else now than the list says it began with. */
export const SoldDebt = named(
  'SoldDebt',
  z.object({
    to: described(z.string(), 'Who has the debt now.'),
    on: described(z.string(), 'The day from which they have it, YYYY-MM-DD.'),
    before: described(z.array(z.string()), 'Who had it before, the first of them first.'),
    reference: described(
      z.enum(['of the seller', 'of the buyer']),
      'Whose the reference of the list is: of the buyer once the list has the debt by their name.',
    ),
    toldOn: described(z.string(), 'The day on which it was told, YYYY-MM-DD.'),
    toldBy: described(z.enum(['you', 'one of us']), 'Who said so.'),
  }),
);
export type SoldDebt = z.infer<typeof SoldDebt>;

/** What is owed on a debt by now, where a plan was told of it since its list said another sum. */
export const LeftByPlan = named(
  'LeftByPlan',
  z.object({
    left: described(pounds, 'What is owed now. The sum of the list stays as it was told.'),
    since: described(z.enum(OWED_SINCE), 'What was told of a plan since the list said its sum.'),
    listedOn: described(
      z.nullable(z.string()),
      'The day on which the list said its sum, YYYY-MM-DD; null where that is not known.',
    ),
    listedBy: described(z.enum(['you', 'one of us', 'credit report']), 'Whose word the sum of the list is.'),
  }),
);
export type LeftByPlan = z.infer<typeof LeftByPlan>;

/** That an order or arrangement that is over cleared a debt which the list has still, or may have. */
export const ClearedDebt = named(
  'ClearedDebt',
  z.object({
    as: z.enum(['cleared', 'may be cleared']),
    by: described(z.string(), 'What it was, inside a sentence: "a debt relief order".'),
    on: described(z.string(), 'The day on which it was over, YYYY-MM-DD.'),
  }),
);
export type ClearedDebt = z.infer<typeof ClearedDebt>;

export const Debt = named(
  'Debt',
  z.object({
    id: z.string(),
    ...debtFields,
    creditTypeName: z.nullable(z.string()),
    estimatedBalance: z.nullable(pounds),
    ...moreDebtFields,
    isDeleted: z.boolean(),
    creditTypeRoles: described(roles, 'What its kind is to the rules; empty while the kind is not known.'),
    isPriority: described(z.boolean(), 'Not paying it can cost home, liberty, fuel or essential goods.'),
    ...debtFacts,
    source: z.enum(DEBT_SOURCES),
    sold: described(
      z.nullable(SoldDebt),
      'Whom it was sold to, as was told of the plan; null where it was not. The other fields stay as they were told.',
    ),
    byPlan: described(
      z.nullable(LeftByPlan),
      'What is left of it by what was told of a plan; null where that is the sum of the list.',
    ),
    cleared: described(
      z.optional(ClearedDebt),
      'What cleared it, or may have: to be taken off the list, or said to be still owed. Left out where nothing did.',
    ),
  }),
);
export type Debt = z.infer<typeof Debt>;

/** What of the payments that were told holds while a plan runs. */
export const repaymentsUnder = described(
  z.nullable(z.enum(REPAYMENTS_UNDER)),
  'What a plan that runs, or has cleared what the list still has, makes of the payments that were told; null where none changes them.',
);

export const DebtsResponse = z.object({
  debts: z.array(Debt),
  totalDebtsValue: described(
    pounds,
    'What is owed now on all of them: by what was told of a plan where that is later than the list.',
  ),
  listedDebtsValue: described(pounds, 'What the list itself adds up to.'),
  monthlyRepaymentsValue: described(
    pounds,
    'What the person told us that they pay each month, on all of them.',
  ),
  repaymentsUnder,
  legalQuestionsCompleted: described(
    z.boolean(),
    'Every debt has its legal flags, by the legal questions or by a credit report.',
  ),
  possibleDuplicates: described(
    z.array(
      z.object({
        debtIds: z.tuple([z.string(), z.string()]),
        reason: z.enum(DUPLICATE_REASONS),
      }),
    ),
    'Pairs that may be one debt entered twice; pairs the person has said are two are left out.',
  ),
});
export type DebtsResponse = z.infer<typeof DebtsResponse>;

export const CreditType = named(
  'CreditType',
  z.object({
    id: z.number(),
    name: z.string(),
    /** Beyond the specification's fields: what it is to the rules, such as 'overdraft'. */
    roles,
  }),
);
export type CreditType = z.infer<typeof CreditType>;

export const creditorSuggestions = call({
  base: 'core',
  method: 'GET',
  path: '/debts/creditors',
  access: 'customer',
  summary: 'Creditors whose name, or another name they are known by, fits what is typed; the best first.',
  query: z.object({
    searchTerm: text(100),
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]|1\d|20)$/))),
  }),
  answer: z.array(z.object({ creditorId: z.number(), creditorName: z.string() })),
});

export const creditTypesOfCreditor = call({
  base: 'core',
  method: 'GET',
  path: '/debts/creditors/{id}/credit-types',
  access: 'customer',
  summary: 'The kinds of debt that people have with this creditor, the likeliest first.',
  params: z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  answer: z.array(CreditType),
  errors: ['NOT_FOUND'],
});

export const allCreditTypes = call({
  base: 'core',
  method: 'GET',
  path: '/debts/credit-types',
  access: 'customer',
  summary: 'Every kind of debt.',
  answer: z.array(CreditType),
});

export const KindGuides = z.object({
  kinds: z.array(
    z.object({
      id: z.number(),
      group: z.enum(KIND_GROUPS),
      isCommon: described(z.boolean(), 'One of the few that most people have.'),
      line: described(z.nullable(z.string()), 'What it is, in a few words.'),
      also: described(
        z.record(z.string(), z.string()),
        'Other words that people use for it, each with why it fits.',
      ),
    }),
  ),
  told: described(
    z.array(z.object({ id: z.string(), says: z.string(), creditTypeIds: z.array(z.number()) })),
    'What the person said they owe before the list began, each with the kinds it may be.',
  ),
});
export type KindGuides = z.infer<typeof KindGuides>;

export const debtKindGuides = call({
  base: 'core',
  method: 'GET',
  path: '/debts/credit-types/guides',
  access: 'customer',
  summary:
    'What helps to find a kind of debt: its group, what it is, other words for it; and what the person named in the first questions, to begin the list with.',
  answer: KindGuides,
});

export const myDebts = call({
  base: 'core',
  method: 'GET',
  path: '/debts/mine',
  access: 'customer',
  summary: 'The debts that are not deleted, in the order they were added, with their totals.',
  answer: DebtsResponse,
});

export const addDebt = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine',
  access: 'customer',
  summary:
    'Adds a debt by hand at the debts step. The same id again changes nothing, so a repeated call adds one debt.',
  query: z.object({ stepId: text(100) }),
  body: DebtBody,
  answer: Debt,
  errors: ['STEP_NOT_ON_PATH', 'NO_JOURNEY', 'NOT_FOUND', 'SESSION_CLOSED'],
});

export const changeDebt = call({
  base: 'core',
  method: 'PUT',
  path: '/debts/mine/{debtId}',
  access: 'customer',
  summary:
    'Changes a debt, deletes it with isDeleted true, or says with isStillOwed that it is owed as the list has it.',
  params: z.object({ debtId: text(100) }),
  body: DebtBody,
  answer: Debt,
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});

export const keepBothDebts = call({
  base: 'core',
  method: 'POST',
  path: '/debts/mine/different-debts',
  access: 'customer',
  summary: 'Says that two debts which look alike are two, so that they are not pointed out again.',
  body: z.strictObject({ debtIds: z.tuple([text(100), text(100)]) }),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});
