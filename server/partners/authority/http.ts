import * as z from 'zod';
import { type PartnerAnswer, postJson } from '../postJson.ts';
import { PartnerUnavailable } from '../unavailable.ts';
import type { Answered, Authority, Taken } from './port.ts';

/** An adviser waits meanwhile. */
const REQUEST_TIMEOUT_MS = 15_000;

/** No control characters or unpaired surrogates: they could not be stored. */
const isStorable = (text: string) => text.isWellFormed() && !/[^\P{Cc}\n]/u.test(text);
const Text = (most: number) => z.string().max(most).refine(isStorable);

const Receipt = z.object({ reference: Text(100).min(1) });
const Refusal = z.object({ faults: z.array(Text(300)).min(1).max(200) });
const Answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('WAITING') }),
  z.object({
    status: z.enum(['GRANTED', 'REFUSED', 'WITHDRAWN']),
    decidedOn: z.iso.date(),
    says: Text(2000),
  }),
]);

const OUTCOMES = { GRANTED: 'granted', REFUSED: 'refused', WITHDRAWN: 'withdrawn' } as const;

/**
 * Those who take applications by `POST {url}/v1/applications`, and answer to `POST {url}/v1/answers`, in the form that the
 * stand-in shows. The number of an application is never part of an address, since addresses are logged on the way.
 */
export function httpAuthority(url: string, key: string, timeoutMs = REQUEST_TIMEOUT_MS): Authority {
  const base = url.replace(/\/+$/, '');
  const headers = { 'x-api-key': key };
  return {
    async send({ key: sentAs, kind, file }) {
      const own = { ...headers, 'idempotency-key': sentAs };
      return takenIn(await postJson(`${base}/v1/applications`, own, { kind, file }, timeoutMs));
    },
    async answerTo(reference) {
      return answerIn(await postJson(`${base}/v1/answers`, headers, { reference }, timeoutMs));
    },
  };
}

function takenIn({ status, text }: PartnerAnswer): Taken {
  if (status === 422) return { outcome: 'not as needed', faults: readBy(Refusal, text).faults };
  if (status !== 200 && status !== 201) throw new PartnerUnavailable(`status ${status}`);
  return { outcome: 'taken', reference: readBy(Receipt, text).reference };
}

function answerIn({ status, text }: PartnerAnswer): Answered {
  if (status !== 200) throw new PartnerUnavailable(`status ${status}`);
  const answer = readBy(Answer, text);
  if (answer.status === 'WAITING') return { outcome: 'waiting' };
  return { outcome: OUTCOMES[answer.status], on: answer.decidedOn, says: answer.says };
}

function readBy<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const parsed = schema.safeParse(jsonIn(text));
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues.slice(0, 5).map(({ path }) => path.join('.'));
  throw new PartnerUnavailable('not as agreed', at);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
