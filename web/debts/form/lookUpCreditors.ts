import { creditorSuggestions } from '@towpath/contracts/api/debts.ts';
import { api } from '../../data/client.ts';
import type { LookUpCreditors } from './useCreditorSearch.ts';

/** How many creditors are requested. */
const LIMIT = '5';

/** Looks creditors up for the person themselves. */
export const lookUpCreditors: LookUpCreditors = (searchTerm, signal) =>
  api(creditorSuggestions, { query: { searchTerm, limit: LIMIT }, signal });
