import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readJson } from '../web/body.ts';
import { close, open } from '../web/listen.ts';
import { isForThisMachine, page, safe, send, sendJson, table } from '../web/page.ts';
import { type Behaviour, behaviourFor, SANDBOX_PEOPLE } from './people.ts';
import { type FileContent, reportFor } from './report.ts';

export type CreditReferenceAgency = {
  /** Where to search: `POST /v1/searches`. `GET /` lists the made-up people. */
  readonly url: string;
  /** What goes into the header x-api-key. */
  readonly key: string;
  /** The searches that came in, the newest last. */
  readonly searches: readonly SearchRequest[];
  close(): Promise<void>;
};

/** What a search has to say. */
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
  /** That the person has proved to hold the phone, and which search had asked for it. */
  readonly verification?: { readonly searchReference: string; readonly verifiedAt: string };
};

const USUAL_PORT = 8027;
const MOST = 500;
/** Longer than anybody waits. */
const SLOW = 30_000;

/**
 * A credit reference agency for people who build and try the product: made-up people with made-up files, by HTTP. Only
 * programs of this machine reach it. It forgets everything when it ends.
 */
export async function startCreditReferenceAgency(port = USUAL_PORT): Promise<CreditReferenceAgency> {
  const key = randomUUID();
  const searches: SearchRequest[] = [];
  const earlier = new Map<string, number>();
  const mustVerify = new Set<string>();
  const web = createServer((request, response) => void answer(request, response));
  return { url: await open(web, port), key, searches, close: () => close(web) };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isForThisMachine(request)) return send(response, 403, 'text/plain', 'Only from this machine.');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'GET' && pathname === '/') return send(response, 200, 'text/html', peoplePage());
    if (request.method !== 'POST' || pathname !== '/v1/searches') return sendJson(response, 404, {});
    if (request.headers['x-api-key'] !== key) return sendJson(response, 401, { error: 'key' });
    const search = await readJson(request);
    if (!isSearch(search)) return sendJson(response, 400, { error: 'not a search' });
    searches.push(search);
    if (searches.length > MOST) searches.shift();
    return answerSearch(search, response);
  }

  /** What goes wrong on the way is played here, what the agency says in `resultOf`. */
  function answerSearch(search: SearchRequest, response: ServerResponse): void {
    const behaviour = behaviourFor(search.applicant.surname);
    if (behaviour.kind === 'cut off') response.destroy();
    else if (behaviour.kind === 'no JSON') {
      send(response, 200, 'application/json', '<html>Maintenance</html>');
    } else if (behaviour.kind === 'slow') {
      const waiting = setTimeout(() => sendJson(response, 200, { status: 'NO_MATCH' }), SLOW);
      response.once('close', () => clearTimeout(waiting));
    } else {
      const [status, result] = resultOf(search, behaviour);
      sendJson(response, status, result);
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

function isSearch(body: unknown): body is SearchRequest {
  const part = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const applicant = part(body, 'applicant');
  return (
    ['forename', 'surname', 'dateOfBirth', 'phone'].every(name => isText(part(applicant, name))) &&
    isText(part(part(body, 'address'), 'postcode')) &&
    isText(part(body, 'purpose')) &&
    isText(part(body, 'consentVersion'))
  );
}

function peoplePage(): string {
  const rows = SANDBOX_PEOPLE.map(({ surname, does }) => [safe(surname), safe(does)]);
  return page(
    'Credit reference agency',
    `<h1>Credit reference agency</h1><p>A stand-in with made-up people. Search for one of these surnames; any other is found as Hughes is.</p>${table(['Surname', 'What happens'], rows)}`,
  );
}
