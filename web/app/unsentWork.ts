import { myStatus } from '@towpath/contracts/api/journeys.ts';
import { api } from '../data/client.ts';
import type { Entry } from '../data/outbox/entry.ts';
import type { Outbox } from '../data/outbox/outbox.ts';
import type { UnsentWork } from '../data/outbox/unsentWork.ts';
import { hasSession, personId } from '../data/session.ts';
import { type Composer, readJourneyNow } from '../journey/state/journeyNow.ts';

/**
 * Who makes the call of what is typed, by the name of its kind, in the order in which they are given. Four kinds have
 * nobody: details for a credit search, a name and number for a call, a choice about consent, and a message about what is
 * wrong in what we hold. What they lead to is
 * more than keeping what was typed, so it happens only by its own button, in sight of what it does.
 */
const COMPOSERS: readonly (readonly [string, () => Promise<Composer>])[] = [
  ['answer draft', async () => (await import('../journey/state/composeAnswers.ts')).composeAnswers],
  ['answer draft', async () => (await import('../household/state/composeHousehold.ts')).composeHousehold],
  ['debt form', async () => (await import('../debts/state/composeDebts.ts')).composeDebts],
  ['legal answers', async () => (await import('../debts/state/composeDebts.ts')).composeLegalAnswers],
  ['details draft', async () => (await import('../debts/state/composeDetails.ts')).composeDetails],
  ['budget line', async () => (await import('../budget/state/composeCategories.ts')).composeCategories],
  ['condition', async () => (await import('../health/state/composeHealth.ts')).composeHealth],
  ['answers', async () => (await import('../health/state/composeHealth.ts')).composeHealth],
  ['needs', async () => (await import('../health/state/composeHealth.ts')).composeNeeds],
];

/** Fetched where somebody has something unsent that only its capability understands. */
export const UNSENT_WORK: UnsentWork = { takeOldKeys, compose };

async function compose(outbox: Outbox, typed: readonly Entry[]) {
  const own = COMPOSERS.filter(([kind]) => typed.some(entry => entry.kind === kind));
  const journey = own.length > 0 ? await readJourneyNow(outbox) : undefined;
  if (!journey) return [];
  const composed = own.map(async ([kind, fetch]) => {
    const composer = await fetch();
    return composer(
      outbox,
      typed.filter(entry => entry.kind === kind),
      journey,
    );
  });
  // One that cannot be looked at now takes nothing from the others.
  const settled = await Promise.allSettled(composed);
  return settled.flatMap(one => (one.status === 'fulfilled' ? one.value : []));
}

/** What belongs to a journey is taken over only where it is this person's; another's stays where it is (HO-052). */
async function takeOldKeys(outbox: Outbox): Promise<void> {
  if (!hasSession()) return;
  const [journey, budget, debts, search, health] = await Promise.all([
    import('../journey/state/keptBefore.ts'),
    import('../budget/state/keptBefore.ts'),
    import('../debts/state/keptBefore.ts'),
    import('../credit-search/keptBefore.ts'),
    import('../health/state/keptBefore.ts'),
  ]);
  debts.takeOverDrafts(outbox);
  search.takeOverSearch(outbox, personId());
  health.takeOverHealth(outbox);
  const { id } = await api(myStatus);
  if (id === null) return;
  journey.takeOverAnswers(outbox, id);
  debts.takeOverDebts(outbox, id);
  budget.takeOverTyping(outbox, id);
}
