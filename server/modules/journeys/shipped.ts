import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import { readDefinition } from '@towpath/domain/journey-engine/definition/readDefinition.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { type OptionalNation, servingOnly } from '@towpath/domain/journeys/nations.ts';
import { withPhases } from '@towpath/domain/journeys/phases.ts';
import { applyVariant, type Variant, variantProblems } from '@towpath/domain/journeys/variant.ts';
import { NEWEST_VERSIONS, PUBLISHED_VERSIONS } from '@towpath/domain/journeys/versions.ts';
import { StartFault } from '../../platform/config/startFault.ts';

/** The questionnaire that follows the Qualifier. */
export const FULL_REVIEW = 'full-review';

/** The questionnaire that partners have looks of. */
const LOOKS_OF = 'qualifier';

/**
 * The questionnaires that come with the program, the newest version of each; a visitor begins the first. Earlier
 * versions are in the database where somebody may still be on one.
 */
export function shippedDefinitions(): readonly JourneyDefinition[] {
  return NEWEST_VERSIONS.map(readFile);
}

/** The versions of a questionnaire that the program has the files of, oldest first; none for one that it has not. */
export function shippedVersions(journey: string): readonly number[] {
  return filesOf(journey).map(({ version }) => version);
}

/** One version of a questionnaire, the newest where none is named; undefined where the program has no such file. */
export function shippedDefinition(journey: string, version?: number): JourneyDefinition | undefined {
  const file = filesOf(journey).findLast(one => version === undefined || one.version === version);
  return file && withPhasesOfFile(readFile(file));
}

function filesOf(journey: string): readonly VersionFile[] {
  return Object.values(PUBLISHED_VERSIONS).flatMap((files: readonly VersionFile[]) =>
    files.filter(file => file.journey === journey),
  );
}

/**
 * A version as it is stored, with what it does not say of itself filled in from the file of the same questions: stored
 * versions never change, and the early ones say nothing of their phases.
 */
export function withPhasesOfFile(stored: JourneyDefinition): JourneyDefinition {
  if (stored.purpose !== undefined) return stored;
  return withPhases(stored, Object.values(PUBLISHED_VERSIONS).flat().map(readFile));
}

type VersionFile = { readonly journey: string; readonly version: number };

const readBefore = new Map<VersionFile, JourneyDefinition>();

/** They come with the program and do not change while it runs, so each is checked once. */
function readFile(file: VersionFile): JourneyDefinition {
  const before = readBefore.get(file);
  if (before) return before;
  const read = readDefinition(file, STEP_KINDS);
  if (read.ok) {
    readBefore.set(file, read.definition);
    return read.definition;
  }
  const [fault] = read.faults;
  throw new StartFault(
    `Journey '${file.journey}' version ${file.version}, at ${fault?.path}: ${fault?.message}`,
  );
}

/** A partner's look, and the nations whose people it serves beside England and Wales, if it names them. */
export type PartnerLook = Variant & { readonly alsoAdviseIn?: readonly OptionalNation[] };

/**
 * The partners' looks of the Qualifier, and a line for each reason why one does not fit it, with file and place.
 *
 * @param definitions as shipped, for all nations
 * @param variants by app id
 * @param alsoAdviseIn the operator's nations: a look may name fewer, and never more
 */
export function looksOf(
  definitions: readonly JourneyDefinition[],
  variants: Readonly<Record<string, PartnerLook>>,
  alsoAdviseIn: readonly OptionalNation[],
): { readonly looks: readonly JourneyDefinition[]; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const first = definitions.find(({ journey }) => journey === LOOKS_OF);
  const looks = Object.entries(variants).flatMap(([appId, variant]) => {
    if (first === undefined) return [];
    const isOurs = definitions.some(({ journey }) => journey === variant.journey);
    const problems = [
      ...(isOurs ? [`'${variant.journey}' is the name of a journey of ours.`] : []),
      ...variantProblems(first, variant),
    ];
    faults.push(...problems.map(problem => `variants.json: variants.${appId}: ${problem}`));
    if (problems.length > 0) return [];
    const also = alsoAdviseIn.filter(nation => variant.alsoAdviseIn?.includes(nation) ?? true);
    return [applyVariant(servingOnly(first, also), variant)];
  });
  return { looks, faults };
}
