import type { Creditor } from '@towpath/domain/debts/creditor.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createTestDatabase } from '../../testing/testDatabase.ts';
import { loadCreditors } from './load.ts';
import { creditTypesOf, offeredCreditTypes } from './repository.ts';
import { suggestCreditors } from './suggest.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(() => opened.close());

let now = new Date('2026-11-23T10:00:00Z');
const clock = { now: () => now };
const load = (content: Parameters<typeof loadCreditors>[2]) => loadCreditors(opened.database, clock, content);

const kind = (id: number, name: string): CreditType => ({
  id,
  name,
  roles: ['card'],
  priority: 'no',
  securedByDefault: false,
  inclusion: {} as CreditType['inclusion'],
});
const creditor = (id: number, name: string, more: Partial<Creditor> = {}): Creditor => ({
  id,
  name,
  aliases: [],
  creditTypeIds: [1],
  takesOverDebts: false,
  namesMany: false,
  ...more,
});
const first = {
  creditTypes: [kind(1, 'Credit card'), kind(2, 'Store card')],
  creditors: [creditor(10, 'Kestrel Cards', { aliases: ['Heron'] }), creditor(11, 'Barrowby Bank')],
};
const found = async (typed: string) =>
  (await suggestCreditors(opened.run, typed)).map(({ creditorName }) => creditorName);

describe('the operator’s creditors', () => {
  beforeEach(() => load(first));

  it('are written once: the same content again changes nothing', async () => {
    const before = await opened.database.selectFrom('loaded_content').selectAll().execute();
    now = new Date(now.getTime() + 60_000);
    await load(first);
    expect(await opened.database.selectFrom('loaded_content').selectAll().execute()).toEqual(before);
    expect(await found('heron')).toEqual(['Kestrel Cards']);
  });

  it('are found by what they are called now, when the content has changed', async () => {
    await load({
      creditTypes: [kind(2, 'Shop card'), kind(1, 'Credit card')],
      creditors: [creditor(10, 'Osprey Cards', { creditTypeIds: [2, 1] }), creditor(11, 'Barrowby Bank')],
    });
    expect([await found('kestrel'), await found('heron'), await found('osprey')]).toEqual([
      [],
      [],
      ['Osprey Cards'],
    ]);
    expect(await creditTypesOf(opened.database, 10)).toEqual([
      { id: 2, name: 'Shop card', roles: ['card'] },
      { id: 1, name: 'Credit card', roles: ['card'] },
    ]);
    expect((await offeredCreditTypes(opened.database)).map(({ id }) => id)).toEqual([2, 1]);
  });

  it('that are gone from the content are marked, kept, and come back with it', async () => {
    await load({ creditTypes: [kind(1, 'Credit card')], creditors: [creditor(11, 'Barrowby Bank')] });
    expect(await found('kestrel')).toEqual([]);
    const kept = await opened.database
      .selectFrom('creditors')
      .selectAll()
      .where('id', 'in', [10, 11])
      .orderBy('id')
      .execute();
    expect(kept.map(({ id, withdrawn_at }) => [id, withdrawn_at === null])).toEqual([
      [10, false],
      [11, true],
    ]);
    expect((await offeredCreditTypes(opened.database)).map(({ id }) => id)).toEqual([1]);
    await load(first);
    expect(await found('kestrel')).toEqual(['Kestrel Cards']);
    expect((await offeredCreditTypes(opened.database)).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('are loaded by several servers at once without getting into each other’s way', async () => {
    const changed = { ...first, creditors: [...first.creditors, creditor(12, 'Fenland Finance')] };
    await Promise.all([load(changed), load(changed), load(changed), load(changed)]);
    expect(await found('fenland')).toEqual(['Fenland Finance']);
  });

  it('may share names, have a name twice, and be many', async () => {
    const many = Array.from({ length: 12_000 }, (_, at) => creditor(100 + at, `Lender ${at}`));
    const same = [creditor(20, 'Twin', { aliases: ['Twin', 'TWIN.'] }), creditor(21, 'Twin')];
    await load({ ...first, creditors: [...many, ...same] });
    expect(await found('twin')).toEqual(['Twin', 'Twin']);
    expect(await found('lender 11999')).toEqual(['Lender 11999']);
  });
});
