import { DUPLICATE_REASONS } from '@towpath/domain/debts/duplicates.ts';
import * as z from 'zod/mini';
import { call } from './call.ts';
import {
  CreditType,
  creditorSuggestions,
  Debt,
  DebtBody,
  LeftByPlan,
  repaymentsUnder,
  SoldDebt,
} from './debts.ts';
import { described } from './described.ts';
import { pounds } from './money.ts';
import { putRight } from './staffCases.ts';

/** The debts in the case of a person, and what is put right among them together with the person. */
const id = z.string().check(z.maxLength(100));
const ofPerson = z.object({ customerId: id });
const ofDebt = z.object({ customerId: id, debtId: id });
const ofCase = { base: 'staff', access: 'staff', permission: 'see cases' } as const;
const of = { base: 'staff', access: 'staff', permission: 'change cases' } as const;
const reason = z.string().check(z.maxLength(2000));
const revision = described(id, 'Which one was read.');

/** What can be told of a debt: as it is known, and as it is given. */
const {
  id: _id,
  creditTypeName: _name,
  creditTypeRoles: _roles,
  isPriority: _first,
  source: _source,
  isDeleted: _gone,
  sold: _sold,
  byPlan: _left,
  cleared: _cleared,
  ...known
} = Debt.shape;
const {
  id: _sent,
  creditTypeName: _called,
  isDeleted: _deletes,
  isStillOwed: _owed,
  was: _read,
  ...given
} = DebtBody.shape;

export const caseDebts = call({
  ...ofCase,
  method: 'GET',
  path: '/cases/{customerId}/debts',
  params: ofPerson,
  summary: 'What a person owes, as their own list has it.',
  answer: z.object({
    debts: z.array(
      z.object({
        id: z.string(),
        creditor: described(z.string(), 'Whom it is with now.'),
        sold: described(z.nullable(SoldDebt), 'Whom it was sold to, as was told; null where it was not.'),
        kind: z.nullable(z.string()),
        balance: described(z.nullable(pounds), 'What the list says is owed.'),
        byPlan: described(
          z.nullable(LeftByPlan),
          'What is left of it by what was told of a plan; null where that is the sum of the list.',
        ),
        isEstimate: z.boolean(),
        pays: z.nullable(pounds),
        arrears: z.nullable(pounds),
        isInArrears: z.nullable(z.boolean()),
        courtStage: z.nullable(z.string()),
        hasLegalAction: z.nullable(z.boolean()),
        isJoint: z.nullable(z.boolean()),
        isDisputed: z.nullable(z.boolean()),
        comesFirst: z.boolean(),
        source: z.string(),
        told: described(z.object(known), 'All that is known of it, to put it right.'),
        revision: described(z.string(), 'Which state of it this is.'),
        putRight,
        addedWith: described(putRight, 'When it was added together with the person, and by whom, if it was.'),
      }),
    ),
    mayBeOne: described(
      z.array(z.object({ debtIds: z.tuple([z.string(), z.string()]), reason: z.enum(DUPLICATE_REASONS) })),
      'Pairs that may be one debt entered twice; those that were said to be two are left out.',
    ),
    total: described(pounds, 'What is owed now on all of them.'),
    listedTotal: described(pounds, 'What the list itself adds up to.'),
    paysInAll: pounds,
    repaymentsUnder,
    isLocked: described(z.boolean(), 'Nothing is changed any more.'),
  }),
  errors: ['NOT_FOUND'],
});

export const caseDebtKinds = call({
  ...of,
  method: 'GET',
  path: '/cases/{customerId}/debt-kinds',
  params: ofPerson,
  summary: 'Every kind of debt that can be chosen, by its name where the person lives.',
  answer: z.object({
    kinds: z.array(CreditType),
    nation: described(z.nullable(z.string()), 'Where they live, by whose courts it is told how far it went.'),
  }),
  errors: ['NOT_FOUND'],
});

export const creditorsForStaff = call({
  ...of,
  method: 'GET',
  path: '/creditors',
  summary: 'Creditors that fit what is typed, the best first, for a debt that is put right.',
  query: z.object({ searchTerm: creditorSuggestions.query.shape.searchTerm }),
  answer: creditorSuggestions.answer,
});

export const correctDebt = call({
  ...of,
  method: 'PUT',
  path: '/cases/{customerId}/debts/{debtId}',
  params: ofDebt,
  summary:
    'Puts a debt right together with the person, by the checks that hold for their own changes, with a reason that they can read. A field left out keeps its value. Its history says that an adviser did.',
  body: z.strictObject({ reason, revision, ...given }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});

export const addDebtWithThem = call({
  ...of,
  method: 'POST',
  path: '/cases/{customerId}/debts',
  params: ofPerson,
  summary:
    'Adds a debt together with the person, by the checks that hold for their own, with a reason that they can read. The same id again changes nothing.',
  body: z.strictObject({ reason, id, ...given }),
  errors: ['NOT_FOUND', 'NO_JOURNEY', 'SESSION_CLOSED'],
});

export const deleteDebtWithThem = call({
  ...of,
  method: 'POST',
  path: '/cases/{customerId}/debts/{debtId}/deletion',
  params: ofDebt,
  summary:
    'Takes a debt off the list together with the person, with a reason that they can read. It stays in its history. Once more changes nothing.',
  body: z.strictObject({ reason, revision }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SESSION_CLOSED'],
});

export const keepBothWithThem = call({
  ...of,
  method: 'POST',
  path: '/cases/{customerId}/different-debts',
  params: ofPerson,
  summary:
    'Says together with the person that two debts which look alike are two, with a reason that they can read.',
  body: z.strictObject({ reason, debtIds: z.tuple([id, id]) }),
  errors: ['NOT_FOUND', 'SESSION_CLOSED'],
});
