import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAssess } from './assess/measure.ts';
import { measureBytes } from './bytes/loaded.ts';
import { measureChat } from './chat/measure.ts';
import { measureClaims } from './claims/measure.ts';
import { measureCreditors } from './creditors/measure.ts';
import { measureDebtList } from './debt-list/measure.ts';
import { measureHostile } from './hostile/measure.ts';
import { measureKills } from './kills/measure.ts';
import { measureLetters } from './letters/measure.ts';
import { runLighthouse } from './lighthouse/run.ts';
import { measureMail } from './mail/measure.ts';
import { measurePairs } from './pairs/measure.ts';
import { measurePeople } from './people/measure.ts';
import { measurePhone } from './phone/measure.ts';
import { measureRepayment } from './repayment/measure.ts';
import { chatReaches, claimsReaches } from './report/chatReaches.ts';
import { lettersLine, lettersReaches } from './report/lettersReaches.ts';
import {
  assessReaches,
  bytesReaches,
  creditorsReaches,
  debtListReaches,
  hostileReaches,
  killsReaches,
  lighthouseReaches,
  mailReaches,
  pairsReaches,
  peopleReaches,
  phoneReaches,
  type Reach,
  restoreReaches,
  standbyReaches,
  twoProcessesReaches,
  whatIfReaches,
} from './report/reaches.ts';
import { repaymentLine, repaymentReaches } from './report/repaymentReaches.ts';
import {
  assessTable,
  bytesTable,
  chatTable,
  claimsTable,
  creditorsTable,
  debtListTable,
  killsTable,
  lighthouseTable,
  pairsTable,
  peopleTable,
  phoneTable,
  reachLines,
  restoreTable,
  whatIfTable,
} from './report/tables.ts';
import { measureRestore } from './restore/measure.ts';
import { startServer } from './running/children.ts';
import { BENCH_DATA, type BenchDatabase, openBenchDatabase } from './running/database.ts';
import { measureStandby } from './standby/measure.ts';
import { measureTwoProcesses } from './two-processes/measure.ts';
import { measureWhatIf } from './what-if/measure.ts';

const PARTS = [
  'pairs',
  'bytes',
  'creditors',
  'debts',
  'what-if',
  'lighthouse',
  'phone',
  'assess',
  'kills',
  'mail',
  'restore',
  'two-processes',
  'standby',
  'hostile',
  'people',
  'chat',
  'claims',
  'repayment',
  'letters',
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '24' },
    lengths: { type: 'string', default: '3,30,60' },
    creditors: { type: 'string', default: '100000' },
    debts: { type: 'string', default: '200' },
    moves: { type: 'string', default: '400' },
    terms: { type: 'string', default: '3000' },
    slowdown: { type: 'string', default: '6' },
    journeys: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '30' },
    mails: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    people: { type: 'string', default: '100000' },
    customers: { type: 'string', default: '1000000' },
    looks: { type: 'string', default: '3000' },
    chats: { type: 'string', default: '1000' },
    messages: { type: 'string', default: '3000' },
    'per-second': { type: 'string', default: '50' },
    items: { type: 'string', default: '200' },
    events: { type: 'string', default: '200' },
    years: { type: 'string', default: '10' },
    failovers: { type: 'string', default: '5' },
    profile: { type: 'string' },
  },
});
const parts = positionals.length > 0 ? positionals : ['pairs', 'bytes', 'assess'];
const unknown = parts.filter(part => !PARTS.some(name => name === part));

/** Text for people goes to standard error when standard output is for a program. */
const say = (line: string): void => {
  (values.json ? process.stderr : process.stdout).write(`${line}\n`);
};

if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')} to measure. Choose from ${PARTS.join(', ')}.\n`);
  process.exitCode = 2;
} else {
  const bench = parts.some(part => !['assess', 'kills', 'restore', 'standby'].includes(part))
    ? await openBenchDatabase()
    : null;
  try {
    await measure(bench);
  } finally {
    await bench?.close();
  }
}

