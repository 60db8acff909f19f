import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { STAYS_WORDS } from '@towpath/domain/solutions/recommend/wording.ts';
import {
  budgetOf,
  debtOf,
  homeOf,
  linesWith,
  TODAY,
  tenant,
  unknown,
} from '@towpath/domain/solutions/testing/cases.ts';
import { recordOf, rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import { describe, expect, it } from 'vitest';
import { recommendationResponse } from '../modules/advice/toResponse.ts';
import { readPdf } from '../testing/readPdf.ts';
import { SHIPPED_HELP } from '../testing/shippedHelp.ts';
import { adviceSummary } from './adviceSummary.ts';
import { paperFrom } from './contact.ts';
import { writePaper } from './writePaper.ts';

const from = paperFrom(readOperatorContent(shipped));
const recordId = '7ed3abb5-0000-4000-8000-000000000000';

function paperOf(facts: Case) {
  const record = recordOf(facts, TODAY);
  const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
  return adviceSummary({
    from,
    person: 'Danielle Hughes',
    recordId,
    at: new Date('2026-11-21T10:00:00Z'),
    record,
    advice,
  });
}
const textOf = async (facts: Case) => {
  const { bytes, pages } = await writePaper(paperOf(facts));
  return { pages, text: (await readPdf(bytes)).text };
};
const headingsOf = (facts: Case) =>
  paperOf(facts).blocks.flatMap(block => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));

