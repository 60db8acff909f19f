import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';

/**
 * The calls that the specification names in its chapter 7, as it writes them. A call of ours that differs in method or
 * path is not the call that was asked for, whatever our own contracts say.
 */
const NAMED = [
  'POST /users/customer/refreshtoken',

  'POST /customers/create-journey',
  'POST /customers/create-next-journey',
  'GET /journeys/mine/pages',
  'GET /journeys/mine/status',
  'GET /journeys/mine/template',
  'GET /customers/details/mine',
  'POST /answers/mine',
  'GET /answers/mine/pages/{pageId}',

  'GET /debts/creditors',
  'GET /debts/creditors/{id}/credit-types',
  'GET /debts/credit-types',
  'GET /debts/mine',
  'POST /debts/mine',
  'PUT /debts/mine/{debtId}',
  'POST /debts/mine/credit-search',
  'POST /debts/mine/credit-search/otp',
  'POST /address/postcode',

  'POST /household/mine',
  'GET /household/mine',
  'GET /consents/mine',
  'POST /consents/mine',
  'POST /callbacks/harddropout',
  'POST /callbacks/softdropout',
  'POST /callbacks/qualifier-advice',
  'POST /callbacks/recommendation-advice',
  'GET /advice/mine/qualifier',
  'GET /advice/mine/recommendation',
  'POST /phone/validation',

  'GET /sfs/frequencies',
  'GET /sfs/income/categories',
  'GET /sfs/expenditure/categories',
  'POST /sfs/mine/income/category',
  'POST /sfs/mine/expenditure/category',
  'GET /sfs/mine/sfs/{stepId}',
  'GET /sfs/mine/summary',
  'GET /sfs/mine/sfs/complete',
];

describe('the calls that the specification names', () => {
  it('are these 37', () => {
    expect(new Set(NAMED).size).toBe(37);
  });

  it.each(NAMED)('%s is one of ours, once (HO-080)', named => {
    expect(CALLS.filter(({ method, path }) => `${method} ${path}` === named)).toHaveLength(1);
  });

  it('are asked of the core API, and the addresses at a postcode of the lookup API (API-002, HO-080)', () => {
    const bases = new Map(CALLS.map(({ method, path, base }) => [`${method} ${path}`, base]));
    expect(NAMED.filter(named => bases.get(named) !== 'core')).toEqual(['POST /address/postcode']);
    expect(bases.get('POST /address/postcode')).toBe('lookup');
  });
});
