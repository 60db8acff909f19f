import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { type OptionalNation, servingOnly } from '@towpath/domain/journeys/nations.ts';
import { compileJourney } from '@towpath/domain/journeys/plan.ts';
import { StartFault } from '../../../platform/config/startFault.ts';
import { wordedBy, wordsFile } from '../questionWords.ts';
import { shippedDefinition } from '../shipped.ts';
import type { Previewed } from './links.ts';

/** The questions as they would be published, and the version that the words were put to. */
export type PreviewedQuestions = { readonly questions: JourneyDefinition; readonly release: number };

/**
 * Makes the questions that a link names, as people would meet them here; undefined where there are none.
 *
 * @param contentDir where the operator's words lie, read anew each time
 * @param alsoAdviseIn the operator's nations
 * @throws StartFault with file and place, for words that do not fit the questions, or questions that cannot be run
 */
export function previewed(
  { journey, version, revision }: Previewed,
  contentDir: string,
  alsoAdviseIn: readonly OptionalNation[],
): PreviewedQuestions | undefined {
  const release = shippedDefinition(journey, version);
  if (!release) return undefined;
  const worded = revision === 0 ? release : wordedBy(release, contentDir, revision);
  const questions = servingOnly(worded, alsoAdviseIn);
  const compiled = compileJourney(questions);
  if (compiled.ok) return { questions, release: release.version };
  const [fault] = compiled.faults;
  const file = revision === 0 ? journey : wordsFile(contentDir, journey, revision);
  throw new StartFault(`${file}: ${fault?.where}: ${fault?.message}`);
}
