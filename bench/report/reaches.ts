import { FIRST_QUESTION_BYTES } from '@towpath/e2e/person/loading.ts';
import type { AssessRun } from '../assess/measure.ts';
import type { LoadedPage } from '../bytes/loaded.ts';
import type { CreditorsMeasured } from '../creditors/measure.ts';
import type { DebtListMeasured } from '../debt-list/measure.ts';
import type { HostileMeasured } from '../hostile/measure.ts';
import type { KillsMeasured } from '../kills/measure.ts';
import type { Audit } from '../lighthouse/run.ts';
import type { MailMeasured } from '../mail/measure.ts';
import type { Kind, MeasuredSlice, PairsRun } from '../pairs/measure.ts';
import type { PeopleMeasured } from '../people/measure.ts';
import type { PhoneMeasured } from '../phone/measure.ts';
import type { RestoreMeasured } from '../restore/measure.ts';
import type { StandbyMeasured } from '../standby/measure.ts';
import type { TwoProcessesMeasured } from '../two-processes/measure.ts';
import type { WhatIfMeasured } from '../what-if/measure.ts';

/** A target of ours, and what was measured. */
export type Reach = {
  readonly name: string;
  readonly found: string;
  readonly reached: boolean;
};

const OF_THE_FLOOR = 0.6;
const LONG_OF_SHORT = 0.9;
/** Processor time of the answering process for a save and a page, in milliseconds. */
const PAIR_CPU_MS = 0.35;
const SHORT = 3;
const LONG = 60;
/** Cases of 12 debts and 60 budget lines judged per second, on one core, with reasons. */
const ASSESSMENTS = 50_000;

/** The slowest of a hundred suggestions, so that the list never lags behind the typing. */
const SUGGESTION_P99_MS = 20;

/** The slowest of a hundred looks at the people, so that nobody waits for a name. */
const LOOK_P99_MS = 50;

/** Mails handed over in a second to a mail server that takes a tenth of one for each. */
const MAILS_A_SECOND = 50;

/** A restore of 100,000 people, in seconds: five minutes. */
const RESTORE_SECONDS = 300;

/** From the promotion of a standby until the service is back by itself, in milliseconds. */
const BACK_MS = 10_000;

/** A longer frame is noticed as a stutter. */
const FRAME_MS = 50;

/** Lighthouse's score of performance, as a phone. */
const PERFORMANCE = 95;
/** From a press or key to its frame, on a processor slowed six times, in milliseconds. */
const INTERACTION_MS = 200;
/** Of the first question on slow 3G, in milliseconds. */
const SLOW_3G_MS = 6_000;
/** Until a page shows. */
const REQUESTS = 25;
const SHIFT = 0.02;

/** The length of one frame, at 60 per second. */
const ONE_FRAME_MS = 16.7;

/** The median of some numbers, and the lowest and the highest. */
export type Middle = { readonly median: number; readonly lowest: number; readonly highest: number };

/** The median of some numbers, and the lowest and the highest. */
export function middle(numbers: readonly number[]): Middle {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : [sorted[half - 1], sorted[half]];
  return {
    median: (low + high) / 2,
    lowest: sorted[0] ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
  };
}

