import { describe, expect, it } from 'vitest';
import type { JourneyDefinition } from '../journey-engine/definition/definition.ts';
import { allPaths } from '../journey-engine/prove/allPaths.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { progressOf } from '../journey-engine/run/progress.ts';
import { STEP_KINDS } from './kinds.ts';
import { servingOnly } from './nations.ts';
import { compileJourney } from './plan.ts';
import {
  answersFrom,
  firstFullReview,
  fullReview,
  planOf,
  publishedJourneys,
  qualifier,
} from './testing/shipped.ts';

function endingsOf({ journey, version }: JourneyDefinition): readonly string[] {
  if (journey !== fullReview.journey)
    return version < 4
      ? ['outside-uk', 'formal-plan-help', 'no-debts', 'advice']
      : ['outside-uk', 'no-debts', 'formal-plan-help', 'advice'];
  return version === 1 ? ['adviser-review'] : ['full-advice'];
}

/** A tenant with nothing to report, and a budget without gaps. */
const MINIMAL_REVIEW = {
  'usual-home': 'yes',
  owns: 'none',
  savings: '0',
  household: [],
  health: [],
  work: 'none',
  'earlier-plans': 'none',
  happened: 'none',
  pressing: 'none',
  debts: [],
  'debt-details': [],
  'debts-summary': [],
  budget: [],
  'budget-summary': [],
  changes: 'none',
};

/** So many ways are looked at one by one; of a longer questionnaire the rest is counted. */
const LISTED = 1000;

describe.each(
  publishedJourneys.map(definition => [`${definition.journey} ${definition.version}`, definition] as const),
)('%s', (_, definition) => {
  it('is accepted without a warning', () => {
    const compiled = compileJourney(definition);
    expect(compiled).toMatchObject({ ok: true, warnings: [] });
  });

  it('ends on every path in advice or a drop-out, and reaches each of them', () => {
    const plan = planOf(definition);
    const { endings, paths, count } = allPaths(plan, LISTED);
    expect([...endings.keys()]).toEqual(endingsOf(definition));
    expect(paths.length).toBe(Math.min(Number(count), LISTED));
    expect([...endings.values()].reduce((sum, ways) => sum + ways, 0n)).toBe(count);
    for (const path of paths) {
      const end = plan.stepById.get(path.at(-1) ?? '');
      expect(end?.kind.ends, path.join(' ')).toBe(true);
    }
  });
});

