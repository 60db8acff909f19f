import { Connection } from './connection.ts';
import type { Question } from './questionnaire.ts';

/** Which people the load process plays, and where. */
export type Assignment = {
  readonly port: number;
  /** One connection for each, with the Authorization header it sends. */
  readonly authorizations: readonly string[];
  readonly questions: readonly Question[];
};

/**
 * The measurements of one slice, in milliseconds: how long each pair (a save and the page after it) took, and the
 * slice.
 */
export type Slice = { readonly pairTimes: readonly number[]; readonly ms: number };

/** An order to begin a slice of this many milliseconds. */
export type SliceOrder = { readonly sliceMs: number };

export type LoadMessage = { readonly ready: true } | { readonly slice: Slice } | { readonly fault: string };

/*
 * A process of its own: answers all questions in order, over and over, each time with the other answer, so that every
 * save changes a row; then reads the page back and checks that it holds what was saved. Between slices everybody
 * pauses, with their connections open.
 */
process.once('message', (assignment: Assignment) => {
  const walks = assignment.authorizations.map(authorization => new Walk(assignment, authorization));
  process.on('message', ({ sliceMs }: SliceOrder) => {
    measure(walks, sliceMs).then(
      slice => send({ slice }),
      (fault: unknown) => send({ fault: fault instanceof Error ? fault.message : String(fault) }),
    );
  });
  send({ ready: true });
});
process.on('disconnect', () => process.exit(0));

async function measure(walks: readonly Walk[], sliceMs: number): Promise<Slice> {
  const begin = performance.now();
  const pairTimes = (await Promise.all(walks.map(walk => walk.until(begin + sliceMs)))).flat();
  return { pairTimes, ms: performance.now() - begin };
}

/** One person at their questions; continues where the previous slice ended. */
class Walk {
  readonly #connection: Connection;
  readonly #questions: readonly Question[];
  readonly #shared: string;
  #pairs = 0;

  constructor({ port, questions }: Assignment, authorization: string) {
    this.#connection = new Connection(port);
    this.#questions = questions;
    this.#shared = `\r\nhost: 127.0.0.1:${port}\r\nauthorization: ${authorization}\r\naccept-encoding: gzip, br`;
  }

  /** Starts no pair after `end`; returns how long each took. */
  async until(end: number): Promise<readonly number[]> {
    const times: number[] = [];
    for (let from = performance.now(); from < end; from = performance.now()) {
      await this.#pair();
      times.push(performance.now() - from);
    }
    return times;
  }

  async #pair(): Promise<void> {
    const round = Math.floor(this.#pairs / this.#questions.length);
    const question = this.#questions[this.#pairs % this.#questions.length];
    if (!question) throw new Error('There is no question to answer.');
    const { pageId, stepId, answers } = question;
    const chosen = answers[round % 2 === 0 ? 0 : 1];
    const saved = await this.#connection.request(
      `POST /api/core/answers/mine HTTP/1.1${this.#shared}\r\ncontent-type: application/json\r\nanswer-revision: ${round}`,
      JSON.stringify({ stepId, answers: chosen }),
    );
    if (saved.status !== 204 || saved.revision !== String(round + 1)) {
      throw new Error(`Saving ${stepId} gave ${saved.status}, revision ${saved.revision}: ${saved.body}`);
    }
    const page = await this.#connection.request(
      `GET /api/core/answers/mine/pages/${pageId} HTTP/1.1${this.#shared}`,
      '',
    );
    check(page.status, page.body, stepId, chosen[0].id);
    this.#pairs += 1;
  }
}

/** Throws unless the page holds the answer that was just saved. */
function check(status: number, body: string, stepId: string, answerId: string): void {
  const answers = status === 200 ? (JSON.parse(body) as { stepId: string; answers: { id: string }[] }[]) : [];
  if (answers.find(answer => answer.stepId === stepId)?.answers[0]?.id === answerId) return;
  throw new Error(`The page after ${stepId} gave ${status}: ${body}`);
}

function send(message: LoadMessage): void {
  process.send?.(message);
}
