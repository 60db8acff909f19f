import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { recordOf } from '@towpath/domain/solutions/explain/record.ts';
import { sayYears } from '@towpath/domain/solutions/pictures/yearsWords.ts';
import { TODAY, tenant, unknown } from '@towpath/domain/solutions/testing/cases.ts';
import { GOLDEN_ROWS } from '@towpath/domain/solutions/testing/golden/all.ts';
import { describe, expect, it } from 'vitest';
import { recommendationResponse } from '../modules/advice/toResponse.ts';
import { readPdf, withRole } from '../testing/readPdf.ts';
import { SHIPPED_HELP } from '../testing/shippedHelp.ts';
import { adviceSummary } from './adviceSummary.ts';
import { paperFrom } from './contact.ts';
import { writePaper } from './writePaper.ts';

const from = paperFrom(readOperatorContent(shipped));

function given(facts: Case, on = TODAY) {
  const record = recordOf(facts, on);
  const advice = recommendationResponse(record, 'r1', SHIPPED_HELP);
  const paper = adviceSummary({ from, person: '', recordId: 'r1', at: new Date(0), record, advice });
  return { advice, paper };
}
const read = async (facts: Case) => readPdf((await writePaper(given(facts).paper)).bytes);

describe('the pictures of an advice on paper', () => {
  it('say every figure in words for who cannot see them, and once more in a table (WT-028)', async () => {
    const facts = tenant();
    const { recommended } = given(facts).advice;
    if (!recommended?.years) throw new Error('The years of an order.');
    const { elements } = await read(facts);
    const alts = withRole(elements, 'Figure').map(({ alt }) => alt);
    expect(alts).toContain(sayYears(recommended.years));
    const cells = withRole(elements, 'TH').map(({ text }) => text);
    expect(cells).toEqual(expect.arrayContaining(['Nothing to pay to these debts', '£20,000 cleared']));
  });

  it('show where the money of an IVA goes (WT-028)', async () => {
    const { elements, text } = await read(tenant({ left: 155_00 }));
    const alts = withRole(elements, 'Figure').flatMap(({ alt }) => alt ?? []);
    expect(alts.some(alt => /Fees, our estimate: about £/u.test(alt))).toBe(true);
    expect(text).toContain('For each £1 you owe, they get about');
  });

  it('are followed by a table each, none of which is empty, and no paper prints a hash (WT-028)', () => {
    let drawn = 0;
    const cases = [
      ...GOLDEN_ROWS.slice(0, 120),
      { facts: unknown('england') },
      { facts: unknown('scotland') },
    ];
    for (const { facts, on } of cases as readonly { facts: Case; on?: typeof TODAY }[]) {
      const { blocks } = given(facts, on).paper;
      for (const [index, block] of blocks.entries()) {
        if (block.kind === 'table') expect(block.rows.length).toBeGreaterThan(0);
        if (block.kind === 'facts') expect(block.facts.length).toBeGreaterThan(0);
        if (block.kind === 'list') expect(block.items.length).toBeGreaterThan(0);
        if (block.kind !== 'years' && block.kind !== 'money') continue;
        drawn += 1;
        expect(blocks[index + 1]?.kind).toBe('table');
      }
      expect(JSON.stringify(blocks)).not.toMatch(/\b[\da-f]{32}\b/u);
    }
    expect(drawn).toBeGreaterThan(50);
  });
});
