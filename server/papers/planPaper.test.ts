import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { after, OFFERS } from '@towpath/domain/plans/repayment/testing/mockUp.ts';
import { describe, expect, it } from 'vitest';
import { paperFrom } from './contact.ts';
import { planPaper } from './planPaper.ts';

type Said = typeof OFFERS;
const from = paperFrom(readOperatorContent(shipped));

/** The paragraphs of a plan's paper as of a day. */
function paragraphsOn(on: string, ...said: readonly Said[]): readonly string[] {
  const stands = repaymentOn(after(OFFERS, ...said), on, NO_HOLIDAYS);
  if (stands === null) throw new Error('It is not drawn up.');
  const { blocks } = planPaper({
    from,
    person: 'Danielle Hughes',
    on,
    plan: { name: 'A plan', chosenOn: on, state: 'running', stands: null, steps: [], history: [] },
    repayment: { stands, happened: [], differs: null },
  });
  return blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text] : []));
}

describe('the paper of a plan', () => {
  it('says who gets more than was offered once another is paid, from when and how much (DN-656)', () => {
    const paidOff: Said = [
      '2026-12-01',
      { kind: 'paid', on: '2026-12-01', due: '2026-12', debtId: 'marlow', sum: 964_00 },
    ];
    const more = paragraphsOn('2026-12-02', paidOff).filter(text => text.includes('no longer needs'));
    expect(more).toHaveLength(3);
    expect(more[0]).toMatch(
      /^Fenland Finance gets £\d+ a month, beginning in January 2027: .* Your offer of £76 stays as it is\.$/u,
    );
    expect(paragraphsOn('2026-12-02').filter(text => text.includes('no longer needs'))).toEqual([]);
  });
});
