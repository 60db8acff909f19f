import { once } from 'node:events';
import { join } from 'node:path';
import { allLettersDocx, allLettersPdf } from '@towpath/contracts/api/letterFiles.ts';
import { attachBudget, myLetters } from '@towpath/contracts/api/letters.ts';
import type { Walker } from '@towpath/server/testing/journeyWalk.ts';
import { networkSite } from '@towpath/server/testing/networkSite.ts';
import { readDocx } from '@towpath/server/testing/readDocx.ts';
import { readPdf } from '@towpath/server/testing/readPdf.ts';
import { gatherCrowd } from '../pairs/crowd.ts';
import { peopleIn } from '../pairs/people.ts';
import { questionnaire, questionsOf } from '../pairs/questionnaire.ts';
import type { Assignment } from '../pairs/walk.ts';
import { countStolen } from '../report/stolen.ts';
import { type Running, startProcess, startServer } from '../running/children.ts';
import { BENCH_DATA, type BenchDatabase } from '../running/database.ts';
import { debtor } from '../running/debtor.ts';
import type { OthersMessage, OthersOrder } from './others.ts';

const DEBTS = 10;
/** As many other people, and calls of theirs in a second: the load of a busy hour, and no fight for the processors. */
const OTHERS = 20;
const PER_SECOND = 50;
const QUESTIONS = 30;
/** Packs of which the median is taken, beside the first. */
const PACKS = 7;
/** Long enough for some packs, short enough that other load on the machine falls on two neighbours alike. */
const SLICE_MS = 4_000;
const WARM_UP_MS = 6_000;

/** What a pack of letters costs, and what it costs other people. */
export type LettersMeasured = {
  readonly debts: number;
  /** Pages of the PDF: the letters, each with its budget. */
  readonly pages: number;
  /**
   * Processor time of the whole server for one pack as PDF and DOCX, in milliseconds, threads included: for the first,
   * which starts a thread, and the median of those after it.
   */
  readonly firstCpuMs: number;
  readonly cpuMs: number;
  /** From asking for the first file to having the second, the median of all packs. */
  readonly packMs: number;
  readonly packs: number;
  /** How long calls of other people took: the floor without packs, and while one pack after the other was made. */
  readonly floor: readonly number[];
  readonly beside: readonly number[];
  /** The share of the processors that the host of the machine denied it meanwhile; null where unknown. */
  readonly stolen: number | null;
};

/** Makes packs of letters for somebody with ten debts, while other people answer questions at an even rate. */
export async function measureLetters(
  bench: BenchDatabase,
  { measureMs, profileFolder }: { readonly measureMs: number; readonly profileFolder?: string },
  say: (line: string) => void,
): Promise<LettersMeasured> {
  await gatherCrowd(bench);
  const server = await startServer(
    { DATABASE_URL: bench.url, DATA_DIR: BENCH_DATA, RATE_LIMITS: 'off' },
    profileFolder,
  );
  const person = await withPack(server);
  const others = await startOthers(bench, server);
  try {
    await others.call(WARM_UP_MS);
    await bench.execute('checkpoint');
    const packMs: number[] = [];
    const pack = async () => {
      const began = performance.now();
      for (const call of [allLettersPdf, allLettersDocx]) {
        const { status } = await person.call(call, {});
        if (status !== 200) throw new Error(`A pack was answered with ${status}.`);
      }
      packMs.push(performance.now() - began);
    };
    const cpuOf = async (work: () => Promise<void>) => {
      const before = server.cpuMs() ?? Number.NaN;
      await work();
      return (server.cpuMs() ?? Number.NaN) - before;
    };
    const firstCpuMs = await cpuOf(pack);
    const cpuMs: number[] = [];
    while (cpuMs.length < PACKS) cpuMs.push(await cpuOf(pack));
    say(`  a pack takes ${[firstCpuMs, ...cpuMs].join(', ')} ms of processor time`);
    const counted = await countStolen();
    const [floor, beside]: number[][] = [[], []];
    for (let round = 0; round < Math.ceil(measureMs / SLICE_MS); round += 1) {
      // Floor, packs, packs, floor and so on.
      for (const isFloor of round % 2 === 0 ? [true, false] : [false, true]) {
        const calls = others.call(SLICE_MS);
        const until = performance.now() + SLICE_MS;
        if (!isFloor) while (performance.now() < until) await pack();
        (isFloor ? floor : beside)?.push(...(await calls));
      }
    }
    return {
      debts: DEBTS,
      pages: await pagesOfPack(person),
      firstCpuMs,
      cpuMs: medianOf(cpuMs),
      packMs: medianOf(packMs),
      packs: packMs.length,
      floor: floor ?? [],
      beside: beside ?? [],
      stolen: await counted(),
    };
  } finally {
    others.stop();
    await server.stop();
  }
}

/** Somebody with a letter to each of ten creditors, each with the budget attached. */
async function withPack(server: Running): Promise<Walker> {
  const { person } = await debtor(
    networkSite(() => `http://127.0.0.1:${server.port}`),
    DEBTS,
  );
  const { letters } = (await person.call(myLetters, {})).answer;
  for (const { id } of letters) {
    const body = { isAttached: true };
    (await person.call(attachBudget, { params: { letterId: id }, body })).answer;
  }
  return person;
}

/** How many pages the pack has; throws where it is not all that it should be. Asked last: the first pack is to be measured. */
async function pagesOfPack(person: Walker): Promise<number> {
  const { bookmarks, pages } = await readPdf((await person.call(allLettersPdf, {})).bytes);
  const { sections } = readDocx((await person.call(allLettersDocx, {})).bytes);
  const inPdf = bookmarks.filter(bookmark => bookmark.startsWith('Letter to ')).length;
  // In the DOCX each letter is a section, and each budget.
  if (inPdf !== DEBTS || sections !== 2 * DEBTS || pages.length < 2 * DEBTS) {
    throw new Error(`The pack has ${inPdf} letters on ${pages.length} pages, as DOCX ${sections}.`);
  }
  return pages.length;
}

async function startOthers(bench: BenchDatabase, { port }: Running) {
  const definition = questionnaire(QUESTIONS);
  const people = await peopleIn(bench.database, definition, OTHERS);
  const authorizations = people.map(({ basicAuthToken }) => `Basic ${basicAuthToken}`);
  const assignment: Assignment = { port, authorizations, questions: questionsOf(definition) };
  const { child } = await startProcess<OthersMessage>(join(import.meta.dirname, 'others.ts'), assignment);
  const gone = once(child, 'exit').then(() => [{ fault: 'The others ended before they were told to.' }]);
  return {
    async call(ms: number): Promise<readonly number[]> {
      const order: OthersOrder = { perSecond: PER_SECOND, ms };
      child.send(order);
      const [said] = (await Promise.race([once(child, 'message'), gone])) as [OthersMessage];
      if (!('times' in said)) throw new Error('fault' in said ? said.fault : 'Nobody called.');
      return said.times;
    },
    stop: () => void child.kill(),
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
