import type { HouseholdMakeup } from '../household/makeup.ts';
import type { FactKind, KnownFacts } from '../journey-engine/definition/fact.ts';
import type { QualifierFacts } from './qualifier/facts.ts';

/**
 * What the case of a person brings up, once their budget is complete: each is a reason to ask one more question.
 * `fact-find` works them out, from the rules that judge the case.
 */
export const CASE_QUESTIONS = [
  'no-income',
  'no-food',
  'no-housing-costs',
  'disability-benefit',
  /** Income besides earnings, of which it is not known whose it is. */
  'other-income',
  /** No benefits, and less comes in than goes out. */
  'no-benefits-and-short',
  'vehicle-costs',
  'retired-young',
  'pays-more-than-comes-in',
  'debt-of-another-nation',
  'mortgage-without-home',
  /** A mortgage in the debts or in the budget. */
  'mortgage-told-of',
  /** Another loan secured on a home among the debts. */
  'home-loan-told-of',
  'partners-pay',
  /** Pay of a partner, in a budget for one adult. */
  'pay-of-no-partner',
  'own-wage',
  'wage-without-work',
  'overdue-above-balance',
  'child-benefit-without-child',
  /** Benefits that have stopped, and benefits in the budget. */
  'benefits-beside-stopped',
  'very-great-age',
] as const;
export type CaseQuestion = (typeof CASE_QUESTIONS)[number];

/**
 * What a questionnaire may ask about a person without asking the person: answered in the Qualifier, or stored with
 * their case. A condition names one of these and one of its values (`{ "property": "fact", "fact": "nation", … }`).
 */
export const FACT_KINDS: readonly FactKind[] = [
  {
    name: 'nation',
    values: {
      england: 'England',
      wales: 'Wales',
      scotland: 'Scotland',
      'northern-ireland': 'Northern Ireland',
      outside: 'somewhere else',
    },
  },
  {
    name: 'housing',
    values: {
      council: 'rented from the council',
      private: 'rented from a private landlord',
      mortgage: 'owned with a mortgage',
      outright: 'owned outright',
      family: 'with family or friends',
      temporary: 'for now only',
      other: 'something else',
    },
  },
  {
    name: 'employment',
    values: {
      'full-time': 'full time',
      'part-time': 'part time',
      'zero-hours': 'zero hours',
      'self-employed': 'self-employed',
      looking: 'looking for work',
      ill: 'too ill to work',
      carer: 'caring for somebody',
      home: 'at home with children',
      retired: 'retired',
      student: 'studying',
      other: 'something else',
    },
  },
  { name: 'household', values: { alone: 'alone', 'with-others': 'with others' } },
  { name: 'other-adults', values: { yes: 'yes', no: 'no' } },
  { name: 'debt-plan-now', values: { yes: 'yes, or not sure', no: 'no' } },
  ...CASE_QUESTIONS.map(name => ({ name, values: { yes: 'yes', no: 'no' } })),
];

/**
 * The facts of one person; what was not told is left out.
 *
 * @param questions what their case brings up; left out where there is no case yet
 */
export function knownFacts({
  qualifier,
  household,
  questions = {},
}: {
  readonly qualifier: Pick<QualifierFacts, 'nation' | 'housing' | 'employment' | 'formalPlan'> | null;
  readonly household: HouseholdMakeup | null;
  readonly questions?: Readonly<Partial<Record<CaseQuestion, boolean>>>;
}): KnownFacts {
  const facts: Readonly<Record<string, string | undefined>> = {
    nation: qualifier?.nation,
    housing: qualifier?.housing,
    employment: qualifier?.employment,
    household:
      household === null
        ? undefined
        : Object.values(household).some(count => count > 0)
          ? 'with-others'
          : 'alone',
    'other-adults': yesOrNo(household ? household.additionalAdults > 0 : undefined),
    'debt-plan-now': yesOrNo(qualifier?.formalPlan && qualifier.formalPlan !== 'none'),
    ...Object.fromEntries(Object.entries(questions).map(([name, is]) => [name, yesOrNo(is)])),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function yesOrNo(is: boolean | undefined): string | undefined {
  return is === undefined ? undefined : is ? 'yes' : 'no';
}
