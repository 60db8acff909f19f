import type { DatedThing } from './things.ts';

/** How loudly a date is shown: what can be lost, what keeps it, and the rest. */
export type Danger = 'loses' | 'keeps' | 'rest';

/** How what somebody chose goes: towards what it is for, or it has come to nothing. */
export type PlanGoes = 'on' | 'nowhere';

type Stake = { readonly is: string; readonly danger: Danger; readonly tag: string };

/**
 * What is at stake, the gravest first, with the words that say so. What is done to somebody stands in the order in which
 * the advice says what cannot wait; then payments, by what they keep; then what keeps a plan going; then what is good to do.
 */
const STAKES = [
  { is: 'eviction', danger: 'loses', tag: 'Could cost your home' },
  { is: 'bailiffs', danger: 'loses', tag: 'Could cost you your things' },
  { is: 'court', danger: 'loses', tag: 'Could go on without you' },
  { is: 'court papers', danger: 'loses', tag: 'Could become a judgment' },
  { is: 'home', danger: 'keeps', tag: 'Keeps your home' },
  { is: 'liberty', danger: 'keeps', tag: 'Keeps you out of court' },
  { is: 'energy', danger: 'keeps', tag: 'Keeps your energy on' },
  { is: 'goods', danger: 'keeps', tag: 'Keeps what you are paying for' },
  { is: 'enforcement', danger: 'keeps', tag: 'Keeps it from going further' },
  { is: 'deductions', danger: 'keeps', tag: 'Keeps deductions down' },
  { is: 'breathing space ends', danger: 'keeps', tag: 'Keeps letters and charges away' },
  { is: 'moratorium ends', danger: 'keeps', tag: 'Keeps sheriff officers away' },
  { is: 'tokens over', danger: 'rest', tag: 'They may ask again' },
  { is: 'question', danger: 'rest', tag: 'Your advice waits for it' },
  { is: 'plan in doubt', danger: 'rest', tag: 'Changes your plan' },
  { is: 'messages', danger: 'rest', tag: 'We wrote to you' },
  { is: 'talk first', danger: 'rest', tag: 'Your plan waits for it' },
  { is: 'payments untold', danger: 'rest', tag: 'Keeps your plan going' },
  { is: 'look anew', danger: 'rest', tag: 'May change your plan' },
  { is: 'plan', danger: 'rest', tag: 'Keeps your plan going' },
  { is: 'time over', danger: 'rest', tag: 'They may ask again' },
  { is: 'talk', danger: 'rest', tag: 'We talk' },
  { is: 'good', danger: 'rest', tag: 'Good to do' },
] as const satisfies readonly Stake[];

export type StakeName = (typeof STAKES)[number]['is'];
/** What can be at stake, the gravest first. */
export const STAKE_NAMES: readonly StakeName[] = STAKES.map(({ is }) => is);

/** Behind it stands what can be lost on a day that is not near, as in the advice: near first, whatever it threatens. */
const LAST_TO_LOSE = STAKES.findLastIndex(({ danger }) => danger === 'loses');

/**
 * What is at stake with a thing: its place in the order of danger (0 is the gravest), how it shows and its words.
 *
 * @param plan how what they chose goes; null where nothing is chosen
 */
export function stakeOf(
  thing: DatedThing,
  plan: PlanGoes | null,
): Stake & { readonly is: StakeName; readonly rank: number } {
  const named = stakeName(thing);
  // Nothing keeps a plan going that there is not.
  const is = named === 'plan' && plan !== 'on' ? 'good' : named;
  const stake = stakeNamed(is);
  const isFar = 'isFar' in thing && thing.isFar === true;
  return isFar ? { ...stake, rank: LAST_TO_LOSE + (stake.rank + 1) / STAKES.length } : stake;
}

/** The same of a stake by its name, of something with no day: its place in the order of danger, how it shows and its words. */
export function stakeNamed(is: StakeName): Stake & { readonly is: StakeName; readonly rank: number } {
  const rank = STAKES.findIndex(stake => stake.is === is);
  const stake = STAKES[rank];
  if (!stake) throw new Error(`Nothing is known to be at stake with ${is}.`);
  return { ...stake, rank };
}

function stakeName(thing: DatedThing): StakeName {
  switch (thing.kind) {
    case 'priority payment':
      return thing.keeps;
    case 'application':
      return thing.stopsBailiffs ? 'enforcement' : 'plan';
    case 'complaint to take on':
    case 'budget review':
    // Nothing has to be kept going any more.
    case 'last letters':
    case 'plan to close':
      return 'good';
    case 'look anew':
      return thing.over ? 'tokens over' : thing.isDue ? 'look anew' : 'plan';
    case 'talk due':
    // Before anything is paid by them.
    case 'sums differ':
    // Whether any offer is to go at all.
    case 'offers held':
      return 'plan in doubt';
    case 'eviction':
    case 'bailiffs':
    case 'court':
    case 'court papers':
    case 'breathing space ends':
    case 'moratorium ends':
    case 'question':
    case 'plan in doubt':
    case 'messages':
    case 'talk first':
    case 'payments untold':
    case 'time over':
    case 'talk':
      return thing.kind;
    default:
      return 'plan';
  }
}
