import { describe, expect, it } from 'vitest';
import { filtersOf, listed, onPage, readShown, sayShown, sorted, toggled, withFilter } from './query.ts';

describe('the address of the table of people', () => {
  it('keeps filters, order and page, and leaves out what is none of ours (PT-341)', () => {
    const shown = readShown('?find=Ann+O%27&status=Active%2CExpired&sort=name&after=x&colour=red&nation=');
    expect(shown).toEqual({ find: "Ann O'", status: 'Active,Expired', sort: 'name', after: 'x' });
    expect(readShown(sayShown(shown))).toEqual(shown);
    expect(readShown('?sort=debts&lane=yours')).toEqual({});
    expect(readShown('?lane=mine')).toEqual({ lane: 'mine' });
    expect(sayShown({})).toBe('');
  });

  it('begins at the first page when a filter or the order is another (PT-341)', () => {
    const shown = { status: 'Active', after: 'x' };
    expect(withFilter(shown, 'partner', 'mw_name')).toEqual({ status: 'Active', partner: 'mw_name' });
    expect(withFilter(shown, 'status', '')).toEqual({});
    expect(toggled(shown, 'status', 'Expired')).toEqual({ status: 'Active,Expired' });
    expect(toggled(shown, 'status', 'Active')).toEqual({});
    expect(sorted(shown, 'name')).toEqual({ status: 'Active', sort: 'name' });
    expect(onPage(shown, { before: 'y' })).toEqual({ status: 'Active', before: 'y' });
    expect(filtersOf({ ...shown, sort: 'name' })).toEqual({ status: 'Active' });
    expect(listed(undefined)).toEqual([]);
  });
});
