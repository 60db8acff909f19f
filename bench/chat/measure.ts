import { once } from 'node:events';
import { join } from 'node:path';
import { startGuest } from '@towpath/server/modules/identity/guests.ts';
import { systemClock } from '@towpath/server/platform/time/clock.ts';
import { type PairsRun, startSideBySide } from '../pairs/measure.ts';
import { percent, quantile } from '../report/reaches.ts';
import { countStolen } from '../report/stolen.ts';
import { startProcess } from '../running/children.ts';
import type { BenchDatabase } from '../running/database.ts';
import { advisersIn } from '../running/staff.ts';
import type { Company, TalkMessage, TalkOrder, Written } from './talk.ts';

/** Chats that an adviser has at once: more than a person can follow. */
const CHATS_EACH = 5;
const QUESTIONS = 3;
/** Messages before the measurement begins. */
const WARM_UP = 300;

/** What chats cost, and what they cost those who answer questions meanwhile. */
export type ChatMeasured = {
  readonly chats: number;
  readonly advisers: number;
  readonly perSecond: number;
  /** How long it took to open a stream for everybody, begin each chat and have it taken. */
  readonly openedMs: number;
  /** Messages while nobody answers questions, and while ten people answer as fast as they can. */
  readonly written: Written;
  readonly writtenBeside: Written;
  /** The share of the processors that the host of the machine denied it while the first were written; null where unknown. */
  readonly stolen: number | null;
  /** Pairs of answers before the chats are opened, while they are open, and while messages are written in them. */
  readonly before: PairsRun;
  readonly open: PairsRun;
  readonly beside: PairsRun;
};

type ChatOptions = {
  readonly chats: number;
  readonly messages: number;
  /** Messages a second, of both sides together. */
  readonly perSecond: number;
  /** How long floor and product are measured each time. */
  readonly measureMs: number;
  readonly profileFolder?: string;
  readonly log: (line: string) => void;
};

/** Opens chats on one process, with everybody’s streams; writes in them at an even rate, and answers questions beside. */
export async function measureChat(bench: BenchDatabase, options: ChatOptions): Promise<ChatMeasured> {
  const { chats, messages, perSecond, measureMs, profileFolder, log } = options;
  const both = await startSideBySide(bench, {
    lengths: [QUESTIONS],
    log,
    settings: { RATE_LIMITS: 'off' },
    ...(profileFolder === undefined ? {} : { profileFolder }),
  });
  try {
    const pairs = async () => (await both.measure(measureMs))[0] as PairsRun;
    const before = await pairs();
    const advisers = await advisersIn(bench.database, Math.ceil(chats / CHATS_EACH));
    const people: string[] = [];
    for (let number = 0; number < chats; number += 1) {
      const { basicAuthToken } = await startGuest(bench.database, systemClock.now());
      people.push(`Basic ${basicAuthToken}`);
    }
    const talk = await startTalk({ port: both.servers.product.port, people, advisers });
    try {
      const openedMs = await talk.open();
      log(`  ${chats} chats open after ${(openedMs / 1000).toFixed(1)} s`);
      await bench.execute('vacuum analyze');
      await talk.write(WARM_UP, perSecond);
      const open = await pairs();
      const counted = await countStolen();
      const written = await talk.write(messages, perSecond);
      const stolen = await counted();
      const [half, most] = [0.5, 0.99].map(share => quantile(written.delivered, share).toFixed(1));
      log(`  ${messages} messages delivered, half within ${half} ms, 99 in 100 within ${most} ms`);
      if (stolen !== null) log(`  ${percent(stolen)} of the processors went to other machines meanwhile`);
      const [writtenBeside, beside] = await Promise.all([
        // Two are measured in turn.
        talk.write(Math.ceil((2 * measureMs * perSecond) / 1000), perSecond),
        pairs(),
      ]);
      const kept = { written, writtenBeside, stolen, before, open, beside };
      return { chats, advisers: advisers.length, perSecond, openedMs, ...kept };
    } finally {
      talk.stop();
    }
  } finally {
    await both.stop();
  }
}

async function startTalk(company: Company) {
  const file = join(import.meta.dirname, 'talk.ts');
  const { child } = await startProcess<TalkMessage>(file, company);
  const gone = once(child, 'exit').then(() => [{ fault: 'Those who chat ended before they were told to.' }]);
  async function ask(order: TalkOrder): Promise<TalkMessage> {
    child.send(order);
    const [said] = (await Promise.race([once(child, 'message'), gone])) as [TalkMessage];
    if ('fault' in said) throw new Error(said.fault);
    return said;
  }
  return {
    async open(): Promise<number> {
      const said = await ask({ open: true });
      return 'openedMs' in said ? said.openedMs : Number.NaN;
    },
    async write(messages: number, perSecond: number): Promise<Written> {
      const said = await ask({ write: { messages, perSecond } });
      if (!('written' in said)) throw new Error('Nothing was written.');
      return said.written;
    },
    stop: () => void child.kill(),
  };
}
