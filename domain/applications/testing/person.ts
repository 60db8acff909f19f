import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { isIncomeLine } from '../../budget/roles.ts';
import { typesOf } from '../../budget/rules.ts';
import { type ListedDebt, NO_DEBT_FACTS } from '../../debts/debtFacts.ts';
import { ownerOn } from '../../debts/owner.ts';
import { ALONE } from '../../household/makeup.ts';
import type { Case } from '../../solutions/case/case.ts';
import { budgetOf, creditType, debtOf, lineOf, tenant } from '../../solutions/testing/cases.ts';
import { recordOf } from '../../solutions/testing/inForce.ts';
import { isoDate } from '../../values/calendar-date.ts';
import type { ApplicationFacts, KnownDebt, KnownLine } from '../applicationFacts.ts';

/** The day on which the applications of the tests are prepared. */
export const TODAY = { year: 2026, month: 11, day: 21 };

const content = readOperatorContent(shipped);
const lines = content.budget.rules.categories.flatMap(typesOf);

/** A town in each part whose law a test needs. */
const TOWN_IN = {
  england: { town: 'Leeds', postcode: 'LS1 1AA' },
  scotland: { town: 'Glasgow', postcode: 'G2 1AL' },
} as const;

/** A person of whom nothing is known. */
export const NOTHING_KNOWN: ApplicationFacts = {
  today: TODAY,
  details: null,
  creditSearch: null,
  review: null,
  household: null,
  debts: null,
  kinds: content.creditTypes,
  creditorsEver: new Map(),
  budget: null,
  toldIncome: null,
  letters: null,
  advice: null,
  health: null,
};

/** A line of the shipped budget by its number, with its sum in pence. */
export function line(typeId: number, monthly: number): KnownLine {
  const found = lines.find(({ id }) => id === typeId);
  if (found === undefined) throw new Error(`No line ${typeId}`);
  const side = isIncomeLine(found) ? 'income' : 'spending';
  return { typeId, name: found.name, roles: found.roles, side, monthly, whose: null };
}

/** A debt of the list. */
export function debt(typeId: number, balance: number, more: Partial<ListedDebt> = {}): KnownDebt {
  const { debt: made } = debtOf(typeId, balance);
  return {
    debt: { ...made, ...NO_DEBT_FACTS, isDisputed: false, ...more },
    owner: ownerOn({ ...made, ...more }, [], isoDate(TODAY)),
    type: creditType(typeId),
    reported: null,
    byPlan: null,
  };
}

/** The facts about somebody of whom everything that we ask is known, and nothing contradicts itself. */
export function factsOf(told: Case = tenant()): ApplicationFacts {
  return {
    today: TODAY,
    details: {
      on: '2026-11-08',
      what: {
        title: 'Ms',
        forename: 'Samira',
        middlename: null,
        surname: 'Khan',
        email: 'samira@example.com',
        contactNumber: '07700900123',
        dateOfBirth: '1990-05-14',
      },
    },
    creditSearch: {
      on: '2026-11-15',
      what: {
        customer: {
          title: 'Ms',
          forename: 'Samira',
          middleNames: '',
          surname: 'Khan',
          dateOfBirth: '1990-05-14',
          phoneNumber: '07700900123',
        },
        address: {
          flatNumber: '2',
          buildingName: '',
          buildingNumber: '12',
          street: 'Lock Lane',
          district: '',
          ...TOWN_IN[told.nation === 'scotland' ? 'scotland' : 'england'],
          isPreviousAddress: false,
        },
      },
    },
    review: { on: '2026-11-08', what: told },
    household: { on: '2026-11-08', what: ALONE },
    debts: {
      on: '2026-11-08',
      what: told.debts.map(one => ({
        debt: { ...one.debt, ...NO_DEBT_FACTS, isDisputed: one.isDisputed },
        owner: ownerOn(one.debt, [], isoDate(TODAY)),
        type: one.type,
        reported: null,
        byPlan: null,
      })),
    },
    kinds: content.creditTypes,
    creditorsEver: new Map(
      told.debts.map(({ debt: { id, initialCreditorName } }) => [id, initialCreditorName]),
    ),
    budget: { on: '2026-11-08', what: [line(1001, 1_500_00), line(2001, 600_00), line(3011, 860_00)] },
    toldIncome: null,
    letters: null,
    advice: recordOf(told, TODAY),
    health: null,
  };
}

/** The facts with a complete budget of these lines, in the case as well as in the budget. */
export function withBudget(
  lines: readonly KnownLine[],
  changes: Parameters<typeof tenant>[0] = {},
): ApplicationFacts {
  const statement = budgetOf(lines.map(({ typeId, monthly }) => lineOf(typeId, monthly)));
  const facts = factsOf(tenant({ ...changes, statement: { ...statement, ...changes.statement } }));
  return { ...facts, budget: { on: '2026-11-08', what: lines } };
}
