import type { Held } from '../../platform/database/held.ts';

/** What these tables hold about a person. */
export const journeysHeld: readonly Held[] = [
  {
    table: 'journeys',
    leftOut: { state: 'the way through the questions, worked out of the answers' },
    rows: (database, customerId) =>
      database
        .selectFrom('journeys')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('created_at')
        .execute(),
  },
  {
    table: 'journey_status_changes',
    isHistory: true,
    leftOut: { staff_id: 'who of us it was, which our own log has' },
    rows: (database, customerId) =>
      database
        .selectFrom('journey_status_changes')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('journey_id')
        .orderBy('id')
        .execute(),
  },
];
