import { describe, expect, it } from 'vitest';
import { compile } from '../journey-engine/compile/compile.ts';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import { TERMINAL_STEP_TYPES } from '../journey-engine/definition/kinds.ts';
import { allPaths } from '../journey-engine/prove/allPaths.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { progressOf } from '../journey-engine/run/progress.ts';
import {
  answersFrom,
  fullReview,
  planOf,
  qualifier,
  qualifierLooks,
  shippedJourneys,
} from './testing/shipped.ts';

const ENDINGS = new Map<JourneyDefinition, readonly string[]>([
  ...qualifierLooks.map(look => [look, ['outside-uk', 'formal-plan-help', 'no-debts', 'advice']] as const),
  [fullReview, ['adviser-review']] as const,
]);

describe.each(shippedJourneys.map(definition => [definition.journey, definition] as const))(
  '%s',
  (_, definition) => {
    it('is accepted without a warning', () => {
      const compiled = compile(definition);
      expect(compiled).toMatchObject({ ok: true, warnings: [] });
    });

    it('ends on every path in advice or a drop-out, and reaches each of them', () => {
      const plan = planOf(definition);
      const { endings, paths, count } = allPaths(plan);
      expect([...endings.keys()]).toEqual(ENDINGS.get(definition));
      expect(BigInt(paths.length)).toBe(count);
      for (const path of paths) {
        const end = plan.stepById.get(path.at(-1) ?? '');
        expect(end && TERMINAL_STEP_TYPES.includes(end.step.type), path.join(' ')).toBe(true);
      }
    });
  },
);

describe('the Qualifier', () => {
  const plan = planOf(qualifier);
  const walk = (given: Parameters<typeof answersFrom>[1]) => pathOf(plan, answersFrom(qualifier, given));
  const upTo = {
    nation: 'england',
    housing: 'council',
    'birth-date': '1985-03-27',
    employment: 'other',
  } as const;

  it.each(['scotland', 'northern-ireland'])(
    'keeps %s at the first question, with a note and free help (QU-012)',
    nation => {
      const path = walk({ nation });
      expect(path.blocked).toBe(true);
      expect(path.steps.map(({ stepId }) => stepId)).toEqual(['nation']);
      const step = plan.stepById.get('nation')?.step;
      expect(step?.optionType).toBe('Radio Button (Submit)');
      const note = step?.answers.find(({ id }) => id === `nation.${nation}`)?.additionalText;
      expect(note).toContain('Our advice here covers England and Wales');
      expect(note).toContain('MoneyHelper: 0800 011 3797 or moneyhelper.org.uk');
      expect(step?.stepConfig?.helpIds).toContain('moneyhelper');
    },
  );

  it('shows help at once to a person who cannot pay for food, heat or power', () => {
    const path = walk({ ...upTo, bills: 'cannot-pay' });
    expect(path.steps.map(({ stepId }) => stepId)).toEqual([
      ...Object.keys(upTo),
      'bills',
      'bills-help',
      'arrears',
    ]);
  });

  it.each([
    ['bailiffs', ['urgent-legal', 'talk-first']],
    ['court', ['urgent-legal', 'talk-first']],
    ['eviction', ['urgent-legal', 'talk-first']],
    ['disconnection', ['urgent-essentials', 'formal-plan']],
    ['benefits', ['urgent-essentials', 'formal-plan']],
    ['food', ['urgent-essentials', 'formal-plan']],
    ['none', ['formal-plan']],
    [
      ['court', 'food'],
      ['urgent-legal', 'urgent-essentials', 'talk-first'],
    ],
  ])('after %s comes what to do now, and a person to talk to where a date may run', (urgent, then) => {
    const path = walk({ ...upTo, bills: 'up-to-date', arrears: 'none', urgent });
    expect(path.steps.slice(7).map(({ stepId }) => stepId)).toEqual(then);
  });

  it('shows help with every step that stops a person or tells them what to do now', () => {
    for (const { step } of plan.stepById.values()) {
      if (!/Dropout|Information/u.test(step.type)) continue;
      expect(step.stepConfig?.helpIds?.length ?? 0, step.id).toBeGreaterThan(0);
    }
  });

  it('says why it asks, for every question and form', () => {
    for (const { step } of plan.stepById.values()) {
      if (!/Question|Registration|Marketing/u.test(step.type)) continue;
      expect(step.additionalText ?? '', step.id).toMatch(
        /\b(we ask because|we ask so|so we|we use|this helps us|your choice|only when you ask)\b/iu,
      );
    }
  });

  it('has tips on every page of questions, at most four', () => {
    const boxes = qualifier.pages
      .filter(({ headerName }) => headerName !== 'Your Advice')
      .map(page => page.tipBox);
    expect(boxes.every(box => box && box.tips.length > 0 && box.tips.length <= 4)).toBe(true);
    expect(new Set(boxes.map(box => box?.style))).toEqual(new Set(['Plain', 'Wavey Man', 'Purple Thing']));
  });

  it('asks for consent by email and by text, and for a phone number that must be given', () => {
    expect(plan.stepById.get('consents')?.step.stepConfig?.channelTypeIds).toEqual([1, 2]);
    expect(plan.stepById.get('phone')?.step.optional).toBeUndefined();
  });

  it('gives style 2 of the advice all the texts that drive it', () => {
    expect(Object.keys(plan.stepById.get('advice')?.step.stepConfig?.textData ?? {})).toEqual([
      'heading',
      'sub_heading',
      'available_solutions',
      'whats_next',
      'continue',
      'your_budget',
      'spending_positive',
      'spending_negative',
    ]);
  });
});

describe('the full review', () => {
  const plan = planOf(fullReview);

  it('begins with the debts, which a search of the credit report may bring (JN-001, DE-010)', () => {
    const steps = pathOf(plan, new Map()).steps.map(({ stepId }) => plan.stepById.get(stepId)?.step.type);
    expect(steps).toEqual(['Customer Debts Intro', 'Customer Debts']);
    expect(plan.stepById.get('debts')?.step.stepConfig?.showCreditSearch).toBe(true);
  });

  it('goes by the debts and their totals to a person, for now', () => {
    const saved = new Map(['debts', 'debts-summary'].map(id => [id, []]));
    expect(pathOf(plan, saved).end?.stepId).toBe('adviser-review');
  });

  it('shows its progress in the radial bar, without the last steps (JN-043)', () => {
    expect(fullReview.template.progressBarStyleId).toBe(1);
    expect(progressOf(plan, pathOf(plan, new Map())).groups.map(({ name }) => name)).toEqual(['Your debts']);
  });
});
