import { Connection } from './connection.ts';
import type { Question } from './questionnaire.ts';

/** Which people the load process plays, and where. */
export type Assignment = {
  readonly port: number;
  /** One connection for each, with the Authorization header it sends. */
  readonly authorizations: readonly string[];
  readonly questions: readonly Question[];
};

/** One person at their questions; continues where the previous slice ended. */
export class Walk {
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
      await this.save();
      await this.page();
      times.push(performance.now() - from);
    }
    return times;
  }

  /** Answers the next question otherwise than before. */
  async save(): Promise<void> {
    const { question, round, chosen } = this.#next();
    const saved = await this.#connection.request(
      `POST /api/core/answers/mine HTTP/1.1${this.#shared}\r\ncontent-type: application/json\r\nanswer-revision: ${round}`,
      JSON.stringify({ stepId: question.stepId, answers: chosen }),
    );
    if (saved.status !== 204 || saved.revision !== String(round + 1)) {
      throw new Error(
        `Saving ${question.stepId} gave ${saved.status}, revision ${saved.revision}: ${saved.body}`,
      );
    }
  }

  /** Reads the page of the question that was just answered, and goes on. */
  async page(): Promise<void> {
    const { question, chosen } = this.#next();
    const page = await this.#connection.request(
      `GET /api/core/answers/mine/pages/${question.pageId} HTTP/1.1${this.#shared}`,
      '',
    );
    check(page.status, page.body, question.stepId, chosen[0].id);
    this.#pairs += 1;
  }

  #next() {
    const round = Math.floor(this.#pairs / this.#questions.length);
    const question = this.#questions[this.#pairs % this.#questions.length];
    if (!question) throw new Error('There is no question to answer.');
    return { question, round, chosen: question.answers[round % 2 === 0 ? 0 : 1] };
  }
}

/** Throws unless the page holds the answer that was just saved. */
function check(status: number, body: string, stepId: string, answerId: string): void {
  const answers = status === 200 ? (JSON.parse(body) as { stepId: string; answers: { id: string }[] }[]) : [];
  if (answers.find(answer => answer.stepId === stepId)?.answers[0]?.id === answerId) return;
  throw new Error(`The page after ${stepId} gave ${status}: ${body}`);
}
