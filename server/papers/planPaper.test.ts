import { readOperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { shipped } from '@towpath/contracts/content/testing/shippedContent.ts';
import type { FactsToDraw } from '@towpath/domain/plans/repayment/drawing.ts';
import { NO_HOLIDAYS } from '@towpath/domain/plans/repayment/dueMonths.ts';
import { NOTHING_APART, type PaidApart } from '@towpath/domain/plans/repayment/paidApart.ts';
import { repaymentOn } from '@towpath/domain/plans/repayment/repaymentOn.ts';
import { after, drawn, facts, OFFERS } from '@towpath/domain/plans/repayment/testing/mockUp.ts';
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
    plan: {
      name: 'A plan',
      chosenOn: on,
      state: 'running',
      stands: null,
      steps: [],
      whileItRuns: [],
      history: [],
    },
    repayment: { stands, happened: [], differs: null, apart: NOTHING_APART },
  });
  return blocks.flatMap(block => (block.kind === 'paragraph' ? [block.text] : []));
}

/** What the paper of a plan of other terms says, of which nothing has happened. */
function saidOf(terms: Partial<FactsToDraw>, ...more: Parameters<typeof repaymentOn>[0]): string {
  return saidBeside(NOTHING_APART, terms, ...more);
}

/** The same, with what is paid beside it. */
function saidBeside(
  apart: PaidApart,
  terms: Partial<FactsToDraw>,
  ...more: Parameters<typeof repaymentOn>[0]
): string {
  const stands = repaymentOn([drawn(facts(terms)), ...more], '2026-12-02', NO_HOLIDAYS);
  if (stands === null) throw new Error('It is not drawn up.');
  const plan = {
    name: 'A plan',
    chosenOn: '2026-11-02',
    state: 'running',
    stands: null,
    steps: [],
    whileItRuns: [],
    history: [],
  } as const;
  const repayment = { stands, happened: [], differs: null, apart };
  return JSON.stringify(planPaper({ from, person: '', on: '2026-12-02', plan, repayment }).blocks);
}

describe('the paper of a plan', () => {
  it('says that more payments follow, and not how many, where a plan has no end (DN-923)', () => {
    const token = saidOf({ shortName: 'TPP' });
    expect(token).toContain('They do not clear the debt.');
    expect(token).toContain('More payments follow.');
    expect(token).not.toMatch(/\d+ more payments/u);
    expect(saidOf({})).toMatch(/\d+ more payments follow\./u);
  });

  it('says of a break in the scheme that interest and charges stay frozen, and counts no answers where nobody was asked (DN-926)', () => {
    const rest = { kind: 'break', on: '2026-12-02', from: '2026-12', to: '2027-02', monthly: 0 } as const;
    const das = saidOf({ shortName: 'DAS' }, rest);
    expect(das).toContain('Interest and charges stay frozen. The programme takes that much longer.');
    expect(das).not.toMatch(/may add interest|Lenders who have answered/u);
    const dmp = saidOf({}, rest);
    expect(dmp).toContain('Some lenders may add interest. The plan takes that much longer.');
    expect(dmp).toContain('Lenders who have answered');
  });

  it('says who is paid beside it and how much, and how its own sum comes about, as its page does (DN-1215)', () => {
    const apart = { each: [{ id: 'energy', monthly: 26_00 }], leftBefore: 196_00 };
    const says = saidBeside(apart, {});
    expect(says).toContain('{"name":"Beside the plan, each month","says":"£26 to Brightly Energy"}');
    expect(says).toContain('£196 left over − £26 for Brightly Energy = £170.');
    expect(says).toContain('"text":"£312.00. You pay £26 a month."');
    // Another sum is paid than what is left.
    expect(saidBeside({ ...apart, leftBefore: null }, {})).not.toContain('left over');
    expect(saidOf({})).not.toMatch(/Beside the plan|left over|You pay £26/u);
  });

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
