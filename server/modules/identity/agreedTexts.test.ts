import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@towpath/contracts/api/session.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keptText } from '../consents/texts.ts';
import { loadContent } from '../content/load.ts';
import { agreedTextsOf } from './agreedTexts.ts';

const ACCOUNT_FIRST = [journey(page('one', step('Registration', 'account')), page('two', advice()))];
const EVERY_FACT = {
  trial: true,
  'credit-search': true,
  'address-lookup': true,
  'text-messages': true,
  'offline-pages': true,
};
const shipped = () => loadContent(test.config.contentDir);

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'agreed-'));
beforeAll(async () => {
  cpSync('content', folder, { recursive: true });
  const file = join(folder, 'pages.json');
  const content: { pages: { path: string; lead: string; helpIds: string[] }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const terms = content.pages.find(({ path }) => path === '/terms');
  Object.assign(terms ?? {}, { lead: 'Ring us on {callFromNumber}.', helpIds: ['samaritans'] });
  writeFileSync(file, JSON.stringify(content));
  test = await createTestApp({ CONTENT_DIR: folder }, ACCOUNT_FIRST);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** What a new account says that its person read, as the audit log has it. */
async function factsOfNewAccount(on: TestApp, appId?: string): Promise<Readonly<Record<string, unknown>>> {
  const visitor = await walker(on, appId === undefined ? undefined : { appId });
  const email = `new-${crypto.randomUUID()}@towpath.example`;
  const body = { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' };
  await visitor.call(register, { body });
  const { facts } = await on.database
    .selectFrom('audit_log')
    .select('facts')
    .where('customer_id', '=', visitor.customerId)
    .where('kind', '=', 'registered')
    .executeTakeFirstOrThrow();
  return { ...Object(facts) };
}

async function linesOfNewAccount(on: TestApp, page: 'terms' | 'privacy', appId?: string) {
  const facts = await factsOfNewAccount(on, appId);
  return keptText(on.database, Buffer.from(String(facts[page]), 'hex'));
}

describe('the terms and the privacy notice of a registration', () => {
  it('can be read later as they stood, and are kept once for everybody (IS-031)', async () => {
    const { pages } = shipped();
    const facts = await factsOfNewAccount(test);
    for (const name of ['terms', 'privacy']) {
      const lines = await keptText(test.database, Buffer.from(String(facts[name]), 'hex'));
      const page = pages.find(({ path }) => path === `/${name}`);
      const said = page?.sections.flatMap(({ heading, paragraphs, points }) => [
        heading,
        ...(paragraphs ?? []),
        ...(points ?? []),
      ]);
      expect(said?.length).toBeGreaterThan(3);
      expect(lines).toEqual(expect.arrayContaining([page?.title, page?.lead, ...(said ?? [])]));
    }
    expect(await factsOfNewAccount(test)).toEqual(facts);
  });

  it('are known by their address where they stand on another site, or are left out (IS-031, IS-337)', () => {
    const content = shipped();
    const termsUrl = 'https://firm.example/terms';
    const left = content.pages.map(one =>
      one.path === '/privacy' ? { ...one, onlyWith: 'text-messages' as const } : one,
    );
    const { terms, privacy } = agreedTextsOf(
      { ...content, pages: left, settings: { ...content.settings, termsUrl } },
      { ...EVERY_FACT, 'text-messages': false },
    )(content.look);
    expect(terms).toEqual([termsUrl]);
    expect(privacy).toEqual(['/privacy']);
  });

  it('are kept as the site shows them: a section is there only while what it is about is on (IS-337)', async () => {
    const heading = 'Your credit report';
    const says = shipped()
      .pages.find(({ path }) => path === '/privacy')
      ?.sections.find(section => section.heading === heading);
    expect(says?.onlyWith).toBe('credit-search');
    const shown = (await linesOfNewAccount(test, 'privacy')) ?? [];
    expect(shown).toEqual(expect.arrayContaining([heading, ...(says?.paragraphs ?? [])]));
    for (const off of [{ creditFile: undefined }, { messageSender: undefined }]) {
      const without = await createTestApp({ CONTENT_DIR: folder }, ACCOUNT_FIRST, off);
      try {
        const theirs = await linesOfNewAccount(without, 'privacy');
        expect(theirs).toEqual(shown.filter(line => line !== heading && !says?.paragraphs?.includes(line)));
        expect(theirs?.length).toBe(shown.length - 2);
      } finally {
        await without.close();
      }
    }
  });

  it('are kept with the phone of the partner in whose look they were shown, and with who else can help (IS-337)', async () => {
    const { look, partners, help } = shipped();
    const partner = partners['mw_quick'];
    const samaritans = help.find(({ id }) => id === 'samaritans');
    const ours = await linesOfNewAccount(test, 'terms');
    const theirs = await linesOfNewAccount(test, 'terms', 'mw_quick');
    expect(ours?.[1]).toBe(`Ring us on ${look.phone}.`);
    expect(theirs?.[1]).toBe(`Ring us on ${partner?.phone}.`);
    expect(partner?.phone).not.toBe(look.phone);
    const { name, text, phone, url } = samaritans ?? {};
    for (const lines of [ours, theirs]) expect(lines?.slice(-4)).toEqual([name, text, phone, url]);
  });
});
