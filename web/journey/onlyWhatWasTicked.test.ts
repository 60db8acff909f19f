import { answersAlone } from '@towpath/domain/fact-find/firstLookCase.ts';
import { shownTo } from '@towpath/domain/journey-engine/run/asked.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { URGENT } from '@towpath/domain/journeys/qualifier/facts.ts';
import { saidOfTicked } from '@towpath/domain/journeys/qualifier/tickedNeeds.ts';
import {
  answersFrom,
  planOf,
  qualifier,
  secondQualifier,
  thirdQualifier,
} from '@towpath/domain/journeys/testing/shipped.ts';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import type { PressingMatter } from '@towpath/domain/solutions/recommend/pressing.ts';
import { TODAY } from '@towpath/domain/solutions/testing/cases.ts';
import { pressingMatters } from '@towpath/domain/solutions/testing/inForce.ts';
import { describe, expect, it } from 'vitest';
import file from '../../content/help.json' with { type: 'json' };

type Urgent = (typeof URGENT)[number];

/** What names each matter, in any nation. */
const NAMES: Readonly<Record<Urgent, RegExp>> = {
  bailiffs: /bailiff|sheriff officer|Enforcement of Judgments|charge for payment|arrestment/iu,
  court: /court letter|letter from the court|court papers|statutory demand/iu,
  eviction: /made to leave|move out|lose my home|lose your home|Shelter|Housing Rights/iu,
  disconnection: /\bgas\b|\bpower\b|\bheat\b|meter|energy|Consumer Council/iu,
  benefits: /benefits have stopped|Benefits:|why they stopped|hardship payment/iu,
  food: /\bfood\b/iu,
};
/** Food, heat and power, of which one answer of another question speaks as one. */
const ESSENTIALS: readonly Urgent[] = ['disconnection', 'food'];

const SETS = Array.from({ length: 2 ** URGENT.length }, (_, bits) =>
  URGENT.filter((_one, place) => (bits >> place) & 1),
);
const PLANS = [qualifier, thirdQualifier, secondQualifier].map(planOf);

/** What somebody reads of urgent matters once they ticked some: in the questions, the first look, the dashboard and the advice. */
function readBy(plan: (typeof PLANS)[number], nation: UkNation, ticked: readonly Urgent[], bills: string) {
  const answers = answersFrom(plan.definition, {
    nation,
    housing: 'private',
    'debt-count': 'some',
    'debt-total': '5000-10000',
    'birth-date': '1987-08-24',
    'formal-plan': 'none',
    employment: 'part-time',
    bills,
    arrears: 'none',
    urgent: ticked.length > 0 ? ticked : 'none',
  });
  const path = pathOf(plan, answers);
  const ids = answers.get('urgent')?.map(({ id }) => id) ?? [];
  const asked = path.steps.findIndex(({ stepId }) => stepId === 'urgent');
  const texts = path.steps.slice(asked + 1).flatMap(({ stepId }) => {
    const found = plan.stepById.get(stepId);
    if (!found || found.kind.completedBy === 'answers') return [];
    const { step } = shownTo(found, path.answers);
    const said = saidOfTicked(
      stepId,
      { text: step.additionalText, helpIds: step.stepConfig?.helpIds ?? [] },
      ids,
    );
    const named = helpOf(file.help, said.helpIds, nation).map(one => `${one.name}: ${one.text}`);
    return [step.headerText ?? '', said.text ?? '', ...named];
  });
  const facts = answersAlone({ qualifier: path.answers, review: null }, TODAY);
  const matters = pressingMatters(facts, TODAY);
  return { texts, matters };
}

function wordsOf(matters: readonly PressingMatter[]): string {
  return matters.flatMap(({ says, step }) => [says, step.heading, step.say]).join('\n');
}

describe.each(UK_NATIONS)('somebody in %s', nation => {
  it('reads of what they ticked as urgent, of all of it, and of nothing else (WT-033, WT-124)', () => {
    for (const plan of PLANS)
      for (const ticked of SETS) {
        const { texts, matters } = readBy(plan, nation, ticked, 'missed-some');
        for (const read of [texts.join('\n'), wordsOf(matters)])
          for (const matter of URGENT)
            expect(
              NAMES[matter].test(read),
              `${matter} where ${ticked.join(' and ')} is ticked:\n${read}`,
            ).toBe(ticked.includes(matter));
      }
  });

  it('reads of food, heat and power as one where they said so, and of nothing else that is not ticked (WT-033)', () => {
    for (const ticked of SETS) {
      const { matters } = readBy(PLANS[0] as (typeof PLANS)[number], nation, ticked, 'cannot-pay');
      expect(matters.filter(({ code }) => code === 'NO_ESSENTIALS')).toHaveLength(1);
      expect(matters.map(({ code }) => code)).not.toContain('NO_FOOD');
      const read = wordsOf(matters);
      for (const matter of URGENT)
        expect(NAMES[matter].test(read), `${matter}, ${ticked}`).toBe(
          ticked.includes(matter) || ESSENTIALS.includes(matter),
        );
    }
  });

  it('is told by name to ring whom the number belongs to (WT-073)', () => {
    for (const ticked of SETS)
      for (const bills of ['missed-some', 'cannot-pay'])
        for (const { says, step } of readBy(PLANS[0] as (typeof PLANS)[number], nation, ticked, bills)
          .matters) {
          const [body] = step.ring === null ? [] : helpOf(file.help, [step.ring], nation);
          if (body) expect(says).toContain(body.name);
        }
  });
});
