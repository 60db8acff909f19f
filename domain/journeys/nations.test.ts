import { describe, expect, it } from 'vitest';
import { stepOf } from '../journey-engine/compile/stepOf.ts';
import { factKey } from '../journey-engine/definition/fact.ts';
import { shownTo } from '../journey-engine/run/asked.ts';
import { pathOf } from '../journey-engine/run/path.ts';
import { UK_NATIONS, type UkNation } from '../people/nation.ts';
import { foreignNames } from '../people/testing/foreignNames.ts';
import { advisedNations, OPTIONAL_NATIONS, servingOnly } from './nations.ts';
import {
  answersFrom,
  exampleLooks,
  firstFullReview,
  firstQualifier,
  fullReview,
  planOf,
  qualifier,
  secondQualifier,
  thirdQualifier,
} from './testing/shipped.ts';
import { applyVariant } from './variant.ts';

const stopOf = (also: Parameters<typeof servingOnly>[1], nation: string) => {
  const definition = servingOnly(qualifier, also);
  const { open, blocked } = pathOf(planOf(definition), answersFrom(definition, { nation }));
  return blocked ? 'blocked' : open?.stepId;
};

describe('the nations that the Qualifier serves', () => {
  it('are all four as shipped, from the first question (SA-075)', () => {
    expect(servingOnly(qualifier, OPTIONAL_NATIONS)).toBe(qualifier);
    for (const nation of advisedNations(OPTIONAL_NATIONS))
      expect(stopOf(OPTIONAL_NATIONS, nation)).toBe('housing');
  });

  it.each([
    [[], 'blocked', 'blocked', 1_200_004],
    [['scotland'], 'housing', 'blocked', 800_004],
    [['northern-ireland'], 'blocked', 'housing', 400_004],
  ] as const)(
    'may be England, Wales and %j alone: the answers of the others block the way on, in a version of its own (QU-012, SA-076)',
    (also, scotland, northern, version) => {
      expect(stopOf(also, 'scotland')).toBe(scotland);
      expect(stopOf(also, 'northern-ireland')).toBe(northern);
      expect(stopOf(also, 'england')).toBe('housing');
      expect(servingOnly(qualifier, also).version).toBe(version);
    },
  );

  it('stop people of the others with a note and free help, as the first version did; the number is in the help alone (QU-012, IS-328)', () => {
    const answersOf = (definition: typeof qualifier) =>
      planOf(definition).stepById.get('nation')?.step.answers;
    const stopped = answersOf(servingOnly(qualifier, []));
    const before = answersOf(firstQualifier)?.map(answer => ({
      ...answer,
      ...(answer.additionalText && {
        additionalText: answer.additionalText.replace(/: 0800 011 3797 or moneyhelper\.org\.uk\.$/u, '.'),
      }),
    }));
    expect(stopped).toEqual(before);
    expect(stopped).not.toEqual(answersOf(firstQualifier));
    expect(planOf(qualifier).stepById.get('nation')?.step.stepConfig?.helpIds).toContain('moneyhelper');
  });

  it('are named wherever it says for whom the advice is', () => {
    const texts = JSON.stringify(servingOnly(qualifier, ['scotland']));
    expect(texts).toContain('Our advice covers England, Wales and Scotland"');
    expect(texts).toContain(
      'Our advice here covers England, Wales and Scotland. Northern Ireland has its own',
    );
    expect(JSON.stringify(qualifier)).toContain(
      'Our advice covers England, Wales, Scotland and Northern Ireland"',
    );
    expect(advisedNations(['northern-ireland', 'scotland'])).toEqual([
      'england',
      'wales',
      'scotland',
      'northern-ireland',
    ]);
  });

  it('leave room in the version for the looks of partners', () => {
    const look = applyVariant(servingOnly(qualifier, []), { journey: 'a-look', revision: 999 });
    expect(look.version).toBeLessThan(2 ** 31);
  });

  it('are fewer in one of the example looks, which keeps the stop of the specification (QU-012, SA-076)', () => {
    expect(exampleLooks.mw_steps).toMatchObject({ alsoAdviseIn: [] });
  });

  it('change nothing in a questionnaire that does not ask for the nation', () => {
    for (const review of [fullReview, firstFullReview]) expect(servingOnly(review, [])).toBe(review);
  });
});

