import { randomUUID } from 'node:crypto';
import { recommendation } from '@towpath/contracts/api/recommendation.ts';
import { REVIEW_ANSWERS, walkReview } from '../adviceJourney.ts';
import { inFullReview, USUAL_ANSWERS, walker } from '../journeyWalk.ts';
import type { Site } from '../site.ts';

/** So many ways of answering there are: people who answer in the same way leave the same rows. */
export const WAYS = 4;

/**
 * Walks both questionnaires to the advice: answers, changes one, registers, adds a debt, tells of the household, fills in
 * the budget line by line and completes it, and looks at the advice.
 *
 * @param way which of the ways, from 0: their sums differ
 * @returns the person's id
 * @throws {Error} where a step is refused
 */
export async function walkWholeJourney(site: Site, way: number): Promise<string> {
  const person = await walker(site);
  let revision = 0;
  for (const nation of ['england', 'wales', 'england']) {
    const saved = await person.save('nation', nation, revision);
    if (saved.revision === undefined) throw new Error(`Saving the nation was refused: ${saved.body}`);
    revision = saved.revision;
  }
  const answers = { ...USUAL_ANSWERS, income: String(1600 + way), 'spend-food': String(300 + way) };
  const reviewed = await inFullReview(site, answers, person);
  const debt = { id: randomUUID(), currentBalance: 9000 + way };
  const end = await walkReview(reviewed, REVIEW_ANSWERS, undefined, debt);
  if (end !== 'full-advice') throw new Error(`The full review stopped at ${end}.`);
  (await reviewed.call(recommendation, {})).answer;
  return person.customerId;
}
