import type { Given, Place } from '@towpath/domain/applications/answer.ts';
import {
  APPLICATION_STATES,
  type ApplicationMover,
  type ApplicationState,
} from '@towpath/domain/applications/applicationState.ts';
import type { Written } from '@towpath/domain/applications/written.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import {
  changeSubject,
  givenSubject,
  type OfApplication,
  openedChange,
  openedGiven,
  openedVersion,
  openedWritten,
  versionSubject,
  writtenSubject,
} from './sealing.ts';

/** An application as stored. */
export type KeptApplication = {
  readonly planId: string;
  readonly state: ApplicationState;
  /** Counts what was given; 0 where nothing was yet. */
  readonly revision: number;
  readonly given: Given;
  /** Which of it one of us wrote down, and which is from the form before. */
  readonly written: readonly Written[];
  readonly changedAt: Date | null;
};

/** What was said at a change of an application: each where there was something of it. */
export type Said = {
  /** Which fields an adviser asks again. */
  readonly fields?: readonly Place[];
  /** What they say to the person. */
  readonly words?: string;
  /** The number of whoever took it. */
  readonly reference?: string;
  /** 'YYYY-MM-DD', the day on which they decided, or on which it went, where one of us noted that; and what they said. */
  readonly on?: string;
  readonly says?: string;
  /** It went another way than from here, as an adviser noted: there is nobody to ask what became of it. */
  readonly isByHand?: true;
  /** Its person has heard what stands in it, and said yes on the phone that it is handed over. */
  readonly isAgreed?: true;
  /** What was not as they need it. */
  readonly faults?: readonly string[];
};

/** How an application came to a state. */
export type KeptChange = {
  readonly at: Date;
  readonly state: ApplicationState;
  readonly by: ApplicationMover;
  readonly staffId: string | null;
  readonly version: number | null;
  readonly said: Said | null;
};

/** An application as it was handed over: what stood on it, and whether nothing was left open. */
export type KeptVersion<Content> = {
  readonly number: number;
  readonly madeAt: Date;
  readonly isComplete: boolean;
  readonly content: Content;
};

const NOTHING: Given = {};

function stateOf(kept: string): ApplicationState {
  const state = APPLICATION_STATES.find(one => one === kept);
  if (!state) throw new Error(`An application is in no state that is known: ${kept}.`);
  return state;
}

/** The application for a plan, as if it had been begun where nothing was given yet. Throws DoesNotOpen. */
export async function applicationOf(
  on: Database | DatabaseTransaction,
  seal: Seal,
  { customerId, planId }: OfApplication,
): Promise<KeptApplication> {
  const row = await rowOf(on, { customerId, planId }).executeTakeFirst();
  if (!row) {
    return { planId, state: 'being filled in', revision: 0, given: NOTHING, written: [], changedAt: null };
  }
  const written = openedWritten(seal, { customerId, planId }, row.sealed_written);
  return {
    planId,
    state: stateOf(row.state),
    revision: row.revision,
    given: JSON.parse(openedGiven(seal, { customerId, planId }, row.sealed_given)),
    written: written === null ? [] : JSON.parse(written),
    changedAt: row.changed_at,
  };
}

/** Which form was begun for a plan; null where none was. */
export async function kindOfApplication(
  database: Database,
  { customerId, planId }: OfApplication,
): Promise<string | null> {
  const row = await database
    .selectFrom('applications')
    .select('kind')
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  return row?.kind ?? null;
}

/** Where an application stands; null where it was not begun. */
export async function stateOfApplication(
  database: Database,
  of: OfApplication,
): Promise<ApplicationState | null> {
  const row = await rowOf(database, of).executeTakeFirst();
  return row ? stateOf(row.state) : null;
}

