import { Connection } from './connection.ts';
import type { Question } from './questionnaire.ts';

/** What the load process is told to do. */
export type Assignment = {
  readonly port: number;
  /** One connection for each, with the Authorization header it sends. */
  readonly authorizations: readonly string[];
  readonly questions: readonly Question[];
  readonly warmUpMs: number;
  readonly measureMs: number;
};

/** What it found. Times in milliseconds, of a pair: the save and the page after it. */
export type Load = {
  readonly pairs: number;
  readonly pairsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
};

/** Sent when the measured time begins and when it ends, so that processor time can be read at both. */
export type LoadMessage = { readonly measuring: true } | { readonly load: Load } | { readonly fault: string };

/*
 * A process of its own: answers all questions in order, over and over, each time with the other answer, so that every
 * save changes a row; then reads the page back and checks that it holds what was saved.
 */
process.once('message', (assignment: Assignment) => {
  run(assignment).then(
    load => send({ load }),
    (fault: unknown) => send({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});

async function run(assignment: Assignment): Promise<Load> {
  const { authorizations, warmUpMs, measureMs } = assignment;
  const begin = performance.now() + warmUpMs;
  const end = begin + measureMs;
  setTimeout(() => send({ measuring: true }), warmUpMs);
  const times: number[] = [];
  await Promise.all(
    authorizations.map(authorization =>
      walk(assignment, authorization, end, (from, to) => {
        if (from >= begin && to <= end) times.push(to - from);
      }),
    ),
  );
  times.sort((a, b) => a - b);
  return {
    pairs: times.length,
    pairsPerSecond: times.length / (measureMs / 1000),
    p50: at(times, 0.5),
    p99: at(times, 0.99),
  };
}

async function walk(
  { port, questions }: Assignment,
  authorization: string,
  end: number,
  keep: (from: number, to: number) => void,
): Promise<void> {
  const connection = new Connection(port);
  const shared = `\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}\r\naccept-encoding: gzip, br`;
  try {
    for (let round = 0; ; round += 1) {
      for (const { pageId, stepId, answers } of questions) {
        const given = answers[round % 2 === 0 ? 0 : 1];
        const from = performance.now();
        if (from >= end) return;
        const saved = await connection.request(
          `POST /api/core/answers/mine HTTP/1.1${shared}\r\ncontent-type: application/json\r\nanswer-revision: ${round}`,
          JSON.stringify({ stepId, answers: given }),
        );
        if (saved.status !== 204 || saved.revision !== String(round + 1)) {
          throw new Error(`Saving ${stepId} gave ${saved.status}, revision ${saved.revision}: ${saved.body}`);
        }
        const page = await connection.request(
          `GET /api/core/answers/mine/pages/${pageId} HTTP/1.1${shared}`,
          '',
        );
        check(page.status, page.body, stepId, given[0].id);
        keep(from, performance.now());
      }
    }
  } finally {
    connection.close();
  }
}

/** Throws unless the page holds the answer that was saved a moment ago. */
function check(status: number, body: string, stepId: string, answerId: string): void {
  const answers = status === 200 ? (JSON.parse(body) as { stepId: string; answers: { id: string }[] }[]) : [];
  if (answers.find(answer => answer.stepId === stepId)?.answers[0]?.id === answerId) return;
  throw new Error(`The page after ${stepId} gave ${status}: ${body}`);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function send(message: LoadMessage): void {
  process.send?.(message);
}
