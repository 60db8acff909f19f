import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreditReferenceAgency, type SearchRequest, startCreditReferenceAgency } from './agency.ts';
import { SANDBOX_PEOPLE } from './people.ts';
import type { WireReport } from './report.ts';

let agency: CreditReferenceAgency;
beforeAll(async () => {
  agency = await startCreditReferenceAgency(0);
});
afterAll(() => agency.close());

type Answer = {
  readonly status: string;
  readonly searchReference: string;
  readonly report: WireReport;
  readonly verification?: { readonly validSeconds: number; readonly attempts: number };
};

const search = (surname: string, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  purpose: 'DEBT_ADVICE',
  consentVersion: '1',
  applicant: {
    title: 'Ms',
    forename: 'Danielle',
    middleNames: '',
    surname,
    dateOfBirth: '1987-03-07',
    phone: '07700900123',
  },
  address: { postcode: 'LS1 4AA', previous: false },
  device: { fingerprint: '', ip: '' },
  ...changes,
});

const post = (body: unknown, key = agency.key) =>
  fetch(`${agency.url}/v1/searches`, {
    method: 'POST',
    headers: { 'x-api-key': key },
    body: JSON.stringify(body),
  });
const ask = async (surname: string, changes: Partial<SearchRequest> = {}): Promise<Answer> =>
  (await post(search(surname, changes))).json();

describe('the credit reference agency', () => {
  it('returns the same accounts again, with balances one month later', async () => {
    const first = await ask('Hughes');
    const second = await ask('HUGHES');
    const fixed = ({ report }: Answer) => report.accounts.map(({ balance: _, ...account }) => account);
    expect(fixed(second)).toEqual(fixed(first));
    expect(second.report.judgments).toEqual(first.report.judgments);
    const balances = ({ report }: Answer) => report.accounts.map(({ balance }) => balance);
    expect(balances(second)).not.toEqual(balances(first));
  });

  it('keeps accounts with 24 months of history, of many kinds', async () => {
    const { accounts, judgments } = (await ask('Hughes')).report;
    expect(accounts).toHaveLength(10);
    for (const { history } of accounts) expect(history).toMatch(/^[0-9SU]{24}$/);
    expect(new Set(accounts.map(({ type }) => type)).size).toBeGreaterThan(6);
    expect(accounts.filter(({ joint }) => joint)).toHaveLength(1);
    expect(judgments.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'SATISFIED']);
  });

  it('gives two people different account numbers', async () => {
    const another = search('Hughes').applicant;
    const theirs = await ask('Hughes', { applicant: { ...another, forename: 'Another' } });
    const ours = await ask('Hughes');
    expect(theirs.report.accounts[0]?.number).not.toBe(ours.report.accounts[0]?.number);
  });

  it('asks for a proof, and accepts once the one that answers its own request', async () => {
    const asked = await ask('Code');
    expect(asked).toMatchObject({ status: 'VERIFY', verification: { validSeconds: 600, attempts: 3 } });
    const verification = { searchReference: asked.searchReference, verifiedAt: '2026-11-23T10:00:00Z' };
    expect(
      (await ask('Code', { verification: { ...verification, searchReference: 'made up' } })).status,
    ).toBe('VERIFY');
    expect((await ask('Code', { verification })).status).toBe('MATCH');
    expect((await ask('Code', { verification })).status).toBe('VERIFY');
  });

  it('finds a person who moved at the previous address only', async () => {
    expect((await ask('Moved')).status).toBe('NO_MATCH');
    expect((await ask('Moved', { address: { postcode: 'LS1 4AA', previous: true } })).status).toBe('MATCH');
  });

  it('refuses a search without its key, and anything that is not a search', async () => {
    expect((await post(search('Hughes'), 'another')).status).toBe(401);
    for (const body of [null, 7, [], {}, { ...search('Hughes'), purpose: '' }]) {
      expect((await post(body)).status).toBe(400);
    }
  });

  it('lists its people on a page, and in the handbook', async () => {
    const list = await (await fetch(agency.url)).text();
    const handbook = readFileSync(join(import.meta.dirname, '../../docs/trial.md'), 'utf8');
    for (const { surname, does } of SANDBOX_PEOPLE) {
      expect(list).toContain(`<td>${surname}</td>`);
      expect(handbook).toContain(`| ${surname} | ${does} |`);
    }
  });
});
