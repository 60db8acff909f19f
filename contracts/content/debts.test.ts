import { INCLUSION_COLUMNS } from '@towpath/domain/debts/creditType.ts';
import { ASKED_DEBT_ROLES, type DebtRole, STAKE_ROLES } from '@towpath/domain/debts/roles.ts';
import { describe, expect, it } from 'vitest';
import type { ContentFile } from './operator.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

describe('the shipped kinds of debt', () => {
  const content = readOperatorContent(shipped);
  // An operator may add others after these.
  const ours = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    rows.filter(({ id }) => id <= 60);
  const creditTypes = ours(content.creditTypes);
  const reportedKinds = ours(content.reportedKinds);
  const idsWith = (role: DebtRole) =>
    creditTypes.filter(type => type.roles.includes(role)).map(({ id }) => id);
  const typeOf = (id: number) => creditTypes.find(type => type.id === id);

  it('are numbered from 1 to 60, so that none is missing', () => {
    expect(creditTypes.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('have every role that rules ask for, on the kinds that it is meant for (HO-001, DE-041, ER-015)', () => {
    expect(Object.fromEntries(ASKED_DEBT_ROLES.map(role => [role, idsWith(role)]))).toEqual({
      'goes-on': [14, 15, 16, 17, 18, 19, 20],
      bill: [24, 25, 26, 27, 28, 29, 52],
      'secures-home': [19, 20],
      'secures-vehicle': [14, 15, 17],
      'has-guarantor': [7],
      'asks-receipt-of-benefit': [30],
      'lasts-longer': [19, 20, 22, 24, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 42, 46, 52, 56],
      'barred-later': [21],
      'never-pay': [58],
      'can-cost-home': [19, 20, 22, 52],
      'can-cost-liberty': [35, 36, 37, 38],
      'can-cost-energy': [25, 26],
      'can-cost-goods': [14, 15, 16, 17, 18],
      'taken-from-benefits': [30, 31, 32, 46],
      mortgage: [19],
      'rent-of-home': [22],
      'not-in-scotland': [14],
      'not-in-northern-ireland': [27],
      overdraft: [5],
      'council-tax': [24],
      energy: [25, 26],
      water: [27],
      'tv-licence': [29],
      'court-fine': [35],
      'child-maintenance': [37],
      'income-tax': [33],
      'business-debt': [34, 54],
      'court-judgment': [42],
      'debt-purchaser': [43],
      other: [60],
    });
  });

  it('say for every solution what it takes in, and mark what no public source backs', () => {
    const cells = creditTypes.flatMap(({ inclusion }) => INCLUSION_COLUMNS.map(column => inclusion[column]));
    expect(cells).toHaveLength(480);
    expect(cells.filter(({ toConfirm }) => toConfirm)).toHaveLength(97);
    expect(cells.filter(({ note }) => note !== null)).toHaveLength(6);
    expect(typeOf(14)?.inclusion).toMatchObject({
      IVA: { inclusion: 'excluded', toConfirm: false },
      BKY: { inclusion: 'conditional', toConfirm: true },
      BS: { inclusion: 'arrears only', toConfirm: false },
    });
    expect(typeOf(30)?.inclusion.BKY).toMatchObject({ note: 'Not where it came from fraud.' });
  });

  it.each([
    ['yes', [19, 20, 22, 24, 25, 26, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 40, 46, 52]],
    ['conditional', [14, 15, 16, 17, 18, 42, 45, 60]],
    ['never in a plan', [58]],
  ])('come first or not: %s', (priority, ids) => {
    expect(creditTypes.filter(type => type.priority === priority).map(({ id }) => id)).toEqual(ids);
  });

  it('are secured where an account of that kind in a report is', () => {
    expect(creditTypes.filter(type => type.securedByDefault).map(({ id }) => id)).toEqual([
      14, 15, 16, 17, 19, 20, 53,
    ]);
    const named = reportedKinds.filter(({ reportedAs }) => reportedAs.length > 0);
    expect(named).toHaveLength(29);
    expect(named.filter(({ securedByDefault }) => securedByDefault).flatMap(kind => kind.reportedAs)).toEqual(
      [
        'logbook loan',
        'hire purchase',
        'household hire purchase',
        'personal contract purchase',
        'mortgage',
        'secured loan',
      ],
    );
  });
});

describe('the shipped creditors', () => {
  const { creditors } = readOperatorContent(shipped);
  const creditorOf = (id: number) => creditors.find(creditor => creditor.id === id);

  it('are all there, group by group', () => {
    const groups = new Map<number, number>();
    for (const { id } of creditors)
      groups.set(Math.trunc(id / 100), 1 + (groups.get(Math.trunc(id / 100)) ?? 0));
    const least = { 10: 40, 11: 55, 12: 18, 13: 17, 14: 23, 15: 12, 16: 29, 17: 26, 18: 10 };
    // An operator may add others.
    for (const [group, count] of Object.entries(least))
      expect(groups.get(Number(group)), group).toBeGreaterThanOrEqual(count);
  });

  it('have their other names and their kinds of debt, the likeliest first (DE-032)', () => {
    expect(creditorOf(1001)).toMatchObject({ aliases: ['Barclaycard'], creditTypeIds: [1, 4, 5, 19] });
    expect(creditorOf(1013)?.aliases).toEqual(['Clydesdale', 'Yorkshire Bank']);
    expect(creditorOf(1602)?.creditTypeIds).toEqual([30, 31, 32]);
    for (let id = 1612; id <= 1625; id += 1) {
      expect(creditorOf(id)?.creditTypeIds, String(id)).toEqual([24, 22, 40, 46, 47]);
    }
  });

  it('distinguish firms that take debts over from lenders', () => {
    const takers = creditors.filter(({ takesOverDebts }) => takesOverDebts).map(({ id }) => id);
    expect(takers).toEqual(Array.from({ length: 22 }, (_, index) => 1701 + index));
    const buyers = creditors.filter(({ creditTypeIds }) => creditTypeIds.includes(43));
    expect(buyers.every(({ takesOverDebts }) => takesOverDebts)).toBe(true);
  });

  it('mark the entries for which a person types the name', () => {
    expect(creditors.filter(({ namesMany }) => namesMany).map(({ id }) => id)).toEqual([
      1627, 1628, 1629, 1725, 1726, 1810,
    ]);
  });
});

describe('a fault in the kinds of debt or the creditors', () => {
  it.each<[string, Record<ContentFile, string>]>([
    [
      "credit-types.json: creditTypes[1].id: there is a kind of debt '1' already",
      changed('credit-types.json', (it: { creditTypes: { id: number }[] }) => {
        for (const type of it.creditTypes.slice(1, 2)) type.id = 1;
      }),
    ],
    ...ASKED_DEBT_ROLES.map((role): [string, Record<ContentFile, string>] => [
      `credit-types.json: creditTypes: must have a kind of debt with the role '${role}', which rules ask for`,
      changed('credit-types.json', (it: { creditTypes: { roles: string[] }[] }) => {
        for (const type of it.creditTypes) type.roles = type.roles.filter(one => one !== role);
      }),
    ]),
    [
      "credit-types.json: creditTypes[4].roles[0]: there is no role 'current-account'; there are goes-on, bill,",
      changed('credit-types.json', (it: { creditTypes: { roles: string[] }[] }) => {
        for (const type of it.creditTypes.slice(4, 5)) type.roles = ['current-account'];
      }),
    ],
    [
      'credit-types.json: creditTypes[4].roles: is missing: it must be a list of roles, [] for none',
      changed('credit-types.json', (it: { creditTypes: { roles?: string[] }[] }) => {
        for (const type of it.creditTypes.slice(4, 5)) delete type.roles;
      }),
    ],
    [
      'credit-types.json: creditTypes[4].roles: must have each role once',
      changed('credit-types.json', (it: { creditTypes: { roles: string[] }[] }) => {
        for (const type of it.creditTypes.slice(4, 5)) type.roles = ['overdraft', 'overdraft'];
      }),
    ],
    [
      `credit-types.json: creditTypes[18].roles: must have one of ${STAKE_ROLES.join(', ')} at most`,
      changed('credit-types.json', (it: { creditTypes: { roles: string[] }[] }) => {
        for (const type of it.creditTypes.slice(18, 19)) type.roles.push('can-cost-energy');
      }),
    ],
    [
      "credit-types.json: creditTypes[1].reportedAs[1]: there is a kind of debt that reports call 'CREDIT_CARD' already",
      changed('credit-types.json', (it: { creditTypes: { reportedAs: string[] }[] }) => {
        for (const type of it.creditTypes.slice(1, 2)) type.reportedAs.push('CREDIT_CARD');
      }),
    ],
    [
      'credit-types.json: date: is missing: it must be a date such as 2026-11-01',
      changed('credit-types.json', (it: { date?: string }) => delete it.date),
    ],
    [
      'credit-types.json: basis.DRO: must name at least one source',
      changed('credit-types.json', (it: { basis: { DRO: string[] } }) => {
        it.basis.DRO = [];
      }),
    ],
    [
      "credit-types.json: basis.DRO[0]: there is no source 'hearsay'",
      changed('credit-types.json', (it: { basis: { DRO: string[] } }) => {
        it.basis.DRO = ['hearsay'];
      }),
    ],
    [
      "credit-types.json: creditTypes[0].inclusion.IVA.source: there is no source 'hearsay'",
      changed('credit-types.json', (it: { creditTypes: { inclusion: unknown }[] }) => {
        const everywhere = Object.fromEntries(
          INCLUSION_COLUMNS.map(column => [column, { inclusion: 'included', source: 'hearsay' }]),
        );
        for (const type of it.creditTypes.slice(0, 1)) type.inclusion = everywhere;
      }),
    ],
    [
      'credit-types.json: creditTypes[13].inclusion',
      changed('credit-types.json', (it: { creditTypes: { inclusion: Record<string, unknown> }[] }) => {
        for (const type of it.creditTypes.slice(13, 14)) delete type.inclusion.SEQ;
      }),
    ],
    [
      'creditors.json: creditors[0].creditTypeIds[0]: there is no kind of debt 9999',
      changed('creditors.json', (it: { creditors: { creditTypeIds: number[] }[] }) => {
        for (const creditor of it.creditors.slice(0, 1)) creditor.creditTypeIds = [9999];
      }),
    ],
    [
      "creditors.json: creditors[1].id: there is a creditor '1001' already",
      changed('creditors.json', (it: { creditors: { id: number }[] }) => {
        for (const creditor of it.creditors.slice(1, 2)) creditor.id = 1001;
      }),
    ],
    [
      "creditors.json: creditors[1].name: there is a creditor 'Barclays' already",
      changed('creditors.json', (it: { creditors: { name: string }[] }) => {
        for (const creditor of it.creditors.slice(1, 2)) creditor.name = 'Barclays';
      }),
    ],
    [
      'creditors.json: basis: must name at least one source',
      changed('creditors.json', (it: { basis: string[] }) => {
        it.basis = [];
      }),
    ],
    [
      'creditors.json: date: is missing: it must be a date such as 2026-11-01',
      changed('creditors.json', (it: { date?: string }) => delete it.date),
    ],
  ])('is named in one line with its place: %s (HO-002, HO-003)', (line, texts) => {
    const fault = faultIn(texts);
    expect(fault.message).toContain(line);
    for (const each of fault.lines) expect(each).toMatch(/^[a-z-]+\.json: \S[^\n]*$/u);
  });
});
