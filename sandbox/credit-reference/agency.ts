import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HTML, page, safe, table } from '../web/page.ts';
import { open, standIn } from '../web/service.ts';
import { type Behaviour, behaviourFor, SANDBOX_PEOPLE } from './people.ts';
import { type FileContent, reportFor } from './report.ts';

export type CreditReferenceAgency = {
  /** Its base URL: `POST /v1/searches` to search. `GET /` lists the made-up people. */
  readonly url: string;
  /** The key for the header x-api-key. */
  readonly key: string;
  /** The searches received, newest last. */
  readonly searches: readonly SearchRequest[];
  close(): Promise<void>;
};

/** What a search has to contain. */
export type SearchRequest = {
  readonly purpose: string;
  readonly consentVersion: string;
  readonly applicant: {
    readonly title: string;
    readonly forename: string;
    readonly middleNames: string;
    readonly surname: string;
    readonly dateOfBirth: string;
    readonly phone: string;
  };
  readonly address: { readonly postcode: string; readonly previous: boolean } & Readonly<
    Record<string, unknown>
  >;
  readonly device: { readonly fingerprint: string; readonly ip: string };
  /** That the person has proved to hold the phone, and which search asked for that. */
  readonly verification?: { readonly searchReference: string; readonly verifiedAt: string };
};

const TEXT = { type: 'string', minLength: 1 };
const SEARCH = {
  type: 'object',
  required: ['purpose', 'consentVersion', 'applicant', 'address'],
  properties: {
    purpose: TEXT,
    consentVersion: TEXT,
    applicant: {
      type: 'object',
      required: ['forename', 'surname', 'dateOfBirth', 'phone'],
      properties: { forename: TEXT, surname: TEXT, dateOfBirth: TEXT, phone: TEXT },
    },
    address: { type: 'object', required: ['postcode'], properties: { postcode: TEXT } },
  },
};

const USUAL_PORT = 8027;
const MOST = 500;
/** Longer than any caller waits, in ms. */
const SLOW = 30_000;

/**
 * A credit reference agency for people who build and try the product: made-up people with made-up files, over HTTP.
 * Only programs on this machine can reach it. It forgets everything when it ends.
 */
export async function startCreditReferenceAgency(port = USUAL_PORT): Promise<CreditReferenceAgency> {
  const key = randomUUID();
  const searches: SearchRequest[] = [];
  const { url, close } = await open(() => agencyService(key, searches), port);
  return { url, key, searches, close };
}

function agencyService(key: string, searches: SearchRequest[]): FastifyInstance {
  const earlier = new Map<string, number>();
  const mustVerify = new Set<string>();
  const service = standIn();
  service.get('/', (_request, reply) => reply.type(HTML).send(peoplePage()));
  service.post<{ Body: SearchRequest }>(
    '/v1/searches',
    {
      schema: { body: SEARCH },
      async preParsing(request, reply) {
        if (request.headers['x-api-key'] !== key) return reply.code(401).send({ error: 'key' });
      },
      errorHandler: (_fault, _request, reply) => reply.code(400).send({ error: 'not a search' }),
    },
    ({ body, signal }, reply) => {
      searches.push(body);
      if (searches.length > MOST) searches.shift();
      return answer(body, signal, reply);
    },
  );
  return service;

  /** Plays the transport failures here; `resultOf` plays what the agency says. */
  async function answer(search: SearchRequest, signal: AbortSignal, reply: FastifyReply): Promise<unknown> {
    const behaviour = behaviourFor(search.applicant.surname);
    switch (behaviour.kind) {
      case 'cut off':
        reply.hijack();
        return reply.raw.destroy();
      case 'no JSON':
        return reply.type('application/json').send('<html>Maintenance</html>');
      case 'slow':
        // The caller may have given up long before.
        await wait(SLOW, undefined, { signal }).catch(() => undefined);
        return { status: 'NO_MATCH' };
      default: {
        const [status, result] = resultOf(search, behaviour);
        return reply.code(status).send(result);
      }
    }
  }

  function resultOf(search: SearchRequest, behaviour: Behaviour): [status: number, result: object] {
    const searchReference = randomUUID();
    const match = (report: unknown): [number, object] => [200, { status: 'MATCH', searchReference, report }];
    switch (behaviour.kind) {
      case 'match':
        return behaviour.onlyAtPreviousAddress && !search.address.previous
          ? [200, { status: 'NO_MATCH', searchReference }]
          : match(fileOf(search, behaviour.file));
      case 'verify': {
        if (mustVerify.delete(search.verification?.searchReference ?? '')) {
          return match(fileOf(search, behaviour.file));
        }
        mustVerify.add(searchReference);
        const { validSeconds, attempts } = behaviour;
        return [200, { status: 'VERIFY', searchReference, verification: { validSeconds, attempts } }];
      }
      case 'refused':
        return [200, { status: 'REFUSED', searchReference }];
      case 'invalid phone':
        return [422, { status: 'INVALID', field: 'applicant.phone' }];
      case 'fault':
        return [500, { error: 'fault' }];
      case 'other shape':
        return match({ accounts: [{ lender: 7, balance: 'much' }] });
      default:
        return [200, { status: 'NO_MATCH', searchReference }];
    }
  }

  function fileOf({ applicant, address }: SearchRequest, file: FileContent) {
    const { forename, surname, dateOfBirth } = applicant;
    const person = [forename, surname, dateOfBirth, address.postcode].join(' ').toLowerCase();
    const times = earlier.get(person) ?? 0;
    earlier.set(person, times + 1);
    return reportFor(file, person, times);
  }
}

function peoplePage(): string {
  const rows = SANDBOX_PEOPLE.map(({ surname, does }) => [safe(surname), safe(does)]);
  return page(
    'Credit reference agency',
    `<h1>Credit reference agency</h1><p>A stand-in with made-up people. Search for one of these surnames; any other is found as Hughes is.</p>${table(['Surname', 'What happens'], rows)}`,
  );
}
