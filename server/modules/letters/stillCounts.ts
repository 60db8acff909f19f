import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { dayAfter } from '@towpath/domain/letters/letterDays.ts';
import { makesOffer } from '@towpath/domain/letters/sentLetter.ts';
import type { SentVersion } from './repository.ts';
import type { World } from './world.ts';

/** What says of letters that went whether they still are what they were. */
export type PlansOfWorld = Pick<World, 'plan' | 'planBeforeEndedAt' | 'chosen' | 'owners'>;

type Version = Pick<SentVersion, 'sentOn' | 'notedAt'> & { readonly definition: LetterDefinition };

/** Whether what went is still what it was: to who has the debt, and no offer of a plan that has ended since. */
export function stillCounts(
  definitions: readonly LetterDefinition[],
  world: PlansOfWorld,
  debtId: string,
  { definition, sentOn, notedAt }: Version,
): boolean {
  const { planBeforeEndedAt } = world;
  if (isBeforeSale(world, debtId, { sentOn, definition })) return false;
  const isOfPlanBefore = planBeforeEndedAt !== null && notedAt < planBeforeEndedAt;
  return !isOfPlanBefore || !makesOffer(definition, definitions);
}

/** Whether a letter that went has to go again to count: it does no more, or offered another sum than its plan pays. */
export function countsNoMore(
  definitions: readonly LetterDefinition[],
  world: PlansOfWorld,
  debtId: string,
  version: Version,
): boolean {
  if (!stillCounts(definitions, world, debtId, version)) return true;
  const offers = world.plan?.told.get(debtId)?.offers;
  if (!offers || !makesOffer(version.definition, definitions)) return false;
  return !offers.some(({ on }) => on === version.sentOn);
}

/** Whether a letter of a day, 'YYYY-MM-DD', went to who had a debt before it was sold. */
function isBeforeSale(
  { plan, owners }: PlansOfWorld,
  debtId: string,
  { sentOn: day, definition }: Pick<Version, 'sentOn' | 'definition'>,
): boolean {
  const sale = owners.get(debtId)?.sale;
  if (!sale) return false;
  // While no offer went to the buyer, what went that day was for who had it before; but not what asks for proof.
  const isToBuyer = definition.provesSale || plan?.told.get(debtId)?.isOffered;
  const from = isToBuyer ? sale.on : dayAfter(sale.on, 1);
  return day < from;
}