/** The same, begun where it was not, and held until the transaction ends. Throws DoesNotOpen. */
export async function holdApplication(
  trx: DatabaseTransaction,
  seal: Seal,
  { customerId, planId, kind, at }: OfApplication & { readonly kind: string; readonly at: Date },
): Promise<KeptApplication> {
  const of = { customerId, planId };
  await trx
    .insertInto('applications')
    .values({
      customer_id: customerId,
      plan_id: planId,
      kind,
      state: 'being filled in',
      revision: 0,
      sealed_given: seal.close(JSON.stringify(NOTHING), givenSubject(of)),
      begun_at: at,
      changed_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  await rowOf(trx, of).forUpdate().executeTakeFirstOrThrow();
  return applicationOf(trx, seal, of);
}

function rowOf(on: Database | DatabaseTransaction, { customerId, planId }: OfApplication) {
  return on
    .selectFrom('applications')
    .select(['state', 'revision', 'sealed_given', 'sealed_written', 'changed_at'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId);
}

/** Keeps what was given in an application that is held. */
export async function keepGiven(
  trx: DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
  {
    given,
    written,
    revision,
    at,
  }: Pick<KeptApplication, 'given' | 'written' | 'revision'> & { readonly at: Date },
): Promise<void> {
  const who = written.length === 0 ? null : seal.close(JSON.stringify(written), writtenSubject(of));
  await trx
    .updateTable('applications')
    .set({
      sealed_given: seal.close(JSON.stringify(given), givenSubject(of)),
      sealed_written: who,
      revision,
      changed_at: at,
    })
    .where('customer_id', '=', of.customerId)
    .where('plan_id', '=', of.planId)
    .execute();
}

/** Moves an application that is held on, and writes down whose hand it was and what was said. The caller has asked whether it may. */
export async function moveApplication(
  trx: DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
  change: {
    readonly state: ApplicationState;
    readonly by: ApplicationMover;
    readonly at: Date;
    readonly staffId?: string;
    readonly version?: number | null;
    readonly said?: Said;
  },
): Promise<void> {
  const { customerId: customer_id, planId: plan_id } = of;
  const { state, by, at, staffId, version, said } = change;
  await trx
    .updateTable('applications')
    .set({ state, changed_at: at })
    .where('customer_id', '=', customer_id)
    .where('plan_id', '=', plan_id)
    .execute();
  const last = await trx
    .selectFrom('application_changes')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .where('customer_id', '=', customer_id)
    .where('plan_id', '=', plan_id)
    .executeTakeFirst();
  const sequence = (last?.sequence ?? 0) + 1;
  await trx
    .insertInto('application_changes')
    .values({
      customer_id,
      plan_id,
      sequence,
      at,
      state,
      moved_by: by,
      staff_id: staffId ?? null,
      version: version ?? null,
      sealed: said ? seal.close(JSON.stringify(said), changeSubject(of, sequence)) : null,
    })
    .execute();
}

/** A state that an application came to: when, and who of us brought it there; null for anybody else. */
export type StateOfForm = {
  readonly at: Date;
  readonly state: ApplicationState;
  readonly staffId: string | null;
};

/** Each state that an application came to, the oldest first. */
export async function statesOf(
  database: Database,
  { customerId, planId }: OfApplication,
): Promise<readonly StateOfForm[]> {
  const rows = await database
    .selectFrom('application_changes')
    .select(['at', 'state', 'staff_id'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '=', planId)
    .orderBy('sequence')
    .execute();
  return rows.map(({ at, state, staff_id }) => ({ at, state: stateOf(state), staffId: staff_id }));
}

/** Everything that happened to an application, the oldest first. Throws DoesNotOpen. */
export async function changesOf(
  on: Database | DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
): Promise<readonly KeptChange[]> {
  const rows = await on
    .selectFrom('application_changes')
    .selectAll()
    .where('customer_id', '=', of.customerId)
    .where('plan_id', '=', of.planId)
    .orderBy('sequence')
    .execute();
  return rows.map(row => {
    const said = openedChange(seal, of, row.sequence, row.sealed);
    return {
      at: row.at,
      state: stateOf(row.state),
      by: row.moved_by as ApplicationMover,
      staffId: row.staff_id,
      version: row.version,
      said: said === null ? null : JSON.parse(said),
    };
  });
}

/** Keeps a version of an application that is held, as it is handed over; gives its number. */
export async function addVersion<Content>(
  trx: DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
  { content, isComplete, at }: { readonly content: Content; readonly isComplete: boolean; readonly at: Date },
): Promise<number> {
  const { customerId: customer_id, planId: plan_id } = of;
  const last = await trx
    .selectFrom('application_versions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('customer_id', '=', customer_id)
    .where('plan_id', '=', plan_id)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const sealed = seal.close(JSON.stringify(content), versionSubject(of, number));
  await trx
    .insertInto('application_versions')
    .values({ customer_id, plan_id, number, made_at: at, is_complete: isComplete, sealed })
    .execute();
  return number;
}

/** The version that was handed over last; null for none. Throws DoesNotOpen. */
export async function latestVersion<Content>(
  on: Database | DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
): Promise<KeptVersion<Content> | null> {
  const row = await on
    .selectFrom('application_versions')
    .select(['number', 'made_at', 'is_complete', 'sealed'])
    .where('customer_id', '=', of.customerId)
    .where('plan_id', '=', of.planId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const content = JSON.parse(openedVersion(seal, of, row.number, row.sealed));
  return { number: row.number, madeAt: row.made_at, isComplete: row.is_complete, content };
}

/** The forms that a person had for other plans, the newest first. */
export async function formsBefore(
  on: Database | DatabaseTransaction,
  { customerId, planId }: OfApplication,
): Promise<readonly { readonly planId: string; readonly kind: string }[]> {
  const rows = await on
    .selectFrom('applications')
    .select(['plan_id', 'kind'])
    .where('customer_id', '=', customerId)
    .where('plan_id', '!=', planId)
    .orderBy('begun_at', 'desc')
    .orderBy('plan_id')
    .execute();
  return rows.map(row => ({ planId: row.plan_id, kind: row.kind }));
}

/** Applications in a state, whose have been in it longest first. */
export async function waitingFor(
  database: Database,
  state: ApplicationState,
  most: number,
): Promise<readonly OfApplication[]> {
  const rows = await database
    .selectFrom('applications')
    .select(['customer_id', 'plan_id'])
    .where('state', '=', state)
    .orderBy('changed_at')
    .limit(most)
    .execute();
  return rows.map(row => ({ customerId: row.customer_id, planId: row.plan_id }));
}