describe('the Qualifier', () => {
  const plan = planOf(qualifier);

  it('names no Breathing Space to who is in a formal plan: the law closes it to them (DN-852)', () => {
    const helpAt = (stepId: string) => plan.stepById.get(stepId)?.step.stepConfig?.helpIds;
    expect(helpAt('formal-plan-help')).toEqual(['moneyhelper', 'national-debtline', 'samaritans']);
    expect(helpAt('talk-first')).toContain('breathing-space');
  });

  const walk = (given: Parameters<typeof answersFrom>[1]) => pathOf(plan, answersFrom(qualifier, given));
  const upTo = {
    nation: 'england',
    housing: 'council',
    'debt-count': 'some',
    'debt-total': '5000-10000',
    'birth-date': '1985-03-27',
    'formal-plan': 'none',
    employment: 'other',
  } as const;

  it.each(['scotland', 'northern-ireland'])(
    'keeps %s at the first question where only England and Wales are served, with a note and free help (QU-012)',
    nation => {
      const closed = servingOnly(qualifier, []);
      const path = pathOf(planOf(closed), answersFrom(closed, { nation }));
      expect(path.blocked).toBe(true);
      expect(path.steps.map(({ stepId }) => stepId)).toEqual(['nation']);
      const step = planOf(closed).stepById.get('nation')?.step;
      expect(step?.optionType).toBe('Radio Button (Submit)');
      const note = step?.answers.find(({ id }) => id === `nation.${nation}`)?.additionalText;
      expect(note).toContain('Our advice here covers England and Wales');
      expect(note).toContain('free advice there from MoneyHelper.');
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

  it('asks within eight questions all that ends the way: nation, debts, age and a formal plan (WT-058)', () => {
    const asked = walk({ ...upTo }).steps.map(({ stepId }) => stepId);
    const leadsOut = [...plan.stepById.values()].filter(({ step }) =>
      step.nextStep.some(({ id }) => plan.stepById.get(id)?.step.type.startsWith('Hard')),
    );
    for (const { id } of leadsOut) expect(asked.slice(0, 8), id).toContain(id);
    expect(asked.slice(0, 8)).toContain('birth-date');
  });

  it('shows the first look before it asks for an account (WT-059)', () => {
    const sums = { income: '1500', 'spend-home': '600', 'spend-food': '300', 'spend-bills': '200' };
    const rest = { 'spend-travel': '50', 'spend-other': '90', bills: 'up-to-date', arrears: 'none' };
    const steps = walk({ ...upTo, ...sums, ...rest, urgent: 'none' }).steps.map(({ stepId }) => stepId);
    expect(steps.slice(-2)).toEqual(['look', 'account']);
  });

  it.each([
    ['bailiffs', ['urgent-bailiffs', 'talk-first']],
    ['court', ['urgent-court', 'talk-first']],
    ['eviction', ['urgent-eviction', 'talk-first']],
    ['disconnection', ['urgent-essentials', 'income']],
    ['benefits', ['urgent-essentials', 'income']],
    ['food', ['urgent-essentials', 'income']],
    ['none', ['income']],
    [
      ['court', 'food'],
      ['urgent-court', 'urgent-essentials', 'talk-first'],
    ],
    [
      ['eviction', 'bailiffs'],
      ['urgent-bailiffs', 'urgent-eviction', 'talk-first'],
    ],
    [
      ['bailiffs', 'court', 'eviction', 'food'],
      ['urgent-bailiffs', 'urgent-court', 'urgent-eviction', 'urgent-essentials', 'talk-first'],
    ],
  ])(
    'after %s comes what to do now, and a person to talk to where a date may run (WT-124)',
    (urgent, then) => {
      const path = walk({ ...upTo, bills: 'up-to-date', arrears: 'none', urgent });
      expect(path.steps.slice(10).map(({ stepId }) => stepId)).toEqual(then);
    },
  );

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

  it('asks for consent by email and by text, and for a phone number that may be left out (WT-059)', () => {
    expect(plan.stepById.get('consents')?.step.stepConfig?.channelTypeIds).toEqual([1, 2]);
    expect(plan.stepById.get('phone')?.step.optional).toBe(true);
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

it('has a place for every kind of step (JN-069)', () => {
  const used = publishedJourneys.flatMap(({ pages }) =>
    pages.flatMap(page => page.sections).flatMap(({ steps }) => steps.map(({ type }) => type)),
  );
  expect([...new Set(used)].toSorted()).toEqual(STEP_KINDS.map(({ name }) => name).toSorted());
});

describe('the full review', () => {
  const plan = planOf(fullReview);
  const steps = [...plan.stepById.values()].map(({ step }) => step);
  const at = (type: string) => plan.order.findIndex(id => plan.stepById.get(id)?.step.type === type);

  it('has its sections in the order of the bar, which leaves out the last steps (JN-043)', () => {
    expect(fullReview.template.progressBarStyleId).toBe(1);
    const names = fullReview.pages.flatMap(page => page.sections).map(({ name }) => name);
    expect([...new Set(names)]).toEqual([
      'Residential details',
      'Your situation',
      'Your debts',
      'Income and outgoings',
      'Your income to come',
      'Last Steps',
    ]);
    expect(progressOf(plan, pathOf(plan, new Map())).groups.map(({ name }) => name)).toEqual(
      [...new Set(names)].slice(0, -1),
    );
  });

  it.each(['residential', 'situation', 'debts', 'outgoings', 'income', 'last steps'])(
    'has a section named for "%s", and one only (JN-043)',
    pattern => {
      const names = new Set(fullReview.pages.flatMap(page => page.sections).map(({ name }) => name));
      const ORDER = ['residential', 'situation', 'debts', 'outgoings', 'income', 'last steps'];
      const first = (name: string) => ORDER.find(one => name.toLowerCase().includes(one));
      expect([...names].filter(name => first(name) === pattern)).toHaveLength(1);
    },
  );

  it('goes from questions by debts, household and budget to the advice (JN-001, JN-002)', () => {
    const inOrder = [
      'Household Makeup',
      'Health Conditions',
      'Customer Debts Intro',
      'Customer Debts',
      'Customer Debts Details',
      'Customer Debts Summary',
      'IE Intro',
      'SFS Intro',
      'SFS',
      'Whose Money',
      'SFS Summary',
      'Full Journey Advice',
    ].map(at);
    expect(inOrder.every(place => place >= 0)).toBe(true);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(plan.stepById.get('debts')?.step.stepConfig?.showCreditSearch).toBe(true);
  });

  it('has nothing beside a screen of its own but the words above it (WT-056)', () => {
    for (const page of fullReview.pages) {
      const types = page.sections.flatMap(section => section.steps).map(({ type }) => type);
      const own = types.filter(type => type !== 'Question' && !type.endsWith('Intro'));
      expect(types.includes('Question') ? own.length : own.length - 1, page.id).toBe(0);
      if (own.length > 0) expect(types.at(-1), page.id).toBe(own[0]);
    }
  });

  it('asks at most five questions on a page of somebody whom none of the rest concerns', () => {
    const path = pathOf(plan, answersFrom(fullReview, MINIMAL_REVIEW));
    const byPage = Map.groupBy(path.steps, ({ pageId }) => pageId);
    expect(path.end?.stepId).toBe('full-advice');
    for (const [pageId, steps] of byPage) expect(steps.length, pageId).toBeLessThanOrEqual(5);
  });

  it('says why it asks, for every question', () => {
    for (const { id, type, additionalText } of steps) {
      if (type !== 'Question') continue;
      expect(additionalText ?? '', id).toMatch(/\b(we ask because|we ask so|we use)\b/iu);
    }
  });

  it('lets a person say that they are not sure, wherever they choose among answers', () => {
    for (const { id, answers, optionType } of steps) {
      if (!optionType || !/Radio|Checkbox/u.test(optionType)) continue;
      expect(answers.at(-1)?.value, id).toBe('I’m not sure');
    }
  });

  it('asks nothing by a name that the Qualifier has, so that the answers of both go together', () => {
    const asked = planOf(qualifier).stepById;
    expect(plan.order.filter(id => asked.has(id))).toEqual([]);
  });

  it('begins at the home, and passes over what a person has not got', () => {
    const given = {
      'usual-home': 'yes',
      owns: 'none',
      savings: '0',
      household: [],
      health: [],
      work: 'none',
      'earlier-plans': 'none',
      happened: 'none',
    };
    const path = pathOf(plan, answersFrom(fullReview, given));
    expect(path.steps.map(({ stepId }) => stepId)).toEqual([...Object.keys(given), 'pressing']);
  });
});

describe('the full review as first published', () => {
  const plan = planOf(firstFullReview);

  it('begins with the debts, which a search of the credit report may bring (DE-010)', () => {
    const types = pathOf(plan, new Map()).steps.map(({ stepId }) => plan.stepById.get(stepId)?.step.type);
    expect(types).toEqual(['Customer Debts Intro', 'Customer Debts']);
    expect(plan.stepById.get('debts')?.step.stepConfig?.showCreditSearch).toBe(true);
  });

  it('goes by the debts and their totals to a person', () => {
    const saved = new Map(['debts', 'debts-summary'].map(id => [id, []]));
    expect(pathOf(plan, saved).end?.stepId).toBe('adviser-review');
  });
});
