import type { TalkWay } from '@towpath/domain/bookings/bookedTalk.ts';
import type { Span } from '@towpath/domain/bookings/slots.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';

/** A booking as stored. */
export type KeptBooking = Span & {
  readonly customerId: string;
  readonly id: string;
  readonly way: TalkWay;
  readonly state: 'booked' | 'cancelled' | 'over';
  readonly sealed: Buffer;
  readonly changedAt: Date;
  readonly sequence: number;
};

type Of = { readonly customerId: string; readonly id: string };

const COLUMNS = [
  'customer_id',
  'id',
  'starts_at',
  'ends_at',
  'way',
  'state',
  'sealed',
  'changed_at',
  'sequence',
] as const;
type Row = {
  readonly customer_id: string;
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly way: string;
  readonly state: string;
  readonly sealed: Buffer;
  readonly changed_at: Date;
  readonly sequence: number;
};

function bookingOf(row: Row): KeptBooking {
  return {
    customerId: row.customer_id,
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    way: row.way === 'chat' ? 'chat' : 'phone',
    state: row.state === 'booked' ? 'booked' : row.state === 'cancelled' ? 'cancelled' : 'over',
    sealed: row.sealed,
    changedAt: row.changed_at,
    sequence: row.sequence,
  };
}

/** A booking of a person, whatever its state; undefined where it is not theirs. */
export async function bookingById(
  on: Database | DatabaseTransaction,
  { customerId, id }: Of,
): Promise<KeptBooking | undefined> {
  const row = await on
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && bookingOf(row);
}

/** Bookings of people by their ids, whatever their state. */
export async function bookingsById(
  database: Database,
  customerIds: readonly string[],
  ids: readonly string[],
): Promise<readonly KeptBooking[]> {
  if (customerIds.length === 0 || ids.length === 0) return [];
  const rows = await database
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('customer_id', 'in', [...customerIds])
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(bookingOf);
}

/** The same of one, held until the transaction ends. */
export async function holdBooking(
  trx: DatabaseTransaction,
  { customerId, id }: Of,
): Promise<KeptBooking | undefined> {
  const row = await trx
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && bookingOf(row);
}

/** The one that stands, also once its time is over and nobody has said what came of it. */
export async function standingBooking(
  on: Database | DatabaseTransaction,
  customerId: string,
): Promise<KeptBooking | undefined> {
  const row = await on
    .selectFrom('bookings')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  return row && bookingOf(row);
}

/** A stretch of time with the lane that it takes. */
export type TakenLane = Span & { readonly lane: number };

/** What is booked by anybody and is not over at a moment, without the booking of that id. */
export async function takenLanes(
  on: Database | DatabaseTransaction,
  now: Date,
  beside?: string,
): Promise<readonly TakenLane[]> {
  const rows = await on
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at', 'lane', 'id'])
    .where('state', '=', 'booked')
    .where('ends_at', '>', now)
    .execute();
  return rows
    .filter(({ id }) => id !== beside)
    .map(row => ({ startsAt: row.starts_at, endsAt: row.ends_at, lane: row.lane }));
}

/** What is booked by anybody and touches a stretch of time. */
export async function bookedBetween(
  database: Database,
  from: Date,
  to: Date,
): Promise<readonly (Span & { readonly id: string; readonly way: TalkWay })[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['id', 'starts_at', 'ends_at', 'way'])
    .where('state', '=', 'booked')
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(row => ({
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    way: row.way === 'chat' ? 'chat' : 'phone',
  }));
}

/** Adds a booking in a lane. False where somebody else has taken that by now; the transaction goes on. */
export async function addInLane(
  trx: DatabaseTransaction,
  {
    lane,
    at,
    ...booking
  }: Of &
    Span & {
      readonly way: TalkWay;
      readonly sealed: Buffer;
      readonly lane: number;
      readonly appId: string | null;
      readonly at: Date;
    },
): Promise<boolean> {
  const added = await trx
    .insertInto('bookings')
    .values({
      customer_id: booking.customerId,
      id: booking.id,
      starts_at: booking.startsAt,
      ends_at: booking.endsAt,
      lane,
      way: booking.way,
      state: 'booked',
      sealed: booking.sealed,
      app_id: booking.appId,
      booked_at: at,
      arranged_at: at,
      changed_at: at,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Moves a booking that is held into a lane of another time. It is reminded of anew.
 *
 * @throws what `isLaneTaken` knows, where somebody else has that by now; the transaction has failed then
 */
export async function moveToLane(
  trx: DatabaseTransaction,
  { customerId, id, startsAt, endsAt, lane, at }: Of & TakenLane & { readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set(({ eb }) => ({
      starts_at: startsAt,
      ends_at: endsAt,
      lane,
      arranged_at: at,
      changed_at: at,
      sequence: eb('sequence', '+', 1),
      day_reminded_at: null,
      hour_reminded_at: null,
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

/** Whether a statement was refused since a lane is taken. */
export function isLaneTaken(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === '23P01';
}

/** Ends a booking that is held; its time is free again. */
export async function endBooking(
  trx: DatabaseTransaction,
  { customerId, id }: Of,
  {
    state,
    outcome,
    at,
  }: { readonly state: 'cancelled' | 'over'; readonly outcome: string | null; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set(({ eb }) => ({ state, outcome, changed_at: at, sequence: eb('sequence', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
