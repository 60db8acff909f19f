import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_REVISION_HEADER, saveAnswers } from '@towpath/contracts/api/answers.ts';
import type { Call } from '@towpath/contracts/api/call.ts';
import { createJourney } from '@towpath/contracts/api/journeys.ts';
import { startGuestSession } from '@towpath/contracts/api/session.ts';
import { routePath } from '../platform/http/route.ts';

/** A person who answers over the network, and asks again, as a browser does, when an answer does not come. */
export type SavingPerson = {
  readonly customerId: string;
  /** Changes the answer once: resolves when the server has said that it is saved. */
  save(): Promise<void>;
  /** What the server has said is saved: the answer, and how often it was changed. */
  acknowledged(): { readonly answerId: string; readonly changes: number };
};

const STEP = 'nation';
const CHOICES = ['england', 'wales'];
/** How soon a call is made again. */
const PAUSE = 25;
/** A person who has to wait this long for one answer has found a service that does not come back. */
const LONGEST = 120_000;

export async function savingPerson(origin: () => string): Promise<SavingPerson> {
  const { body } = await made(origin, startGuestSession, {});
  const { userId: customerId, basicAuthToken } = JSON.parse(body) as {
    userId: string;
    basicAuthToken: string;
  };
  const authorization = `Basic ${basicAuthToken}`;
  await made(origin, createJourney, { authorization }, {});
  let changes = 0;
  let revision = 0;
  const answerId = (change: number) => `${STEP}.${CHOICES[change % CHOICES.length]}`;
  return {
    customerId,
    async save() {
      const id = answerId(changes + 1);
      const headers = { authorization, [ANSWER_REVISION_HEADER]: String(revision) };
      const body = { stepId: STEP, answers: [{ id, value: CHOICES[(changes + 1) % CHOICES.length] }] };
      const saved = await made(origin, saveAnswers, headers, body);
      revision = Number(saved.headers.get(ANSWER_REVISION_HEADER));
      changes++;
    },
    acknowledged: () => ({ answerId: answerId(changes), changes }),
  };
}

/** Makes a call until it succeeds. Throws for an answer that is neither success nor a wait. */
async function made(
  origin: () => string,
  call: Call,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<{ readonly body: string; readonly headers: Headers }> {
  const end = performance.now() + LONGEST;
  for (;;) {
    const answer = await fetch(origin() + routePath(call), {
      method: call.method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
      .then(async response => ({
        status: response.status,
        headers: response.headers,
        body: await response.text(),
      }))
      // Nobody listens, or the connection broke: nobody knows whether it was done.
      .catch(() => null);
    if (answer && answer.status < 300) return answer;
    if (answer && answer.status !== 503) {
      throw new Error(`${call.path} was answered ${answer.status}: ${answer.body}`);
    }
    if (performance.now() > end) throw new Error(`${call.path} was not answered for ${LONGEST} ms.`);
    await wait(PAUSE);
  }
}

/** What a database has beside what its server has said it has. */
export type Compared = {
  readonly changes: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There once more than acknowledged. */
  readonly doubled: number;
};

/** @param query runs a statement on the database */
export async function compare(
  people: readonly SavingPerson[],
  query: (statement: string) => Promise<readonly Record<string, unknown>[]>,
): Promise<Compared> {
  const rows = await query(
    `select answers.customer_id, given -> 0 ->> 'id' as answer,
            (select count(*)::int from answer_history
             where answer_history.customer_id = answers.customer_id and step_id = '${STEP}') as changes
     from answers where step_id = '${STEP}'`,
  );
  const byPerson = new Map(rows.map(row => [String(row.customer_id), row]));
  let [changes, lost, doubled] = [0, 0, 0];
  for (const person of people) {
    const said = person.acknowledged();
    const row = byPerson.get(person.customerId);
    const found = Number(row?.changes ?? 0);
    changes += said.changes;
    lost += Math.max(0, said.changes - found);
    doubled += Math.max(0, found - said.changes);
    if (said.changes > 0 && found === said.changes && row?.answer !== said.answerId) lost++;
  }
  return { changes, lost, doubled };
}
