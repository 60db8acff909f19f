import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { type ListedDebt, NO_DEBT_FACTS } from '@towpath/domain/debts/debtFacts.ts';
import { type DebtSale, ownerOn } from '@towpath/domain/debts/owner.ts';
import { debtOf, TODAY, tenant } from '@towpath/domain/solutions/testing/cases.ts';
import { recordOf, rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import { expect, it } from 'vitest';
import { recommendationResponse } from '../modules/advice/toResponse.ts';
import { SHIPPED_HELP } from '../testing/shippedHelp.ts';
import { adviceSummary } from './adviceSummary.ts';
import { budgetStatement, type SentAlong } from './budgetStatement.ts';
import { paperFrom } from './contact.ts';
import type { Paper } from './paper.ts';

const from = paperFrom(readOperatorContent(shipped));
const at = new Date('2026-11-21T10:00:00Z');

const KESTREL = { initialCreditorName: 'Kestrel Cards' };
const FENLAND = { initialCreditorName: 'Fenland Finance' };
const facts = tenant({
  debts: [
    debtOf(1, 900_00, { debt: KESTREL, isNothingPaid: true, isDisputed: true }),
    debtOf(4, 500_00, { debt: FENLAND, isVeryOld: true }),
    debtOf(4, 200_00),
  ],
});

/** The cells of the rows, and the paragraphs. */
function read({ blocks }: Paper) {
  return {
    rows: blocks.flatMap(block => (block.kind === 'table' ? block.rows.map(({ cells }) => cells) : [])),
    texts: blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text] : [])),
  };
}

it('the advice says on which debts nothing is paid, and names those to have advice about first (SA-063, SA-066)', () => {
  const record = recordOf(facts, TODAY);
  const recordId = '7ed3abb5-0000-4000-8000-000000000000';
  const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
  const { rows, texts } = read(adviceSummary({ from, person: '', recordId, at, record, advice }));
  expect(rows).toContainEqual(['Kestrel Cards (not agreed)', 'Credit card', '£900.00', 'nothing now']);
  expect(rows).toContainEqual(['Total', '', '£1,600.00', '£100.00']);
  expect(texts.join('\n')).toContain(
    'Don’t pay or write to Kestrel Cards or Fenland Finance before you have had advice about these debts.',
  );
});

it('the advice says to go on paying what falls due only where a doubtful debt can cost much (SA-189)', () => {
  const textsOf = (kind: number, changes: Parameters<typeof debtOf>[2]) => {
    const record = recordOf(tenant({ debts: [debtOf(kind, 900_00, changes), debtOf(4, 200_00)] }), TODAY);
    const recordId = '7ed3abb5-0000-4000-8000-000000000000';
    const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
    return read(adviceSummary({ from, person: '', recordId, at, record, advice })).texts;
  };
  const stillPay = 'Keep paying what falls due now, such as rent.';
  expect(textsOf(22, { isDisputed: true })).toContain(stillPay);
  expect(textsOf(1, { isDisputed: true })).not.toContain(stillPay);
  expect(textsOf(22, {})).not.toContain(stillPay);
});

it('the advice calls no council tax very old (SA-187)', () => {
  const record = recordOf(tenant({ debts: [debtOf(24, 900_00, { isVeryOld: true })] }), TODAY);
  const recordId = '7ed3abb5-0000-4000-8000-000000000000';
  const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
  const { rows, texts } = read(adviceSummary({ from, person: '', recordId, at, record, advice }));
  expect(rows.flat().join()).not.toContain('very old');
  expect(texts.join()).not.toContain('Don’t pay');
});

const statement = (...changes: readonly Partial<ListedDebt>[]) => statementWith([], changes);

const statementWith = (
  sales: readonly DebtSale[],
  changes: readonly Partial<ListedDebt>[],
  along: SentAlong | null = null,
) =>
  read(
    budgetStatement(
      {
        from,
        person: 'Danielle Hughes',
        at,
        budget: {
          id: '7ed3abb5-0000-4000-8000-000000000000',
          confirmedAt: at,
          parts: [],
          totalIncome: 0,
          totalOutgoings: 0,
          notes: [],
        },
        beside: {
          whose: new Map(),
          getsBy: { income: null, food: null, housing: null },
          changes: facts.changes,
        },
        household: null,
        debts: facts.debts.map(({ debt, type }, index) => ({
          debt: { ...debt, ...NO_DEBT_FACTS, ...changes[index] },
          owner: ownerOn(debt, sales, '2026-11-21'),
          type: type ?? undefined,
        })),
      },
      along,
    ),
  );

it('the statement for creditors marks a debt that is not agreed, and warns before it is sent (SA-066)', () => {
  const { rows, texts } = statement({ isDisputed: true, isJoint: true, isNothingPaid: true });
  expect(rows).toContainEqual([
    'Kestrel Cards (joint, not agreed)',
    'Credit card',
    '',
    '£900.00',
    'nothing now',
  ]);
  expect(texts.join('\n')).toContain('Don’t pay or write to Kestrel Cards before you have had advice');
});

it('the statement names whom a debt is with, who had it, and whose number it is: a buyer is sent no number (DN-651)', () => {
  const [{ debt: kestrel } = { debt: { id: '' } }] = facts.debts;
  const sales = [{ debtId: kestrel.id, on: '2026-11-20', from: 'Kestrel Cards', to: 'Lapwing' }];
  const changes = [{ creditorReference: 'KC-1042', isInArrears: true, arrears: 50_00 }];
  const own = statementWith(sales, changes);
  expect(own.rows).toContainEqual([
    'Lapwing (was with Kestrel Cards)',
    'Credit card',
    'KC-1042, with Kestrel Cards',
    '£900.00',
    '£50.00',
  ]);
  const along = { from: ['Danielle Hughes'], to: 'Lapwing', about: 'Account', setAside: 0 };
  const sent = statementWith(sales, changes, along);
  expect(sent.rows.map(([name]) => name)).toContain('Lapwing (was with Kestrel Cards)');
  expect(JSON.stringify(sent)).not.toContain('1042');
  const before = statementWith(
    sales.map(sale => ({ ...sale, on: '2026-11-22' })),
    changes,
  );
  expect(before.rows.map(([name]) => name)).toContain('Kestrel Cards');
});

it('the statement says nothing of the kind where there is no such debt (SA-066)', () => {
  expect(statement().texts.join('\n')).not.toContain('before you have had advice');
});