/** @param bench null if no part needs its database */
async function measure(bench: BenchDatabase | null): Promise<void> {
  const machine = {
    processors: availableParallelism(),
    kind: cpus()[0]?.model ?? '',
    node: process.version,
    /** A load above the number of processors means that something else was running too, and the figures mean little. */
    loadBefore: loadavg()[0] ?? 0,
    at: new Date().toISOString(),
  };
  say(
    `${machine.processors} × ${machine.kind}, Node ${machine.node}, load ${machine.loadBefore.toFixed(1)}\n`,
  );
  const found: Record<string, unknown> = { machine };
  const reaches: Reach[] = [];

  if (parts.includes('assess')) {
    const runs = measureAssess({ rounds: Number(values.rounds), roundMs: 3000 });
    found.assess = runs;
    reaches.push(...assessReaches(runs));
    say(assessTable(runs));
  }
  if (parts.includes('kills')) {
    const measured = await measureKills(
      { journeys: Number(values.journeys), kills: Number(values.kills) },
      say,
    );
    found.kills = measured;
    reaches.push(...killsReaches(measured));
    say(killsTable(measured));
  }
  if (parts.includes('restore')) {
    const measured = await measureRestore(Number(values.people), say);
    found.restore = measured;
    reaches.push(...restoreReaches(measured));
    say(restoreTable(measured));
  }
  if (parts.includes('standby')) {
    const measured = await measureStandby(Number(values.failovers), say);
    found.standby = measured;
    reaches.push(...standbyReaches(measured));
  }
  if (bench !== null && parts.includes('two-processes')) {
    const measured = await measureTwoProcesses(bench, Number(values.kills), say);
    found.twoProcesses = measured;
    reaches.push(...twoProcessesReaches(measured));
  }
  if (bench !== null && parts.includes('hostile')) {
    const measured = await measureHostile(
      bench,
      { requests: Number(values.requests), seed: Number(values.seed) },
      say,
    );
    found.hostile = measured;
    reaches.push(...hostileReaches(measured));
  }
  if (bench !== null && parts.includes('mail')) {
    const measured = await measureMail(bench, Number(values.mails));
    found.mail = measured;
    reaches.push(...mailReaches(measured));
  }
  if (bench !== null && parts.includes('pairs')) {
    const runs = await measurePairs(bench, {
      lengths: values.lengths.split(',').map(Number),
      measureMs: Number(values.seconds) * 1000,
      ...(values.profile === undefined ? {} : { profileFolder: values.profile }),
      log: say,
    });
    found.pairs = runs;
    reaches.push(...pairsReaches(runs));
    say(pairsTable(runs));
  }
  if (bench !== null && parts.includes('chat')) {
    const measured = await measureChat(bench, {
      chats: Number(values.chats),
      messages: Number(values.messages),
      perSecond: Number(values['per-second']),
      measureMs: Number(values.seconds) * 1000,
      ...(values.profile === undefined ? {} : { profileFolder: values.profile }),
      log: say,
    });
    found.chat = measured;
    reaches.push(...chatReaches(measured));
    say(chatTable(measured));
  }
  if (bench !== null && parts.includes('claims')) {
    const measured = await measureClaims(bench, Number(values.items));
    found.claims = measured;
    reaches.push(...claimsReaches(measured));
    say(claimsTable(measured));
  }
  if (bench !== null && parts.includes('repayment')) {
    const measured = await measureRepayment(
      bench,
      {
        events: Number(values.events),
        years: Number(values.years),
        kills: Number(values.kills),
        seed: Number(values.seed),
      },
      say,
    );
    found.repayment = measured;
    reaches.push(...repaymentReaches(measured));
    say(repaymentLine(measured));
  }
  if (bench !== null && parts.includes('letters')) {
    const measured = await measureLetters(
      bench,
      {
        measureMs: Number(values.seconds) * 1000,
        ...(values.profile === undefined ? {} : { profileFolder: values.profile }),
      },
      say,
    );
    found.letters = measured;
    reaches.push(...lettersReaches(measured));
    say(lettersLine(measured));
  }
  if (bench !== null && parts.includes('bytes')) {
    const loaded = await onSite(bench, origin => measureBytes(origin, say));
    found.bytes = loaded;
    reaches.push(...bytesReaches(loaded));
    say(bytesTable(loaded));
  }
  if (bench !== null && parts.includes('creditors')) {
    const measured = await measureCreditors(bench, {
      creditors: Number(values.creditors),
      terms: Number(values.terms),
    });
    found.creditors = measured;
    reaches.push(...creditorsReaches(measured));
    say(creditorsTable(measured));
  }
  if (bench !== null && parts.includes('people')) {
    const measured = await measurePeople(
      bench,
      { people: Number(values.customers), looks: Number(values.looks) },
      say,
    );
    found.people = measured;
    reaches.push(...peopleReaches(measured));
    say(peopleTable(measured));
  }
  if (bench !== null && parts.includes('debts')) {
    const measured = await onSite(bench, origin => measureDebtList(origin, Number(values.debts), say));
    found.debts = measured;
    reaches.push(...debtListReaches(measured));
    say(debtListTable(measured));
  }
  if (bench !== null && parts.includes('what-if')) {
    const measured = await onSite(bench, origin => measureWhatIf(origin, Number(values.moves), say));
    found.whatIf = measured;
    reaches.push(...whatIfReaches(measured));
    say(whatIfTable(measured));
  }
  if (bench !== null && parts.includes('lighthouse')) {
    const audits = await onSite(bench, origin => runLighthouse(origin, say));
    found.lighthouse = audits;
    reaches.push(...lighthouseReaches(audits));
    say(lighthouseTable(audits));
  }
  if (bench !== null && parts.includes('phone')) {
    const measured = await onSite(bench, origin => measurePhone(origin, Number(values.slowdown), say));
    found.phone = measured;
    reaches.push(...phoneReaches(measured));
    say(phoneTable(measured));
  }

  say(reachLines(reaches));
  if (values.json) process.stdout.write(`${JSON.stringify({ ...found, reaches }, null, 2)}\n`);
  if (values.strict && reaches.some(reach => !reach.reached)) process.exitCode = 1;
}

/** Runs something against the whole site, served as by `npm start`. */
async function onSite<Found>(bench: BenchDatabase, work: (origin: string) => Promise<Found>): Promise<Found> {
  const server = await startServer({ DATABASE_URL: bench.url, DATA_DIR: BENCH_DATA });
  try {
    return await work(`http://localhost:${server.port}`);
  } finally {
    await server.stop();
  }
}