describe('the words of each nation in the Qualifier', () => {
  const plan = planOf(thirdQualifier);
  const upTo = { nation: '', housing: 'council', bills: 'cannot-pay', urgent: ['bailiffs', 'court'] };
  const read = (nation: string) => {
    const answers = answersFrom(thirdQualifier, { ...upTo, nation });
    return plan.order.map(id => shownTo(stepOf(plan, id), answers).step);
  };
  const afterTheNation = (steps: ReturnType<typeof read>) =>
    steps.filter(({ id }) => id !== 'nation' && id !== 'outside-uk');
  const saidIn = (nation: string) =>
    JSON.stringify(
      afterTheNation(read(nation)).map(({ headerText, additionalText, tooltipText, answers }) => [
        headerText,
        additionalText,
        tooltipText,
        answers.map(({ value }) => value),
      ]),
    );
  const answersAt = (nation: string, stepId: string) =>
    read(nation)
      .find(({ id }) => id === stepId)
      ?.answers.map(({ id }) => id.slice(stepId.length + 1));

  it.each([
    [
      'scotland',
      ['Sheriff officers', 'charge for payment', 'arrestment', 'Scottish Welfare Fund', 'A trust deed'],
      /bailiffs? |An IVA|A DRO|energy, water|Shelter before/iu,
    ],
    [
      'northern-ireland',
      [
        'Enforcement of Judgments Office',
        'statutory demand',
        '"Rates"',
        'Housing Executive',
        'Housing Rights',
        'Advice NI',
        'Discretionary Support',
      ],
      /Bailiffs (?:have|:)|Shelter|Citizens Advice|ouncil tax|water/u,
    ],
    [
      'england',
      ['Bailiffs have been', 'Council tax', 'An IVA'],
      /sheriff|Enforcement of|rates|Scot|Advice NI/iu,
    ],
    [
      'wales',
      ['Bailiffs have been', 'Council tax', 'A DRO'],
      /sheriff|Enforcement of|rates|Scot|Advice NI/iu,
    ],
  ])('in %s are its own and no others (SA-079)', (nation, own, foreign) => {
    const said = saidIn(nation);
    for (const words of own) expect(said).toContain(words);
    expect(said.match(foreign)?.[0]).toBeUndefined();
  });

  it('name the formal plans that there are (SA-079)', () => {
    expect(answersAt('england', 'formal-plan')).toEqual([
      'none',
      'informal',
      'bankruptcy',
      'iva',
      'dro',
      'other',
      'unsure',
    ]);
    expect(answersAt('scotland', 'formal-plan')).toEqual([
      'none',
      'informal',
      'bankruptcy',
      'trust-deed',
      'das',
      'other',
      'unsure',
    ]);
  });

  it('are what they were in England (SA-079)', () => {
    const first = planOf(firstQualifier);
    for (const step of afterTheNation(read('england'))) {
      if (step.id === 'formal-plan') continue;
      expect(step, step.id).toMatchObject({ ...stepOf(first, step.id).step });
    }
  });
});

describe('the third version of the Qualifier', () => {
  /** What a step says in a nation that it did not say in the second version, and what it left out. */
  const said = (nation: string, stepId: string) => {
    const textOf = (definition: typeof thirdQualifier) =>
      shownTo(stepOf(planOf(definition), stepId), answersFrom(definition, { nation })).step.additionalText;
    const [before, after] = [secondQualifier, thirdQualifier].map(each => textOf(each)?.split('\n\n') ?? []);
    return {
      gone: before?.filter(part => !after?.includes(part)),
      added: after?.filter(part => !before?.includes(part)),
    };
  };

  it('tells people in Northern Ireland to agree a plan with the creditor, after advice, within 10 days (SA-207)', () => {
    expect(said('northern-ireland', 'urgent-legal')).toEqual({
      gone: [expect.stringContaining('tell it what you can afford')],
      added: [
        'The Enforcement of Judgments Office collects what a court has said you owe. Its first notice gives you 10 days to pay, or to agree a plan with the one you owe. Talk to an adviser first.',
      ],
    });
  });

  it('tells people in Scotland that money in a bank can be held before the 14 days of a charge end (SA-207)', () => {
    expect(said('scotland', 'urgent-legal')).toEqual({
      gone: [expect.stringContaining('14 days before more is done')],
      added: [
        'A charge for payment: it usually gives you 14 days. Money in a bank can be held before that. Get advice as soon as you can.',
      ],
    });
  });

  it('sends people in Wales to Shelter Cymru and the Discretionary Assistance Fund (SA-207)', () => {
    expect(said('wales', 'urgent-legal')).toEqual({
      gone: [expect.stringContaining('Call Shelter before')],
      added: [
        'Being made to leave: most people can stay until a court says so. Call Shelter Cymru before you move out.',
      ],
    });
    expect(said('wales', 'bills-help')).toEqual({
      gone: ['Money: ask your council about its crisis fund.'],
      added: ['Money: ask the Discretionary Assistance Fund for a payment in an emergency.'],
    });
  });

  it('asks what the second asked, and says it otherwise at those two steps alone (SA-208)', () => {
    const stepsOf = ({ pages }: typeof thirdQualifier) =>
      pages.flatMap(page => page.sections).flatMap(({ steps }) => steps);
    const changed = ['bills-help', 'urgent-legal'];
    const withoutWordings = (steps: ReturnType<typeof stepsOf>) =>
      steps.map(step => (changed.includes(step.id) ? { ...step, wordings: [] } : step));
    expect(withoutWordings(stepsOf(thirdQualifier))).toEqual(withoutWordings(stepsOf(secondQualifier)));
    for (const stepId of changed) expect(said('england', stepId)).toEqual({ gone: [], added: [] });
  });
});

