import { type Brought, stays } from '../../platform/database/brought.ts';

/** How staff find people is worked out by the database of the rows that move: those of the guest go with the guest. */
export const peopleBrought: readonly Brought[] = stays(
  'the database makes them of the rows of the account',
  'people_list',
  'people_keys',
);