/** The figures of one kind: pairs per second in each slice, times of a pair, processor time of one, in milliseconds. */
export function pairsFigures(run: PairsRun, kind: Kind) {
  const slices = run[kind];
  const times = slices.flatMap(({ pairTimes }) => pairTimes);
  const cpuMs = slices.reduce((total, slice) => total + (slice.cpuMs ?? Number.NaN), 0);
  return {
    perSecond: slices.map(({ pairTimes, ms }) => (pairTimes.length / ms) * 1000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpuMsPerPair: cpuMs / times.length,
  };
}

/** The product's pairs as a share of the floor's, for each two slices that were measured side by side. */
export function sharesOfTheFloor(run: PairsRun): readonly number[] {
  const floor = pairsFigures(run, 'floor').perSecond;
  return pairsFigures(run, 'product').perSecond.map((pairs, at) => pairs / (floor[at] ?? Number.NaN));
}

/**
 * The product's processor time for a pair, as a multiple of the floor's, for each two slices that were measured side
 * by side. Steadier than pairs per second, which depend on the other load of the machine.
 */
export function cpuOfTheFloor(run: PairsRun): readonly number[] {
  const ofPair = ({ cpuMs = Number.NaN, pairTimes }: MeasuredSlice) => cpuMs / pairTimes.length;
  const floor = run.floor.map(ofPair);
  return run.product.map((slice, at) => ofPair(slice) / (floor[at] ?? Number.NaN)).filter(Number.isFinite);
}

/** The targets of the pairs; none for lengths that were not measured. */
export function pairsReaches(runs: readonly PairsRun[]): readonly Reach[] {
  const short = runs.find(run => run.questions === SHORT);
  const long = runs.find(run => run.questions === LONG);
  const cpu = short && pairsFigures(short, 'product').cpuMsPerPair;
  const longOfShort =
    short && long
      ? pairsFigures(long, 'product').perSecond.map(
          (pairs, at) => pairs / (pairsFigures(short, 'product').perSecond[at] ?? Number.NaN),
        )
      : [];
  return [
    ratio(
      `${SHORT} questions: at least ${percent(OF_THE_FLOOR)} of the floor`,
      short ? middle(sharesOfTheFloor(short)).median : Number.NaN,
      OF_THE_FLOOR,
    ),
    cpu === undefined || Number.isNaN(cpu)
      ? []
      : [
          {
            name: `${SHORT} questions: at most ${PAIR_CPU_MS} ms of processor time for a pair`,
            found: `${cpu.toFixed(2)} ms`,
            reached: cpu <= PAIR_CPU_MS,
          },
        ],
    ratio(
      `${LONG} questions: at least ${percent(LONG_OF_SHORT)} of the pairs at ${SHORT}`,
      middle(longOfShort).median,
      LONG_OF_SHORT,
    ),
  ].flat();
}

/** The targets of the bytes. */
export function bytesReaches(loaded: readonly LoadedPage[]): readonly Reach[] {
  return loaded
    .filter(({ page }) => page === 'first question')
    .map(({ gzip }) => ({
      name: `first question: at most ${FIRST_QUESTION_BYTES / 1000} kB of script and style, gzip`,
      found: `${(gzip / 1000).toFixed(1)} kB`,
      reached: gzip <= FIRST_QUESTION_BYTES,
    }));
}

/** The targets of the suggestions. */
export function creditorsReaches({ creditors, suggestions }: CreditorsMeasured): readonly Reach[] {
  return suggestions
    .filter(({ kind }) => kind === 'all')
    .map(({ p99 }) => ({
      name: `${creditors} creditors: p99 of suggestions under ${SUGGESTION_P99_MS} ms`,
      found: `${p99.toFixed(1)} ms`,
      reached: p99 < SUGGESTION_P99_MS,
    }));
}

/** The targets of looking somebody up. The floor is what the machine takes. */
export function peopleReaches({ people, looks }: PeopleMeasured): readonly Reach[] {
  return looks
    .filter(({ kind }) => kind !== 'floor')
    .map(({ kind, p99 }) => ({
      name: `${people} people, ${kind}: p99 under ${LOOK_P99_MS} ms`,
      found: `${p99.toFixed(1)} ms`,
      reached: p99 < LOOK_P99_MS,
    }));
}

/** The targets of a long list of debts. */
export function debtListReaches({ debts, acts }: DebtListMeasured): readonly Reach[] {
  const longest = Math.max(...acts.map(act => act.longestFrame));
  return [
    {
      name: `${debts} debts: no frame over ${FRAME_MS} ms`,
      found: longest <= FRAME_MS ? 'none' : `${Math.round(longest)} ms`,
      reached: longest <= FRAME_MS,
    },
  ];
}

/** The smallest number that at least this share of the numbers does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The targets of the what-if panel. */
export function whatIfReaches({ moves }: WhatIfMeasured): readonly Reach[] {
  const work = quantile(
    moves.map(move => move.work),
    0.99,
  );
  const late = moves.filter(({ frames }) => frames > 1).length;
  return [
    {
      name: `what if: p99 of the work for a move within one frame (${ONE_FRAME_MS} ms)`,
      found: `${work.toFixed(1)} ms`,
      reached: work <= ONE_FRAME_MS,
    },
    {
      name: 'what if: every move is on the screen in the next frame',
      found: late === 0 ? 'all' : `${late} of ${moves.length} later`,
      reached: late === 0,
    },
  ];
}

/** The targets of Lighthouse. */
export function lighthouseReaches(audits: readonly Audit[]): readonly Reach[] {
  return audits.map(({ page, scores }) => ({
    name: `${page}: performance of at least ${PERFORMANCE} in Lighthouse`,
    found: String(scores.Performance ?? '–'),
    reached: (scores.Performance ?? 0) >= PERFORMANCE,
  }));
}

/** The targets on a cheap phone. */
export function phoneReaches({ loads, slowdown, way }: PhoneMeasured): readonly Reach[] {
  const ofLoads = loads.flatMap(({ page, requests, shift }) => [
    {
      name: `${page}: at most ${REQUESTS} requests until it shows`,
      found: String(requests),
      reached: requests <= REQUESTS,
    },
    { name: `${page}: layout shift under ${SHIFT}`, found: shift.toFixed(3), reached: shift < SHIFT },
  ]);
  const first = loads.find(({ page }) => page === 'first question')?.slow3g ?? Number.NaN;
  const slowest = Math.max(...way.map(part => part.slowest));
  return [
    ...ofLoads,
    {
      name: `first question on slow 3G under ${SLOW_3G_MS / 1000} s`,
      found: `${(first / 1000).toFixed(1)} s`,
      reached: first < SLOW_3G_MS,
    },
    {
      name: `slowest press or key under ${INTERACTION_MS} ms, processor ${slowdown} times slower`,
      found: `${Math.round(slowest)} ms`,
      reached: slowest < INTERACTION_MS,
    },
  ];
}

/** The target of judging cases. */
export function assessReaches(runs: readonly AssessRun[]): readonly Reach[] {
  const { median } = middle(runs.map(({ perSecond }) => perSecond));
  return [
    {
      name: `at least ${ASSESSMENTS.toLocaleString('en-GB')} assessments a second on one core`,
      found: Math.round(median).toLocaleString('en-GB'),
      reached: median >= ASSESSMENTS,
    },
  ];
}

/** The target of a share: at least so much. */
export function ratio(name: string, found: number, least: number): readonly Reach[] {
  return Number.isNaN(found) ? [] : [{ name, found: percent(found), reached: found >= least }];
}

/** A share in words. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Nothing that was acknowledged is lost or there twice, whatever was killed. */
export function killsReaches({ journeys, rows, lost, doubled }: KillsMeasured): readonly Reach[] {
  const all = `${rows} rows of ${journeys} journeys`;
  return [
    { name: `${all}: none lost`, found: String(lost), reached: lost === 0 && rows > 0 },
    { name: `${all}: none doubled`, found: String(doubled), reached: doubled === 0 && rows > 0 },
  ];
}

export function mailReaches({ mails, perSecond }: MailMeasured): readonly Reach[] {
  return [
    {
      name: `${mails} mails: at least ${MAILS_A_SECOND} a second`,
      found: perSecond.toFixed(0),
      reached: perSecond >= MAILS_A_SECOND,
    },
  ];
}

export function restoreReaches({ people, restoreSeconds }: RestoreMeasured): readonly Reach[] {
  return [
    {
      name: `restore of ${people} people: at most ${RESTORE_SECONDS} s`,
      found: `${restoreSeconds.toFixed(0)} s`,
      reached: restoreSeconds <= RESTORE_SECONDS,
    },
  ];
}

/** A standby that is promoted has all that was acknowledged, and is found without a hand. */
export function standbyReaches({ back, changes, lost, doubled }: StandbyMeasured): readonly Reach[] {
  const longest = Math.max(...back);
  return [
    {
      name: `a standby promoted ${back.length} times: ${changes} answers, none lost, none doubled`,
      found: `${lost} lost, ${doubled} doubled`,
      reached: changes > 0 && lost === 0 && doubled === 0,
    },
    {
      name: `the service is back by itself within ${BACK_MS / 1000} s of a promotion`,
      found: `${(longest / 1000).toFixed(1)} s at most`,
      reached: longest < BACK_MS,
    },
  ];
}

export function twoProcessesReaches({ kills, answered, failed }: TwoProcessesMeasured): readonly Reach[] {
  const kinds = Object.entries(failed).map(([kind, count]) => `${count} × ${kind}`);
  return [
    {
      name: `one of two processes killed ${kills} times: no call fails`,
      found: kinds.length === 0 ? `${answered} answered, none failed` : kinds.join('; '),
      reached: kinds.length === 0 && answered > 0,
    },
  ];
}

export function hostileReaches(measured: HostileMeasured): readonly Reach[] {
  const { requests, statuses, faults, neverSucceeded } = measured;
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`);
  return [
    {
      name: `${requests} made-up requests: no answer of 500 or more, none missing`,
      found: faults.length === 0 ? answers.join(', ') : faults.join('; '),
      reached: faults.length === 0 && requests > 0,
    },
    {
      name: 'each call is made in a way that succeeds too',
      found: neverSucceeded.length === 0 ? 'all' : `never: ${neverSucceeded.join(', ')}`,
      reached: neverSucceeded.length === 0,
    },
  ];
}
