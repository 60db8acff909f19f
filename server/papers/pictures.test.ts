import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { sayYears } from '@towpath/domain/solutions/pictures/yearsWords.ts';
import { TODAY, tenant, unknown } from '@towpath/domain/solutions/testing/cases.ts';
import { GOLDEN_ROWS } from '@towpath/domain/solutions/testing/golden/all.ts';
import { recordOf, rulesOn } from '@towpath/domain/solutions/testing/inForce.ts';
import { describe, expect, it } from 'vitest';
import { recommendationResponse } from '../modules/advice/toResponse.ts';
import { readPdf, withRole } from '../testing/readPdf.ts';
import { SHIPPED_HELP, SHIPPED_LOOK } from '../testing/shippedHelp.ts';
import { adviceSummary } from './adviceSummary.ts';
import { paperFrom } from './contact.ts';
import { type Block, heading, paragraph } from './paper.ts';
import { writePaper } from './writePaper.ts';

const from = paperFrom(readOperatorContent(shipped));

function given(facts: Case, on = TODAY) {
  const record = recordOf(facts, on);
  const advice = recommendationResponse(record, 'r1', SHIPPED_HELP, rulesOn);
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

describe('a picture on paper', () => {
  const years: Block = {
    kind: 'years',
    picture: {
      from: '2026-11',
      bars: [{ kind: 'pays', least: 48, most: 48, each: '£380' }],
      end: { kind: 'cleared', least: 48, most: 48, sum: 'About £28,000 to £30,500' },
    },
  };
  const part = (kind: 'paid' | 'fees' | 'written off', says: string) => ({ kind, sum: 6_000_00, says });
  const money = (says: readonly [string, string, string]): Block => ({
    kind: 'money',
    picture: {
      pays: '£18,240',
      parts: [part('paid', says[0]), part('fees', says[1]), part('written off', says[2])],
      inThePound: null,
    },
  });
  const pagesOf = async (blocks: readonly Block[]) =>
    (
      await readPdf(
        (
          await writePaper({ title: 'A paper', brand: SHIPPED_LOOK, marks: [], at: new Date(0), blocks })
        ).bytes,
      )
    ).pages;

  it('stands on the page of its heading, wherever that falls (WT-028)', async () => {
    let wasPushed = false;
    for (let lines = 24; lines < 36; lines += 1) {
      const above = Array.from({ length: lines }, () => paragraph('A line.'));
      const pages = await pagesOf([...above, heading(4, 'The years ahead'), years]);
      const [on] = pages.filter(text => text.includes('The years ahead'));
      expect(on, `after ${lines} lines`).toContain('£30,500 cleared');
      wasPushed ||= pages.length > 1;
    }
    expect(wasPushed).toBe(true);
  });

  it('names its parts with their sums where there is room beside each other, and else alone (WT-028)', async () => {
    const [short] = await pagesOf([money(['about £8,300', 'about £3,600', 'about £7,300'])]);
    expect(short).toContain('Fees, our estimate: about £3,600');
    const long = money(['about £11,700 to £14,200', 'about £4,000 to £6,500', 'about £28,000 to £30,500']);
    const [text] = await pagesOf([long]);
    expect(text).toContain('Fees, our estimate');
    expect(text).not.toContain('£4,000');
  });
});