describe('what to do first, in the fourth version of the Qualifier', () => {
  const plan = planOf(qualifier);
  const textOf = (nation: UkNation, stepId: string) => {
    const { step } = shownTo(stepOf(plan, stepId), answersFrom(qualifier, { nation }));
    return `${step.headerText} ${step.additionalText}`;
  };

  it.each(UK_NATIONS)('says in %s of each thing that is ticked only what is about it (WT-124)', nation => {
    const COURT = /court letter|statutory demand/iu;
    const LEAVING = /made to leave|move out/iu;
    const OFFICERS = /bailiff|sheriff officer|charge for payment|Enforcement of Judgments/iu;
    const about = (stepId: string) =>
      [OFFICERS, COURT, LEAVING].map(pattern => pattern.test(textOf(nation, stepId)));
    expect(about('urgent-bailiffs')).toEqual([true, false, false]);
    expect(about('urgent-court')).toEqual([false, true, false]);
    expect(about('urgent-eviction')).toEqual([false, false, true]);
  });

  it.each(UK_NATIONS)('says in %s, with each, all that the third version said of it (WT-124)', nation => {
    const before = shownTo(
      stepOf(planOf(thirdQualifier), 'urgent-legal'),
      answersFrom(thirdQualifier, { nation }),
    ).step.additionalText;
    const now = ['bailiffs', 'court', 'eviction'].map(word => textOf(nation, `urgent-${word}`)).join(' ');
    const parts = before
      ?.split('\n\n')
      .map(part => part.replace(/^(?:Bailiffs: most|Being made to leave: \w+)/u, ''));
    expect(parts?.filter(part => !now.includes(part))).toEqual([]);
    expect(now.match(/Keep every letter\./gu)).toHaveLength(3);
  });
});

describe('the words of each nation in all questions', () => {
  /** Plans from elsewhere and their dates are asked about by their own names. */
  const ABOUT_ELSEWHERE = /elsewhere|-on$/u;
  /** Asked in Scotland alone. */
  const ONLY_IN_SCOTLAND = 'only-benefits';

  const textsIn = (definition: typeof qualifier, nation: UkNation) => {
    const plan = planOf(definition);
    const told = definition === qualifier ? { nation, housing: 'council', bills: 'cannot-pay' } : {};
    const answers = new Map([
      ...answersFrom(definition, told),
      [factKey('nation'), [{ id: 'nation', value: nation }]],
    ]);
    return plan.order
      .filter(id => !['nation', 'outside-uk', ONLY_IN_SCOTLAND].includes(id) && !ABOUT_ELSEWHERE.test(id))
      .flatMap(id => {
        const {
          headerText,
          additionalText,
          tooltipText,
          answers: choices,
        } = shownTo(stepOf(plan, id), answers).step;
        const said = choices.flatMap(choice => [choice.value, choice.additionalText]);
        return [headerText, additionalText, tooltipText, ...said].flatMap(text => text ?? []);
      });
  };

  it.each(UK_NATIONS)('name nobody and no law of another nation: %s (SA-201)', nation => {
    for (const definition of [qualifier, fullReview]) {
      const texts = textsIn(definition, nation);
      expect(texts.length).toBeGreaterThan(80);
      for (const text of texts) expect(foreignNames(text, nation), text).toEqual([]);
    }
  });
});
