import type { AssessRun } from '../assess/measure.ts';
import type { LoadedPage } from '../bytes/loaded.ts';
import type { ChatMeasured } from '../chat/measure.ts';
import type { ClaimsMeasured } from '../claims/measure.ts';
import type { CreditorsMeasured } from '../creditors/measure.ts';
import type { DebtListMeasured } from '../debt-list/measure.ts';
import type { KillsMeasured } from '../kills/measure.ts';
import type { Audit } from '../lighthouse/run.ts';
import type { Kind, PairsRun } from '../pairs/measure.ts';
import type { PeopleMeasured } from '../people/measure.ts';
import type { PhoneMeasured } from '../phone/measure.ts';
import type { RestoreMeasured } from '../restore/measure.ts';
import type { WhatIfMeasured } from '../what-if/measure.ts';
import {
  cpuOfTheFloor,
  middle,
  pairsFigures,
  percent,
  quantile,
  type Reach,
  sharesOfTheFloor,
} from './reaches.ts';

/** One line for each length and kind: medians over the slices, with the interquartile range. */
export function pairsTable(runs: readonly PairsRun[]): string {
  const kinds: readonly Kind[] = ['floor', 'product'];
  const rows = runs.flatMap(run =>
    kinds.map(kind => {
      const { perSecond, p50, p99, cpuMsPerPair } = pairsFigures(run, kind);
      const shares = sharesOfTheFloor(run).map(share => share * 100);
      return [
        String(run.questions),
        kind,
        middle(perSecond).median.toFixed(0),
        middleHalf(perSecond),
        kind === 'floor' ? '' : `${middle(shares).median.toFixed(1)} %`,
        kind === 'floor' ? '' : middleHalf(shares),
        p50.toFixed(1),
        p99.toFixed(1),
        cpuMsPerPair.toFixed(3),
        kind === 'floor' ? '' : middle(cpuOfTheFloor(run)).median.toFixed(2),
      ];
    }),
  );
  const head = [
    'questions',
    '',
    'pairs/s',
    'half',
    'of floor',
    'half',
    'p50 ms',
    'p99 ms',
    'CPU ms/pair',
    'floors',
  ];
  return `\nMedians of slices, and between which two half of them lie; a pair is POST /answers/mine, then GET its page; ten people at once\n${table(head, rows)}\n`;
}

/** How many cases one core judges per second. */
export function assessTable(runs: readonly AssessRun[]): string {
  const { median, lowest, highest } = middle(runs.map(({ perSecond }) => perSecond));
  const reasons = middle(runs.map(run => run.reasons)).median;
  const row = [median.toFixed(0), `${lowest.toFixed(0)}–${highest.toFixed(0)}`, reasons.toFixed(0)];
  return `\nCases of 12 debts and 60 budget lines judged, in a second of processor time\n${table(['a second', 'spread', 'reasons each'], [row])}\n`;
}

/** What each page loads, file by file. */
export function bytesTable(loaded: readonly LoadedPage[]): string {
  const rows = loaded.flatMap(({ page, files, gzip, brotli, afterwards }) => [
    [page, 'in all', kilo(gzip), kilo(brotli)],
    ...files.map(file => ['', file.name, kilo(file.gzip), kilo(file.brotli)]),
    ...(afterwards > 0 ? [['', '(once it shows, not counted)', kilo(afterwards), '']] : []),
  ]);
  return `\nScript and style until the page shows, kB of 1000 bytes\n${table(['page', 'file', 'gzip', 'brotli'], rows)}\n`;
}

/** One line for all terms, and one for each kind. */
export function creditorsTable({ creditors, suggestions }: CreditorsMeasured): string {
  const rows = suggestions.map(({ kind, asked, p50, p99, found }) => [
    kind,
    String(asked),
    p50.toFixed(1),
    p99.toFixed(1),
    found === undefined ? '' : `${(found * 100).toFixed(1)} %`,
  ]);
  const head = ['typed', 'asked', 'p50 ms', 'p99 ms', 'found'];
  return `\nSuggestions from ${creditors} creditors, 100 a second; the floor asks only whether the server lives\n${table(head, rows)}\n`;
}

