import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { RULES_VERSION } from '@towpath/domain/solutions/explain/rulesVersion.ts';
import { debtOf, TODAY, tenant } from '@towpath/domain/solutions/testing/cases.ts';
import { applyTrial, RULEBOOK, recordOf, trialOptions } from '@towpath/domain/solutions/testing/inForce.ts';
import { compareRecords } from '@towpath/domain/solutions/what-if/compare.ts';
import type { Trial } from '@towpath/domain/solutions/what-if/trial.ts';
import { newAdviserReasons, sayTurns } from '@towpath/domain/solutions/what-if/wording.ts';
import { describe, expect, it } from 'vitest';
import { advice } from '../../testing/advice.ts';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { Changes } from './Changes.tsx';
import { Outcome } from './Outcome.tsx';
import { WhatIf } from './WhatIf.tsx';
import { WhatIfPanel } from './WhatIfPanel.tsx';

const car = { value: 2_400_00, isNeeded: true, isAdapted: false, isOnFinance: false };
const onlyDebt = debtOf(1, 15_000_00);

function changesOf(facts: Case, trial: Trial = {}): string {
  return htmlOf(<Changes ground={trialOptions(facts, TODAY)} trial={trial} onChange={() => {}} />);
}

function outcomeOf(facts: Case, trial: Trial): string {
  const [before, after] = [recordOf(facts, TODAY), recordOf(applyTrial(facts, TODAY, trial), TODAY)];
  const solutions = compareRecords(before, after);
  return htmlOf(
    <Outcome
      before={before}
      after={after}
      solutions={solutions}
      turns={sayTurns(solutions)}
      forAdviser={newAdviserReasons(before, after)}
      isChanged={Object.keys(trial).length > 0}
    />,
  );
}

/** The text of the rows, by the name of their solution. */
function rowsOf(html: string): readonly string[] {
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gu)].map(([, row]) => wordsOf(row ?? ''));
}

describe('the way to try things out', () => {
  it('is closed at first, says that nothing is kept, and is not printed', () => {
    const html = htmlOf(<WhatIf advice={advice()} />);
    expect(wordsOf(html)).toContain('Try it out. Your answers stay as they are.');
    expect(html).toMatch(/<button[^>]*aria-expanded="false"[^>]*>Other/u);
    expect(html).toMatch(/<section class="[^"]*no-print/u);
    expect(html).not.toContain('type="range"');
  });

  it.each([
    ['no record was kept', advice({ recordId: null })],
    ['the advice is not complete', advice({ status: 'incomplete' })],
    ['nothing was judged', advice({ recommended: null, eligible: [], ineligible: [] })],
  ])('is not there when %s', (_, recommendation) => {
    expect(htmlOf(<WhatIf advice={recommendation} />)).toBe('');
  });

  it('says so when the page has other rules than the advice', () => {
    const judged = {
      on: '2026-11-21',
      facts: tenant(),
      limits: RULEBOOK.rowsOn('england', TODAY).map(row => ({ ...row, nations: [...row.nations] })),
    };
    const panel = (version: number) =>
      wordsOf(htmlOf(<WhatIfPanel judged={judged} rulesVersion={version} shift={0} />));
    expect(panel(RULES_VERSION.number + 1)).toContain('There is a newer version of this page');
    expect(panel(RULES_VERSION.number)).toContain('Money left each month');
  });
});

describe('what can be changed', () => {
  it('has a slider and a box for each sum, both with its name, and the slider says where it stands', () => {
    const html = changesOf(tenant({ left: 196_37, vehicles: [car], debts: [onlyDebt] }));
    for (const [label, text, typed] of [
      ['Money left each month', '£196.37 a month', '196.37'],
      ['What your vehicle is worth', '£2,400', '2,400'],
      [`What you owe to ${onlyDebt.debt.initialCreditorName}`, '£15,000', '15,000'],
    ]) {
      expect(html).toMatch(
        new RegExp(`type="range"[^>]*aria-label="${label}" aria-valuetext="${text}"`, 'u'),
      );
      const [, id] = new RegExp(`for="([^"]+)">${label}<`, 'u').exec(html) ?? [];
      expect(html).toMatch(new RegExp(`<input id="${id}"[^>]*value="${typed}"`, 'u'));
    }
    expect(html.match(/type="range"/gu)).toHaveLength(3);
  });

  it('leaves out what the person does not have', () => {
    expect(changesOf(tenant({ debts: [] })).match(/type="range"/gu)).toHaveLength(1);
    expect(changesOf(tenant())).not.toContain('vehicle');
  });

  it('lets a debt be chosen where there are two, and begins with none', () => {
    const html = changesOf(tenant(), { debts: {} });
    expect(html).toMatch(/<option value="" selected="">Choose a debt<\/option>/u);
    expect(wordsOf(html)).toMatch(/Made-up Bank \d+, Credit card, £15,000/u);
    expect(html.match(/type="range"/gu)).toHaveLength(1);
  });

  it('names each of two vehicles, and says when a worth is not known', () => {
    const html = changesOf(tenant({ vehicles: [car, { ...car, value: null }] }));
    const words = wordsOf(html);
    expect(words).toContain('What your first vehicle is worth You told us £2,400.');
    expect(words).toContain('What your second vehicle is worth You were not sure what it is worth.');
    expect(html).toContain('aria-valuetext="Not known"');
  });

  it('says a shortfall in words', () => {
    const html = changesOf(tenant({ left: -40_00 }));
    expect(html).toContain('aria-valuetext="£40 short each month"');
    expect(html).toMatch(/<input[^>]*type="range"[^>]* min="-200"/u);
  });
});

describe('what would come of it', () => {
  const facts = tenant({ left: 75_00 });

  it('lists the solutions as they stand while nothing is changed', () => {
    const html = outcomeOf(facts, {});
    expect(rowsOf(html)[0]).toBe(
      'Debt Relief Order Best Match You pay monthly: £0. You could be clear in: 12 months.',
    );
    expect(wordsOf(html)).toContain('Change a sum to see what would happen.');
    expect(wordsOf(html)).not.toContain('Before:');
  });

  it('marks what changed in words, with an icon and the reason, and what it was before', () => {
    const rows = rowsOf(outcomeOf(facts, { surplus: 75_01 }));
    const order = rows.find(row => row.startsWith('Debt Relief Order'));
    expect(order).toBe(
      'Debt Relief Order Unavailable Would no longer fit. Before: Best Match. What you have left, not counting benefits for a disability: £75.01 a month. It can be up to £75 a month.',
    );
    expect(rows[0]).toMatch(/Best Match Would now be your best match\. Before: /u);
  });

  it('says it all in one line, and so when nothing would change', () => {
    expect(wordsOf(outcomeOf(facts, { surplus: 75_01 }))).toMatch(
      /What would fit you .* would now be your best match\. \d more would change too\./u,
    );
    expect(wordsOf(outcomeOf(facts, { surplus: 74_99 }))).toContain('Nothing would change in what fits you.');
  });

  it('says what would be paid, and what was', () => {
    const html = wordsOf(outcomeOf(tenant({ left: 300_00 }), { surplus: 400_00 }));
    expect(html).toContain('Monthly payment: £400 (before: £300).');
    expect(html).toContain('What could go to the people you owe: £400 a month. Before: £300 a month.');
  });

  it('says why an adviser would look first', () => {
    const gone = Object.fromEntries(facts.debts.map(({ debt }) => [debt.id, 'gone' as const]));
    expect(wordsOf(outcomeOf(facts, { debts: gone }))).toContain('There are no debts in your list.');
  });
});
