import { describe, expect, it } from 'vitest';
import { UK_NATIONS } from '../../people/nation.ts';
import { inBrief } from '../../solutions/first-look/inBrief.ts';
import { solutionWording } from '../../solutions/recommend/solutionWording.ts';
import { PRODUCTS } from '../../solutions/solution/products.ts';
import { wordingFor } from '../../solutions/solution/wording.ts';
import { isRepaid, isScheme } from '../repayment/repaidWays.ts';
import { isBegunAlone, wayOf } from './ways.ts';

/** Each solution that is chosen, in each nation that has it. */
const CHOSEN = PRODUCTS.filter(({ shortName }) => shortName !== 'MHM').flatMap(({ shortName, nations }) =>
  nations.map(nation => [shortName, nation] as const),
);
type Chosen = (typeof CHOSEN)[number];

/** All that is read of it before it is chosen. */
function saidBefore([shortName, nation]: Chosen): string {
  const wording = wordingFor(solutionWording(shortName as Wordable, nation), {
    tenure: 'rents',
    ownsOtherProperty: false,
  });
  const [brief] = inBrief([{ shortName, name: '' }], NO_SUMS, nation);
  const steps = wording.steps.flatMap(({ what, who, says }) => [what, who, says]);
  return [
    wording.whatItIs,
    ...wording.advantages,
    ...wording.risks,
    ...wording.next,
    ...steps,
    brief?.line,
  ].join(' ');
}
type Wordable = Parameters<typeof solutionWording>[0];
const NO_SUMS = { left: null, owed: undefined, toTrustee: { low: 0, high: 0 } };

/** Who does the step that leads to a state, as its plan says it. */
const doerOf = (shortName: string, nation: Chosen[1], state: 'sent' | 'running') =>
  wayOf(shortName, nation).stages.find(stage => stage.state === state);

/** What each says that we do for it. */
const WE_WRITE: Readonly<Record<string, string>> = {
  DMP: 'We write an offer to each of the people you owe.',
  TPP: 'We write an offer to each of the people you owe.',
  SMP: 'We show what each one gets, and write the letters for you to send.',
};

const PAID_DIRECTLY = CHOSEN.filter(([shortName]) => isRepaid(shortName) && !isScheme(shortName));

describe('what is said of a solution before it is chosen is what its plan does', () => {
  it.each(PAID_DIRECTLY)(
    'of %s in %s: we write, they send and pay each one themselves, and we hold no money (DN-644)',
    (...of) => {
      const said = saidBefore(of);
      expect(said).toContain(WE_WRITE[of[0]]);
      expect(said).toContain('yourself');
      expect(said).toContain('We hold no money.');
      expect(said).not.toMatch(/one payment|for you\.|we ask|your adviser|share[sd]? (?:it )?out for/iu);
      const [sent, running] = (['sent', 'running'] as const).map(state => doerOf(of[0], of[1], state));
      expect([sent?.who, running?.who]).toEqual(['You', 'You']);
    },
  );

  it.each([
    ['DAS', /payments distributor. They share it out/u],
    ['IVA', /The firm shares it out/u],
    ['PTD', /to the trustee/u],
    ['AO', /to the court/u],
  ] as const)(
    'one payment a month is promised where somebody takes it, as %s does (DN-644)',
    (name, takes) => {
      const nation = name === 'DAS' || name === 'PTD' ? 'scotland' : 'england';
      expect(doerOf(name, nation, 'running')?.says).toMatch(takes);
      const others = CHOSEN.filter(([shortName]) => !['DAS', 'IVA', 'PTD', 'AO'].includes(shortName));
      for (const other of others)
        expect(saidBefore(other), other.join()).not.toMatch(/one payment a month/iu);
    },
  );

  it.each([
    ['DRO', 'england', 'The form goes in'],
    ['DRO', 'northern-ireland', 'The form goes in'],
    ['BKY', 'england', 'You apply on the web'],
    ['MAP', 'scotland', 'The form goes in'],
    ['SEQ', 'scotland', 'The form goes in'],
  ] as const)(
    'whose hand the form of %s in %s goes by is the same before and after (DN-644)',
    (name, nation, what) => {
      const step = solutionWording(name, nation).steps.find(one => one.what === what);
      expect(step?.who).toBe(doerOf(name, nation, 'sent')?.who);
    },
  );
});

it('is begun by oneself where nothing of it goes by way of us (DN-645)', () => {
  const alone = [...new Set(CHOSEN.map(([shortName]) => shortName))].filter(isBegunAlone);
  expect(alone.sort()).toEqual(['AO', 'DAP', 'DMP', 'FFS', 'MOR', 'SMP', 'TPP', 'WO']);
});

it('knows the solutions of every nation', () => {
  expect(new Set(CHOSEN.map(([, nation]) => nation))).toEqual(new Set(UK_NATIONS));
});