/** One line for each kind of look at the people. */
export function peopleTable({ people, looks, slowest }: PeopleMeasured): string {
  const rows = looks.map(({ kind, asked, p50, p99 }) => [
    kind,
    String(asked),
    p50.toFixed(1),
    p99.toFixed(1),
  ]);
  const slow = slowest.map(({ path, took, at }) => [
    path.split('&after')[0] ?? path,
    took.toFixed(1),
    (at / 1000).toFixed(1),
  ]);
  return `\nLooking somebody up among ${people} people, 20 times a second; the floor asks only whether the server lives\n${table(['look', 'asked', 'p50 ms', 'p99 ms'], rows)}\n\n${table(['the slowest', 'ms', 'after s'], slow)}\n`;
}

/** How fast messages are there, and the pairs before and beside. */
export function chatTable(measured: ChatMeasured): string {
  const { chats, advisers, perSecond, openedMs, written, writtenBeside, before, open, beside } = measured;
  const line = (name: string, times: readonly number[]) => [
    name,
    String(times.length),
    ...[0.5, 0.99, 1].map(share => quantile(times, share).toFixed(1)),
  ];
  const messages = table(
    ['message', 'times', 'p50 ms', 'p99 ms', 'slowest'],
    [
      line('delivered', written.delivered),
      line('call answered', written.answered),
      line('delivered, beside pairs', writtenBeside.delivered),
      line('call answered, beside pairs', writtenBeside.answered),
    ],
  );
  const pairs = [
    { name: 'before', run: before },
    { name: 'chats open', run: open },
    { name: 'chats open and written in', run: beside },
  ].map(({ name, run }) => {
    const [floor, product] = [pairsFigures(run, 'floor'), pairsFigures(run, 'product')];
    return [
      name,
      middle(floor.perSecond).median.toFixed(0),
      middle(product.perSecond).median.toFixed(0),
      percent(middle(sharesOfTheFloor(run)).median),
      product.p50.toFixed(1),
      product.p99.toFixed(1),
      product.cpuMsPerPair.toFixed(2),
    ];
  });
  const head = [
    'pairs of answers',
    'floor, a second',
    'product',
    'of the floor',
    'p50 ms',
    'p99 ms',
    'CPU ms',
  ];
  const again = written.again + writtenBeside.again;
  const repeated = again === 0 ? '' : `; ${again} calls made again because the server was busy`;
  return `\n${chats} chats with ${advisers} advisers, open after ${(openedMs / 1000).toFixed(0)} s; ${perSecond} messages a second${repeated}\n${messages}\n\n${table(head, pairs)}\n`;
}

/** How long those who take the same piece of work at once wait to hear who has it. */
export function claimsTable({ claims, winners, floor, answered, decided }: ClaimsMeasured): string {
  const line = (name: string, times: readonly number[]) => [
    name,
    ...[0.5, 0.99, 1].map(share => quantile(times, share).toFixed(1)),
  ];
  const rows = [
    line('floor: whether the server lives', floor),
    line('claim answered', answered),
    line('all of one piece answered', decided),
  ];
  return `\n${claims} claims of one piece of work at once, ${winners.length} pieces\n${table(['time', 'p50 ms', 'p99 ms', 'slowest'], rows)}\n`;
}

/** One line for each action in the list. */
export function debtListTable({ debts, acts }: DebtListMeasured): string {
  const rows = acts.map(({ name, longestFrame }) => [
    name,
    longestFrame === 0 ? 'under 50' : String(Math.round(longestFrame)),
  ]);
  return `\nA list of ${debts} debts on a phone’s screen\n${table(['what happens', 'longest frame, ms'], rows)}\n`;
}

/** How often what was killed, and what that cost people. */
export function killsTable({
  journeys,
  answered,
  rows,
  serverKills,
  databaseKills,
  longestWait,
}: KillsMeasured): string {
  const head = [
    'journeys',
    'calls answered',
    'rows',
    'kills of the server',
    'of the database',
    'longest wait, s',
  ];
  const row = [journeys, answered, rows, serverKills, databaseKills].map(String);
  return `\nKilled outright at random\n${table(head, [[...row, (longestWait / 1000).toFixed(1)]])}\n`;
}

