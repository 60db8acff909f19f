import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../platform/config/config.ts';
import { temporaryFolder } from '../../platform/database/temporaryFolder.ts';
import { createTestApp } from '../../testing/testApp.ts';
import { runOps } from '../run.ts';

let folder: string;
let content: string;
beforeEach(() => {
  folder = temporaryFolder();
  content = join(folder, 'content');
  cpSync(join(REPOSITORY_ROOT, 'content'), content, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Changes a file of the content, as somebody may by mistake. */
function change(file: string, by: (it: never) => void) {
  const value: unknown = JSON.parse(readFileSync(join(content, file), 'utf8'));
  by(value as never);
  writeFileSync(join(content, file), JSON.stringify(value));
}

/** What the check says is wrong with the content, without what a production refuses as a sample. */
async function faults() {
  const said: string[] = [];
  const code = await runOps(['check', '--content'], {
    environment: { DATA_DIR: folder, CONTENT_DIR: content },
    say: () => undefined,
    complain: line => void said.push(...line.split('\n')),
  });
  expect(code).toBe(1);
  return said
    .filter(line => !line.startsWith('Production: '))
    .map(line => line.replace(`Content ${content}/`, ''));
}

/** What is done with the words of the questions by hand. */
function questions(...command: readonly string[]) {
  return runOps(['questions', ...command], {
    environment: { CONTENT_DIR: content },
    say: () => undefined,
    complain: () => undefined,
  });
}

/** The check names these faults, each by how its line begins, and no other. */
async function expectFaults(expected: readonly string[]) {
  const found = await faults();
  expect(found.filter(line => !expected.some(start => line.startsWith(start)))).toEqual([]);
  expect(expected.filter(start => !found.some(line => line.startsWith(start)))).toEqual([]);
  expect(found).toHaveLength(expected.length);
}

type Guide = { year: number; highest: { firstAdult: number; furtherAdult: number } };
type Row = { from: string | null; figure: number };

it('names every fault of the content in one run, each with file and place, and nothing that only follows (IS-332, IS-141)', async () => {
  expect(await faults()).toEqual([]);
  change('retention.json', (it: { rules: { covers: string; from: string }[] }) => {
    it.rules = it.rules.filter(({ covers }) => covers !== 'guests');
    for (const rule of it.rules.slice(0, 1)) rule.from = 'the first of May';
  });
  change('brand.json', (it: { colours: Record<string, string> }) => {
    Object.assign(it.colours, { main: '#ffffff', mainLine: '#ffffff', accentPale: 'pale' });
  });
  change('mails.json', (it: { mails: Record<string, { heading: string; subject?: string }> }) => {
    Object.assign(it.mails.welcome ?? {}, { heading: 'Ring {phon}.' });
    Object.assign(it.mails.papers ?? {}, { heading: 'Ring {tel}.' });
    delete it.mails.erased?.subject;
  });
  change('help.json', (it: { help: { id: string }[] }) => {
    it.help = it.help.filter(({ id }) => id !== 'moneyhelper');
  });
  change('settings.json', (it: { callFromNumber?: string; callFrom?: string }) => {
    delete it.callFromNumber;
    it.callFrom = '0800';
  });
  change('limits.json', (it: { limits: Record<string, { rows: Row[] }> }) => {
    Object.assign(it.limits.DRO_DEBT_MAX?.rows[0] ?? {}, { from: '2026-13-01', figure: 5 });
    Object.assign(it.limits.IVA_TERM?.rows[0] ?? {}, { figure: 60.5 });
  });
  change('budget.json', ({ guideFigures: [first, second] }: { guideFigures: Guide[] }) => {
    Object.assign(first?.highest ?? {}, { firstAdult: 3600, furtherAdult: 0 });
    Object.assign(first ?? {}, { year: 2207 });
    Object.assign(second?.highest ?? {}, { firstAdult: 9000 });
  });
  change('pages.json', ({ pages }: { pages: { lead: string }[] }) => {
    for (const page of pages.slice(0, 1)) page.lead = 'Call {nobody} at {callFromNumber}, of {brand}.';
  });
  writeFileSync(join(content, 'health.json'), '{');
  rmSync(join(content, 'creditors.json'));
  // In place of the file, as an archive that was unpacked wrongly leaves it.
  mkdirSync(join(content, 'creditors.json'));
  const expected = [
    'creditors.json cannot be read.',
    'health.json: is not JSON',
    'brand.json: colours.accentPale: must be a colour',
    'brand.json: colours.main: 1:1 against white is too faint',
    'brand.json: colours.mainLine: 1:1 against white is too faint',
    'budget.json: guideFigures[0].year: must be a year',
    'budget.json: guideFigures[0].highest: 3600 pounds for a couple',
    'budget.json: guideFigures[0].lowest.furtherAdult: must not be above the highest',
    'budget.json: guideFigures[1].highest: ',
    "help.json: help: needs 'moneyhelper'",
    'limits.json: limits.DRO_DEBT_MAX.rows[0].from: there is no day 2026-13-01',
    'limits.json: limits.DRO_DEBT_MAX.rows[0].figure: 5 is not plausible',
    'limits.json: limits.IVA_TERM.rows[0].figure: must be a whole number',
    'mails.json: mails.erased.subject: is missing',
    "mails.json: mails.welcome.heading: there is no '{phon}' to put in here",
    "mails.json: mails.papers.heading: there is no '{tel}' to put in here",
    "pages.json: pages[0].lead: there is no '{nobody}' to put in",
    "retention.json: rules: needs a rule that covers 'guests'",
    'retention.json: rules[0].from: must be ',
    'settings.json: callFromNumber: is missing',
    "settings.json: there is no field 'callFrom' here",
  ];
  await expectFaults(expected);
});

it('names samples only of files that can be read, and is not stopped by figures that are none (IS-332)', async () => {
  change('budget.json', (it: { guideFigures: unknown }) => {
    it.guideFigures = 5;
  });
  expect(await faults()).toEqual(['budget.json: guideFigures: must be a list between [ and ].']);
});

it('names what a start would refuse of the partners’ looks too, each of them (IS-332, IS-141)', async () => {
  change('variants.json', (it: { variants: Record<string, { journey: string }> }) => {
    const [first, second] = Object.values(it.variants);
    Object.assign(first ?? {}, { journey: 'full-review' });
    Object.assign(second ?? {}, { journey: 'qualifier' });
  });
  const ours = (line: string) => line.includes('is the name of a journey of ours');
  expect((await faults()).map(ours)).toEqual([true, true]);
});

it('lets no fault hide another, in its own file, in another, in a look or in the words of the questions (IS-332)', async () => {
  change('settings.json', (it: { callFromNumber?: string; callHours: { hours: { to: string }[] } }) => {
    delete it.callFromNumber;
    Object.assign(it.callHours.hours[1] ?? {}, { to: '08:30' });
  });
  change('pages.json', ({ pages }: { pages: { lead: string; title: string }[] }) => {
    Object.assign(pages[0] ?? {}, { lead: 'Call {nobody}.' });
    Object.assign(pages[1] ?? {}, { title: '' });
  });
  change('brand.json', (it: { tagline: string; footer: { menu: { menu_items: { url: string }[] } } }) => {
    it.tagline = 'Live {constructor}.';
    Object.assign(it.footer.menu.menu_items[0] ?? {}, { url: '/nowhere' });
  });
  change('help.json', (it: { help: { id: string; phone?: string }[] }) => {
    Object.assign(it.help.find(({ id }) => id === 'breathing-space') ?? {}, { id: 'breathing' });
    Object.assign(it.help.find(({ id }) => id === 'lifeline') ?? {}, { phone: 'none' });
  });
  change('limits.json', (it: { dates: { last: string }; limits: Record<string, { rows: Row[] }> }) => {
    Object.assign(it.dates, { last: '1989-01-01' });
    Object.assign(it.limits.IVA_TERM?.rows[0] ?? {}, { figure: 60.5 });
    Object.assign(it.limits.DRO_VEHICLE_SURE?.rows[0] ?? {}, { figure: 4000 });
  });
  change('variants.json', (it: { variants: Record<string, { revision: number; stepTexts?: object }> }) => {
    const texts = { nobody: { headerText: 'Who?' }, nothing: { headerText: 'What?' } };
    Object.assign(it.variants.mw_quick ?? {}, { stepTexts: texts });
    Object.assign(it.variants.mw_steps ?? {}, { revision: 'one' });
  });
  mkdirSync(join(content, 'questions'));
  writeFileSync(join(content, 'questions/published.json'), '{ "quiz": 1, "qualifier": 7 }');
  const expected = [
    "brand.json: footer.menu.menu_items[0].url: there is no page '/nowhere'",
    "brand.json: tagline: there is no '{constructor}' to put in",
    'help.json: help[9].phone: must be digits and spaces',
    "help.json: there is no help 'breathing-space', which 'qualifier' shows",
    'limits.json: dates.last: must not be before ',
    'limits.json: limits.DRO_VEHICLE_SURE: is above DRO_VEHICLE_MAX',
    'limits.json: limits.IVA_TERM.rows[0].figure: must be a whole number',
    "pages.json: pages[0].lead: there is no '{nobody}' to put in",
    'pages.json: pages[1].title: must not be empty',
    "pages.json: pages[10].helpIds[1]: there is no help 'breathing-space'",
    "pages.json: pages[13].helpIds[5]: there is no help 'breathing-space'",
    "pages.json: pages[15].helpIds[4]: there is no help 'breathing-space'",
    'questions/published.json: quiz: there is no questionnaire of this name',
    'questions/qualifier/7.json: cannot be read',
    'settings.json: callFromNumber: is missing',
    'settings.json: callHours.hours[1].to: must be after 09:00',
    "variants.json: variants.mw_quick: 'qualifier-quick' has a text for 'nobody', which is not a step",
    "variants.json: variants.mw_quick: 'qualifier-quick' has a text for 'nothing', which is not a step",
    'variants.json: variants.mw_steps.revision: must be a number',
  ];
  await expectFaults(expected);
});

it('lets no fault of a look or of published words hide another of the same (IS-332, IS-350)', async () => {
  change('help.json', (it: { help: ({ id: string } | null)[] }) => {
    it.help = [...it.help.filter(one => one?.id !== 'samaritans'), null];
  });
  change('variants.json', (it: { variants: Record<string, object> }) => {
    const stepTexts = { nobody: { headerText: 'Who?' } };
    Object.assign(it.variants.mw_quick ?? {}, { revision: 0, stepTexts });
    Object.assign(it.variants.mw_name ?? {}, { journey: 'full-review', stepTexts });
  });
  await questions('copy', 'qualifier');
  change('questions/qualifier/1.json', (it: { steps: Record<string, Record<string, unknown>> }) => {
    Object.assign(it.steps.nation ?? {}, { headerText: 5, headrText: 'Where?' });
    delete it.steps.housing;
  });
  writeFileSync(
    join(content, 'questions/published.json'),
    '{ "qualifier": 1, "full-review": 0, "constructor": 2 }',
  );
  await expectFaults([
    'help.json: help[38]: must be an object between { and }',
    "help.json: help: needs 'samaritans' with a phone",
    'questions/published.json: constructor: there is no questionnaire of this name',
    'questions/published.json: full-review: must be at least 1',
    'questions/qualifier/1.json: steps.housing: is missing',
    'questions/qualifier/1.json: steps.nation.headerText: must be a text between quotes',
    'questions/qualifier/1.json: steps.nation.headrText: there is no such text',
    "variants.json: variants.mw_name: 'full-review' has a text for 'nobody', which is not a step",
    "variants.json: variants.mw_name: 'full-review' is the name of a journey of ours",
    "variants.json: variants.mw_quick: 'qualifier-quick' has a text for 'nobody', which is not a step",
    'variants.json: variants.mw_quick.revision: must ',
  ]);
});

it('names with the database the looks and the words that were changed after people could begin on them (IS-349)', async () => {
  const words = join(content, 'questions/qualifier/1.json');
  await questions('copy', 'qualifier');
  await questions('publish', 'qualifier');
  const test = await createTestApp({ CONTENT_DIR: content });
  try {
    const settings = { DATA_DIR: folder, CONTENT_DIR: content, DATABASE_URL: test.databaseUrl };
    const check = async () => {
      const said: string[] = [];
      const code = await runOps(['check', '--database'], {
        environment: settings,
        say: () => undefined,
        complain: line => void said.push(...line.split('\n')),
      });
      return { code, said };
    };
    expect(await check()).toEqual({ code: 0, said: [] });
    const [first, second] = ['mw_quick', 'mw_name'].map(appId => `variants.${appId}`);
    change('variants.json', (it: { variants: Record<string, { template?: object }> }) => {
      for (const appId of ['mw_quick', 'mw_name']) {
        Object.assign(it.variants[appId] ?? {}, { template: { theme: 'another' } });
      }
    });
    const found = await check();
    expect(found.code).toBe(1);
    expect(found.said).toEqual(
      [first, second].map(place =>
        expect.stringContaining(`${place}: was changed after people could begin on it. Raise its revision.`),
      ),
    );
    await expect(test.startAnother()).rejects.toThrow(found.said.join('\n'));
    writeFileSync(words, readFileSync(words, 'utf8').replace('Where do you live?', 'Where is your home?'));
    expect((await check()).said[0]).toContain(`${words}: was changed after people could begin on it.`);
  } finally {
    await test.close();
  }
});
