import type { HouseholdMakeup } from '../household/makeup.ts';
import type { FactKind, KnownFacts } from '../journey-engine/definition/fact.ts';
import type { QualifierFacts } from './qualifier/facts.ts';

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
];

/** The facts of one person; what was not told is left out. */
export function knownFacts({
  qualifier,
  household,
}: {
  readonly qualifier: Pick<QualifierFacts, 'nation' | 'housing' | 'employment'> | null;
  readonly household: HouseholdMakeup | null;
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
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
