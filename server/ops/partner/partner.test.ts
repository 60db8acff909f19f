import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CreditReferenceAgency,
  startCreditReferenceAgency,
} from '@towpath/sandbox/credit-reference/agency.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { runOps } from '../run.ts';

let agency: CreditReferenceAgency;
let folder: string;
beforeAll(async () => {
  folder = temporaryFolder();
  agency = await startCreditReferenceAgency(0);
});
afterAll(async () => {
  await agency.close();
  rmSync(folder, { recursive: true, force: true });
});

async function partner(words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runOps(['partner', ...words], {
    environment: {
      DATA_DIR: folder,
      CREDIT_FILE_URL: agency.url,
      CREDIT_FILE_KEY: agency.key,
      ...settings,
    },
    say: line => void out.push(line),
    complain: line => void err.push(line),
  });
  return { code, out, err };
}

describe('npm run ops -- partner credit-file', () => {
  it('passes an agency that keeps to what we rely on, and says nothing of the person (IS-179)', async () => {
    const { code, out, err } = await partner(['credit-file', '--nobody', 'Ghost']);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out).toHaveLength(7);
    expect(out.every(line => line.startsWith('pass  '))).toBe(true);
    expect(out.join(' ')).not.toMatch(/Hughes|Danielle|Barclaycard|1987|LS1/);
    // Known, known again, unknown; the search with the wrong key goes no further than the key.
    expect(agency.searches.map(({ applicant }) => applicant.surname)).toEqual(['Hughes', 'Hughes', 'Ghost']);
  });

  it.each([
    ['Ghost', 'FAIL  It has a file of the person named, or wants a code first: not found.'],
    ['Strange', /^FAIL {2}It answers as agreed: not as agreed report\.accounts\.0\.lender /],
    ['Garbled', /^FAIL {2}It answers as agreed: not as agreed/],
    ['Broken', 'FAIL  It answers as agreed: status 500.'],
    ['Down', 'FAIL  It answers as agreed: no connection.'],
  ])('says what %s breaks, by the names of fields alone (IS-179)', async (surname, line) => {
    const { code, err } = await partner(['credit-file', '--surname', surname, '--nobody', 'Ghost']);
    expect(code).toBe(1);
    expect(err).toHaveLength(1);
    expect(err[0]).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });

  it('takes a code that is asked for as an answer (IS-179)', async () => {
    const { code, out } = await partner(['credit-file', '--surname', 'Code', '--nobody', 'Ghost']);
    expect(code).toBe(0);
    expect(out).toContain('pass  It has a file of the person named, or wants a code first: code required.');
  });

  it('fails an agency that finds somebody whom it should not know (IS-179)', async () => {
    const { code, err } = await partner(['credit-file', '--nobody', 'Bell']);
    expect(code).toBe(1);
    expect(err).toEqual(['FAIL  Of somebody it does not know it says so: found.']);
  });

  it('names the kinds of account that the content has no kind of debt for (IS-179)', async () => {
    const content = join(folder, 'content');
    cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
    const types = join(content, 'credit-types.json');
    writeFileSync(types, readFileSync(types, 'utf8').replace('["credit card"]', '["a card of credit"]'));
    const { err } = await partner(['credit-file', '--nobody', 'Ghost'], { CONTENT_DIR: content });
    expect(err).toEqual([
      'FAIL  Kinds of account without a kind of debt in the content (reportedAs): credit card.',
    ]);
  });

  it('is called wrongly with another partner, or a person whom the form does not take', async () => {
    expect(await partner(['weather'])).toMatchObject({
      code: 2,
      err: ['There is nothing to try of weather. Try credit-file.'],
    });
    expect(await partner(['credit-file', '--born', 'once', '--postcode', 'X'])).toMatchObject({
      code: 2,
      err: ['The form of the search does not take: customer.dateOfBirth, address.postcode.'],
    });
    const without = await partner(['credit-file'], { CREDIT_FILE_URL: '', CREDIT_FILE_KEY: '' });
    expect(without).toMatchObject({ code: 1, err: ['CREDIT_FILE_URL and CREDIT_FILE_KEY must be set.'] });
  });
});
