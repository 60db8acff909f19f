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
 * definition is checked when it is first published. Throws a StartFault for a faulty definition, and with a line for
 * each that differs from what was published under its number; one that only says of itself what the stored one says
 * nothing of (`journeys/phases.ts`) does not differ.
 *
 * @param kinds the kinds of step there are; those of the program when left out
 * @param faultOf the fault of a journey that differs, where it has to be changed in another way than by its file
 */
export async function publish(
  database: Database,
  clock: Clock,
  definitions: readonly JourneyDefinition[],
  kinds?: readonly StepKind[],
  faultOf?: FaultOf,
): Promise<Plan[]> {
  const faults = await changedSince(database, definitions, faultOf);
  if (faults.length > 0) throw new StartFault(faults.join('\n'));
  const plans: Plan[] = [];
  for (const definition of definitions) {
    const plan = await publishOne(database, clock, definition, kinds);
    if (!plan) throw changed(definition, faultOf);
    plans.push(plan);
  }
  return plans;
}

/** The fault of a journey that was changed after it was published; undefined where its file is to get a new number. */
type FaultOf = (journey: string) => StartFault | undefined;

/** A line for each definition that differs from what was published under its number. */
export async function changedSince(
  database: Database,
  definitions: readonly JourneyDefinition[],
  faultOf?: FaultOf,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const definition of definitions) {
    const published = await publishedHash(database, definition);
    if (published !== undefined && !isSame(definition, published)) {
      faults.push(changed(definition, faultOf).message);
    }
  }
  return faults;
}

/** Undefined where other content is stored under this number. */
async function publishOne(
  database: Database,
  clock: Clock,
  definition: JourneyDefinition,
  kinds?: readonly StepKind[],
): Promise<Plan | undefined> {
  const published = await publishedHash(database, definition);
  if (published !== undefined) {
    return isSame(definition, published) ? layOutJourney(definition, kinds) : undefined;
  }
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
      content_hash: hashOf(definition),
      published_at: clock.now(),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  // Another server starting at the same moment may have been first.
  const stored = await publishedHash(database, definition);
  return stored !== undefined && isSame(definition, stored) ? compiled.plan : undefined;
}

/** What a definition says of itself beside its questions may be filled in later, once: they stay as they were. */
function isSame(definition: JourneyDefinition, published: string): boolean {
  return [hashOf(definition), hashOf(questionsOf(definition))].includes(published);
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

function changed(definition: JourneyDefinition, faultOf?: FaultOf): StartFault {
  return (
    faultOf?.(definition.journey) ??
    new StartFault(
      `${nameOf(definition)} was published with other content. Give the changed questionnaire a new version number.`,
    )
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
