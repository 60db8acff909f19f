import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';
import { budgetOf, debtOf, linesWith, TODAY, tenant } from '@towpath/domain/solutions/testing/cases.ts';
import { recordOf, rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import { EVERYWHERE, mustDisclose, shownWording } from '@towpath/domain/solutions/testing/mustDisclose.ts';
import { expect, it } from 'vitest';
import { recommendationResponse } from '../modules/advice/toResponse.ts';
import { type ReadElement, type ReadPdf, readPdf } from '../testing/readPdf.ts';
import { SHIPPED_HELP } from '../testing/shippedHelp.ts';
import { adviceSummary } from './adviceSummary.ts';
import { paperFrom } from './contact.ts';
import { writePaper } from './writePaper.ts';

const from = paperFrom(readOperatorContent(shipped));
const recordId = '7ed3abb5-0000-4000-8000-000000000000';

/** A record in which every solution of a nation is open, of somebody who did not say what home they have. */
function allOpen(nation: (typeof UK_NATIONS)[number]): AdviceRecord {
  const facts = tenant({ nation });
  const home = { ...facts.home, tenure: null, ownsOtherProperty: null };
  const record = recordOf({ ...facts, home }, TODAY);
  const results = record.results.map(result => ({ ...result, eligibility: 'ELIGIBLE' as const }));
  const groups = {
    ...record.groups,
    recommended: null,
    eligible: results.map(({ shortName }) => shortName),
    ineligible: [],
    undecided: [],
    addOns: [],
  };
  return { ...record, verdict: 'RECOMMENDED', withheld: [], results, groups };
}

/** The text of each solution: what stands from its name to the next. */
function textBySolution({ elements }: ReadPdf): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let name = '';
  for (const element of elements) {
    if (element.role === 'H2') name = '';
    if (element.role === 'H3') name = element.text;
    if (name !== '') found.set(name, `${found.get(name) ?? ''} ${wholeText(element)}`);
  }
  return found;
}

/** The text of an element and of all within it. */
function wholeText({ text, children }: ReadElement): string {
  return [text, ...children.map(wholeText)].filter(part => part !== '').join(' ');
}

it.each(UK_NATIONS)(
  'the paper of %s says of every solution all that must be said, but of one that shows a health fact (SA-101)',
  async nation => {
    const record = allOpen(nation);
    const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
    const paper = adviceSummary({ from, person: '', recordId, at: new Date('2026-11-21'), record, advice });
    const texts = textBySolution(await readPdf((await writePaper(paper)).bytes));
    let read = 0;
    for (const [shortName, of] of EVERYWHERE) {
      if (of !== nation || shortName === 'MHBS') continue;
      const text = texts.get(record.results.find(one => one.shortName === shortName)?.name ?? '') ?? '';
      const unsaid = mustDisclose(shortName, nation).filter(({ says }) => !says.test(text));
      expect(
        unsaid.map(({ what }) => what),
        shortName,
      ).toEqual([]);
      const { risks, register, next } = shownWording(shortName, nation);
      for (const says of [...risks, register ?? '', ...next]) expect(text, shortName).toContain(says);
      if (['IVA', 'DRO', 'BKY', 'PTD', 'SEQ', 'MAP'].includes(shortName)) {
        expect(text, shortName).toContain('This is subject to an adviser.');
      }
      read += 1;
    }
    expect(read).toBeGreaterThan(7);
  },
);

it('says once what a person’s own case brings and everybody reads (WT-161)', async () => {
  const debts = [debtOf(5, 900_00), debtOf(1, 20_000_00, { debt: { isJoint: true, hasGuarantor: true } })];
  const record = recordOf(tenant({ debts, statement: budgetOf(linesWith(225_00)) }), TODAY);
  const advice = recommendationResponse(record, recordId, SHIPPED_HELP, rulesOn);
  const iva = advice.recommended;
  expect(iva?.product.shortName).toBe('IVA');
  const own = new Set(iva?.disclosures.map(({ says }) => says));
  expect(iva?.wording.risks.filter(risk => own.has(risk))).toHaveLength(2);
  const paper = adviceSummary({ from, person: '', recordId, at: new Date('2026-11-21'), record, advice });
  const text = textBySolution(await readPdf((await writePaper(paper)).bytes)).get(iva?.product.name ?? '');
  for (const says of own) expect(text?.split(says), says).toHaveLength(2);
});