/** What a back-up and its restore into an empty database took. */
export function restoreTable(measured: RestoreMeasured): string {
  const { people, rowsEach, changes, megabytes, backupSeconds, restoreSeconds } = measured;
  const head = ['people', 'rows each', 'done since', 'back-up, MB', 'to back up, s', 'to restore, s'];
  const row = [people, rowsEach, changes].map(String);
  const figures = [megabytes, backupSeconds, restoreSeconds].map(figure => figure.toFixed(0));
  return `\nBack-up and restore\n${table(head, [[...row, ...figures]])}\n`;
}

/** What a move of a slider took: processor time, and the time until its frame was drawn. */
export function whatIfTable({ debts, lines, moves }: WhatIfMeasured): string {
  const row = (name: string, figures: readonly number[]) => [
    name,
    quantile(figures, 0.5).toFixed(1),
    quantile(figures, 0.99).toFixed(1),
    quantile(figures, 1).toFixed(1),
  ];
  const rows = [
    row(
      'processor time of the page, ms',
      moves.map(({ work }) => work),
    ),
    row(
      'from the input to its frame, ms',
      moves.map(({ drawn }) => drawn),
    ),
    row(
      'frames',
      moves.map(({ frames }) => frames),
    ),
  ];
  return `\nTrying things out on ${debts} debts and ${lines} budget lines: ${moves.length} moves of a slider\n${table(['a move', 'p50', 'p99', 'most'], rows)}\n`;
}

/** Scores, and below each page what lowered them. */
export function lighthouseTable(audits: readonly Audit[]): string {
  const categories = Object.keys(audits[0]?.scores ?? {});
  const timings = Object.keys(audits[0]?.timings ?? {});
  const rows = audits.map(audit => [
    audit.page,
    ...categories.map(name => String(audit.scores[name] ?? '–')),
    ...timings.map(name => timing(audit.timings[name] ?? Number.NaN)),
  ]);
  const reasons = audits.flatMap(({ page, reasons }) => reasons.map(reason => `  ${page}: ${reason}`));
  return `\nLighthouse, as a phone\n${table(['page', ...categories, ...timings], rows)}\n${reasons.join('\n')}\n`;
}

/** Milliseconds without a fraction; a layout shift is a small number without a unit. */
function timing(figure: number): string {
  return figure > 1 ? figure.toFixed(0) : figure.toFixed(3);
}

/** The loads of three pages, and the parts of the way with a slowed processor. */
export function phoneTable({ loads, slowdown, way }: PhoneMeasured): string {
  const loaded = loads.map(({ page, requests, withAhead, shift, slow3g }) => [
    page,
    String(requests),
    String(withAhead),
    shift.toFixed(3),
    (slow3g / 1000).toFixed(1),
  ]);
  const walked = way.map(({ part, interactions, middle, slowest, on }) => [
    part,
    String(interactions),
    middle.toFixed(0),
    slowest.toFixed(0),
    on.replace(/\s+/g, ' '),
  ]);
  const loadHead = ['page', 'requests', 'with what is fetched ahead', 'shift', 'slow 3G, s'];
  const wayHead = ['part of the way', 'presses and keys', 'middle, ms', 'slowest, ms', 'which'];
  return `\nOpened on a phone, with nothing in its cache\n${table(loadHead, loaded)}\n\nFrom home to the advice, processor ${slowdown} times slower: from a press or key to its frame\n${table(wayHead, walked)}\n`;
}

/** One line for each target. */
export function reachLines(reaches: readonly Reach[]): string {
  return reaches
    .map(({ name, found, reached }) => `${reached ? 'PASS' : 'MISS'}  ${name}: ${found}`)
    .join('\n');
}

function middleHalf(figures: readonly number[]): string {
  return `${quantile(figures, 0.25).toFixed(0)}–${quantile(figures, 0.75).toFixed(0)}`;
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map(row => row[column]?.length ?? 0)),
  );
  const isNumber = (text: string): boolean => /^[\d.]+( %)?$/.test(text);
  return [head, ...rows]
    .map(row =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumber(cell) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
