import { createHash } from 'node:crypto';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import { questionsOf } from '@towpath/domain/journeys/phases.ts';
import { compileJourney, layOutJourney } from '@towpath/domain/journeys/plan.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';

/**
 * Stores each definition as an immutable version, unless it is stored already, and returns the plans. A
 * definition is checked when it is first published. Throws a StartFault, in one line, for a faulty definition
 * and for one that differs from what was published under its number; one that only says of itself what the stored one
 * says nothing of (`journeys/phases.ts`) does not differ.
 *
 * @param kinds the kinds of step there are; those of the program when left out
 * @param faultOf the fault of a journey that differs, where it has to be changed in another way than by its file
 */
export async function publish(
  database: Database,
  clock: Clock,
  definitions: readonly JourneyDefinition[],
  kinds?: readonly StepKind[],
  faultOf: (journey: string) => StartFault | undefined = () => undefined,
): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const definition of definitions) {
    const plan = await publishOne(database, clock, definition, kinds);
    if (!plan) throw faultOf(definition.journey) ?? changed(definition);
    plans.push(plan);
  }
  return plans;
}

/** Undefined where other content is stored under this number. */
async function publishOne(
  database: Database,
  clock: Clock,
  definition: JourneyDefinition,
  kinds?: readonly StepKind[],
): Promise<Plan | undefined> {
  const hash = hashOf(definition);
  const published = await publishedHash(database, definition);
  // What a definition says of itself beside its questions may be filled in later, once: they stay as they were.
  const isSame = (stored: string | undefined) =>
    stored === hash || stored === hashOf(questionsOf(definition));
  if (isSame(published)) return layOutJourney(definition, kinds);
  if (published !== undefined) return undefined;
  const compiled = compileJourney(definition, kinds);
  if (!compiled.ok) {
    const [first, ...more] = compiled.faults;
    const others = more.length > 0 ? ` There are ${more.length} more faults.` : '';
    throw new StartFault(`${nameOf(definition)}, ${first?.where}: ${first?.message}${others}`);
  }
  await database
    .insertInto('journey_versions')
    .values({
      journey: definition.journey,
      version: definition.version,
      definition: JSON.stringify(definition),
      content_hash: hash,
      published_at: clock.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  // Another server starting at the same moment may have been first.
  return isSame(await publishedHash(database, definition)) ? compiled.plan : undefined;
}

/** The definition of a published version; undefined when there is none. */
export async function fetchDefinition(
  database: Database,
  journey: string,
  version: number,
): Promise<JourneyDefinition | undefined> {
  const row = await database
    .selectFrom('journey_versions')
    .select('definition')
    .where('journey', '=', journey)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.definition as JourneyDefinition | undefined;
}

async function publishedHash(database: Database, { journey, version }: JourneyDefinition) {
  const row = await database
    .selectFrom('journey_versions')
    .select('content_hash')
    .where('journey', '=', journey)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content_hash;
}

function changed(definition: JourneyDefinition): StartFault {
  return new StartFault(
    `${nameOf(definition)} was published with other content. Give the changed questionnaire a new version number.`,
  );
}

function nameOf({ journey, version }: JourneyDefinition): string {
  return `Journey '${journey}' version ${version}`;
}

/** Equal for two texts that differ only in the order of keys. */
function hashOf(definition: JourneyDefinition): string {
  return createHash('sha256')
    .update(JSON.stringify(inKeyOrder(definition)))
    .digest('hex');
}

function inKeyOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inKeyOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inKeyOrder(inner)]));
}