describe('an advice on paper', () => {
  it('says first what cannot wait, then what we would recommend', () => {
    const facts = tenant();
    const rent = debtOf(22, 900_00);
    const headings = headingsOf({ ...facts, debts: [...facts.debts, rent] });
    expect(headings[0]).toBe('First things first');
    expect(headings.at(-1)).toBe('How to complain');
  });

  it('has the number of each who is to be rung first (WT-129)', async () => {
    const usual = tenant({ nation: 'scotland' });
    const happening = { ...usual.happening, eviction: true, noFood: true, benefitsStopped: true };
    const { text } = await textOf({ ...usual, happening });
    expect(text).toContain(
      `Shelter Scotland can help you too. Call us: ${from.phone}. Shelter Scotland: 0808 800 4444.`,
    );
    expect(text).toContain('Citizens Advice Scotland: 0800 028 1456.');
    // The office that pays them is rung by the number on its letters.
    expect(text).toMatch(/hardship payment\. (?!Call us)/u);
  });

  it('has the answer in one sentence, and the same sum of what is left as the page (WT-002, WT-008)', async () => {
    const councilTax = debtOf(24, 648_00, { arrears: 648_00 });
    const { text } = await textOf(tenant({ left: 393_68, debts: [debtOf(1, 9_000_00), councilTax] }));
    expect(text).toContain('because you have £394 left each month.');
    expect(text).toMatch(
      /Left each month £393\.68 Council tax arrears −£27\.00 Rounded down to whole pounds −£0\.68 For the debts in a plan £366\.00/u,
    );
    expect(text).not.toMatch(/[0-9a-f]{32}/u);
  });

  it('says beside what is left that a cost may be missing, of who lacks the basics (WT-053)', async () => {
    const lacking = 'You told us you have no money for food. So a cost may be missing here.';
    const facts = tenant({ left: 120_00 });
    const { text } = await textOf({ ...facts, happening: { ...facts.happening, noFood: true } });
    expect(text).toContain(`Left each month £120 ${lacking}`);
    expect((await textOf(facts)).text).not.toContain('a cost may be missing');
  });

  it('says first what somebody is close to, and names nothing else (SA-110, SA-116)', () => {
    const record = recordOf(tenant(), TODAY);
    const missing = {
      code: 'DRO_SURPLUS_MAX',
      tests: 'What you have left',
      figure: { low: 88_00, high: 88_00 },
      limit: 75_00,
      unit: 'pence a month' as const,
      by: { low: 13_00, high: 13_00 },
      endsOn: null,
    };
    const close = { ...record, close: { shortName: 'DRO' as const, missing: [missing], bridges: [] } };
    const advice = recommendationResponse(close, recordId, SHIPPED_HELP, rulesOn);
    const { blocks } = adviceSummary({ from, person: '', recordId, at: new Date(0), record: close, advice });
    const headings = blocks.flatMap(block => (block.kind === 'heading' ? [block.text] : []));
    expect(headings[0]).toBe('You are close to a debt relief order');
    expect(headings).toContain('Please don’t');
    expect(headings).not.toContain('What else is open to you');
    // With which way it is a limit (WT-183).
    expect(blocks.flatMap(block => (block.kind === 'table' ? block.rows[0]?.cells : []))).toContain(
      'at most £75 a month',
    );
    expect(blocks.flatMap(block => (block.kind === 'table' ? block.rows[0]?.cells : []))).toContain(
      '£13 over',
    );
  });

  it('names no solution of who has no credible budget (SA-116)', () => {
    const facts = tenant();
    const lines = facts.statement.lines.filter(({ roles }) => !roles.includes('food'));
    const headings = headingsOf({ ...facts, statement: { ...facts.statement, lines } });
    expect(headings).toContain('Why we’d talk first');
    expect(headings).not.toContain('What we’d recommend for you');
    expect(headings).not.toContain('What we wouldn’t recommend, and why');
    const said = JSON.stringify(paperOf({ ...facts, statement: { ...facts.statement, lines } }).blocks);
    expect(said).not.toMatch(/debt relief order|voluntary arrangement|bankruptcy|management plan/iu);
  });

  it('recommends nothing by name where a person looks first, as on the page (WT-180)', () => {
    const facts = tenant();
    const owner = {
      ...tenant({ debts: [debtOf(1, 30_000_00)] }),
      home: homeOf(200_000_00, 80_000_00),
      statement: budgetOf(linesWith(100_00, 1_500_00, 'owns')),
    };
    const { status, namesNothing, recommended } = recommendationResponse(
      recordOf(owner, TODAY),
      recordId,
      SHIPPED_HELP,
      rulesOn,
    );
    expect([status, namesNothing, recommended?.product.shortName]).toEqual(['ask an adviser', false, 'DAP']);
    expect(headingsOf(owner)).not.toContain('What we’d recommend for you');
    expect(headingsOf(owner)).toContain('What else we looked at');
    expect(headingsOf(facts)).toContain('What we’d recommend for you');
  });

  it('can be made of every case: of one of whom nothing is known, with a home, without debts', async () => {
    const facts = tenant();
    for (const one of [
      unknown('scotland'),
      unknown(null),
      { ...facts, home: homeOf(200_000_00, 150_000_00) },
      { ...facts, debts: [] },
    ]) {
      expect((await writePaper(paperOf(one))).pages).toBeGreaterThan(0);
    }
    expect(headingsOf(unknown('england'))).toContain('What we still need');
  });

  it('is the same whether a person has treatment for a crisis, has none, or did not say', () => {
    const facts = tenant();
    const crises: readonly Case['crisis'][] = [
      {
        isInTreatment: true,
        isConfirmed: true,
        hasContact: true,
        treatmentEndsOn: null,
        isIllLongTerm: false,
      },
      {
        isInTreatment: true,
        isConfirmed: null,
        hasContact: false,
        treatmentEndsOn: null,
        isIllLongTerm: false,
      },
      {
        isInTreatment: null,
        isConfirmed: null,
        hasContact: null,
        treatmentEndsOn: null,
        isIllLongTerm: false,
      },
    ];
    const usual = paperOf(facts);
    for (const crisis of crises) expect(paperOf({ ...facts, crisis }), JSON.stringify(crisis)).toEqual(usual);
  });

  it('names each debt that stays, with why (SA-102)', async () => {
    const debts = [
      debtOf(1, 9_000_00),
      debtOf(35, 200_00, { debt: { initialCreditorName: 'Made-up Court' } }),
    ];
    const { pages, text } = await textOf(tenant({ debts }));
    expect(pages).toBeGreaterThan(0);
    expect(text).toContain('Debts that stay • Made-up Court: ');
    expect(text).toContain(STAYS_WORDS.kind);
  });

  it('has no empty table and no number that only machines read', () => {
    const { blocks } = paperOf(tenant({ debts: [debtOf(1, 9_000_00), debtOf(35, 200_00)] }));
    const empty = blocks.filter(block => block.kind === 'table' && block.rows.length === 0);
    expect(empty).toEqual([]);
    expect(JSON.stringify(blocks)).not.toMatch(/[0-9a-f]{16}/u);
  });

  it('never names an illness that decides', () => {
    const facts = tenant();
    for (const isIllLongTerm of [true, false, null]) {
      const paper = paperOf({ ...facts, crisis: { ...facts.crisis, isIllLongTerm } });
      expect(JSON.stringify(paper)).not.toMatch(/you have an illness/iu);
    }
  });
});
