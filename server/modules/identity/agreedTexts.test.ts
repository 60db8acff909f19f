import { register } from '@towpath/contracts/api/session.ts';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walker } from '../../testing/journeyWalk.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { keptText } from '../consents/texts.ts';
import { loadContent } from '../content/load.ts';
import { agreedTextsOf } from './agreedTexts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, [
    journey(page('one', step('Registration', 'account')), page('two', advice())),
  ]);
});
afterAll(() => test.close());

/** What a new account says that its person read, as the audit log has it. */
async function factsOfNewAccount(): Promise<Readonly<Record<string, unknown>>> {
  const visitor = await walker(test);
  const email = `new-${crypto.randomUUID()}@towpath.example`;
  const body = { email, firstName: 'Danielle', lastName: 'Hughes', stepId: 'account' };
  await visitor.call(register, { body });
  const { facts } = await test.database
    .selectFrom('audit_log')
    .select('facts')
    .where('customer_id', '=', visitor.customerId)
    .where('kind', '=', 'registered')
    .executeTakeFirstOrThrow();
  return { ...Object(facts) };
}

describe('the terms and the privacy notice of a registration', () => {
  it('can be read later as they stood, and are kept once for everybody (IS-031)', async () => {
    const { pages } = loadContent(test.config.contentDir);
    const facts = await factsOfNewAccount();
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
    expect(await factsOfNewAccount()).toEqual(facts);
  });

  it('are known by their address where they stand on another site (IS-031)', () => {
    const { pages, settings } = loadContent(test.config.contentDir);
    const termsUrl = 'https://firm.example/terms';
    const { terms, privacy } = agreedTextsOf({ pages, settings: { ...settings, termsUrl } });
    expect(terms).toEqual([termsUrl]);
    expect(privacy.length).toBeGreaterThan(3);
  });
});
