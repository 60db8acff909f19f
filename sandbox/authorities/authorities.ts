import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HTML } from '../web/page.ts';
import { open, standIn } from '../web/service.ts';
import { applicationPage, listPage } from './pages.ts';

/** An application that was taken, and what was said of it since. */
export type TakenApplication = {
  readonly reference: string;
  readonly kind: string;
  readonly file: Readonly<Record<string, unknown>>;
  readonly answer: {
    readonly status: 'GRANTED' | 'REFUSED' | 'WITHDRAWN';
    /** 'YYYY-MM-DD' */
    readonly decidedOn: string;
    readonly says: string;
  } | null;
};

export type Authorities = {
  /** Its base URL: `POST /v1/applications` to apply, `POST /v1/answers` to ask. `GET /` lists what was taken. */
  readonly url: string;
  /** The key for the header x-api-key. */
  readonly key: string;
  /** What was taken, newest last: each once, however often it was sent. */
  readonly taken: readonly TakenApplication[];
  close(): Promise<void>;
};

/** What a form has to hold, as JSON schema, by the name of the form. */
export type Forms = Readonly<Record<string, object>>;

type Sent = { readonly kind: string; readonly file: Readonly<Record<string, unknown>> };

const USUAL_PORT = 8031;
const MOST = 500;
const SENT = {
  type: 'object',
  required: ['kind', 'file'],
  properties: { kind: { type: 'string', minLength: 1 }, file: { type: 'object' } },
};
const ASKED = { type: 'object', required: ['reference'], properties: { reference: { type: 'string' } } };
const DECIDED = {
  grant: { status: 'GRANTED', says: '' },
  refuse: { status: 'REFUSED', says: 'We need more time to look at this. Please apply again.' },
  withdraw: { status: 'WITHDRAWN', says: '' },
} as const;

/**
 * Those who take applications, for people who build and try the product: made-up offices that look at nothing. Only programs
 * on this machine can reach them. They forget everything when they end.
 */
export async function startAuthorities(forms: Forms, port = USUAL_PORT): Promise<Authorities> {
  const key = randomUUID();
  const taken: TakenApplication[] = [];
  const { url, close } = await open(() => authorityService({ key, forms: checkable(forms), taken }), port);
  return { url, key, taken, close };
}

/** The forms without what names them and their dialect, which our validator does not know and whose words it does. */
function checkable(forms: Forms): Forms {
  return Object.fromEntries(
    Object.entries(forms).map(([kind, form]) => {
      const { $schema: _, $id: __, ...rules } = form as Readonly<Record<string, unknown>>;
      return [kind, rules];
    }),
  );
}

function authorityService({
  key,
  forms,
  taken,
}: {
  readonly key: string;
  readonly forms: Forms;
  readonly taken: TakenApplication[];
}): FastifyInstance {
  const receipts = new Map<string, { readonly reference: string; readonly file: string }>();
  const service = standIn();
  const guarded = {
    async preParsing(request: { readonly headers: Readonly<Record<string, unknown>> }, reply: FastifyReply) {
      if (request.headers['x-api-key'] !== key) return reply.code(401).send({ error: 'key' });
    },
    errorHandler: (fault: { readonly validation?: unknown }, _request: unknown, reply: FastifyReply) =>
      void reply.code(fault.validation ? 400 : 500).send({ error: 'not as agreed' }),
  };

  service.post<{ Body: Sent }>(
    '/v1/applications',
    { schema: { body: SENT }, ...guarded },
    (request, reply) => {
      const { kind, file } = request.body;
      const sentAs = request.headers['idempotency-key'];
      if (typeof sentAs !== 'string' || sentAs === '')
        return reply.code(400).send({ error: 'idempotency key' });
      const before = receipts.get(sentAs);
      if (before) {
        // Another file under the same key is nothing that was agreed.
        const isSame = before.file === JSON.stringify(request.body);
        return isSame
          ? reply.send({ reference: before.reference })
          : reply.code(409).send({ error: 'other file' });
      }
      const form = forms[kind];
      if (!form) return reply.code(422).send({ faults: ['kind'] });
      const check = request.compileValidationSchema(form);
      if (!check(file)) {
        const faults = (check.errors ?? []).map(fault =>
          `${fault.instancePath ?? ''} ${fault.message ?? ''}`.trim(),
        );
        return reply.code(422).send({ faults });
      }
      const reference = referenceOf(taken.length + 1);
      receipts.set(sentAs, { reference, file: JSON.stringify(request.body) });
      taken.push({ reference, kind, file, answer: null });
      if (taken.length > MOST) taken.shift();
      return reply.code(201).send({ reference });
    },
  );

  service.post<{ Body: { reference: string } }>(
    '/v1/answers',
    { schema: { body: ASKED }, ...guarded },
    ({ body }, reply) => {
      const found = taken.find(({ reference }) => reference === body.reference);
      if (!found) return reply.code(404).send({ error: 'unknown' });
      return found.answer ?? { status: 'WAITING' };
    },
  );

  service.get('/', (_request, reply) => reply.type(HTML).send(listPage(taken)));

  service.get<{ Params: { reference: string } }>('/applications/:reference', ({ params }, reply) => {
    const found = taken.find(({ reference }) => reference === params.reference);
    if (!found) return reply.callNotFound();
    // The buttons of this page are forms.
    const policy = String(reply.getHeader('content-security-policy')).replace(
      "form-action 'none'",
      "form-action 'self'",
    );
    return reply.header('content-security-policy', policy).type(HTML).send(applicationPage(found));
  });

  service.post<{ Params: { reference: string; decision: string } }>(
    '/applications/:reference/:decision',
    ({ params }, reply) => {
      const at = taken.findIndex(({ reference }) => reference === params.reference);
      const found = taken[at];
      const decided = isDecision(params.decision) ? DECIDED[params.decision] : null;
      if (!found || !decided) return reply.callNotFound();
      const decidedOn = new Date().toISOString().slice(0, 10);
      if (found.answer === null) taken[at] = { ...found, answer: { ...decided, decidedOn } };
      return reply.redirect(`/applications/${found.reference}`, 303);
    },
  );
  return service;
}

function isDecision(word: string): word is keyof typeof DECIDED {
  return Object.hasOwn(DECIDED, word);
}

/** Such as MADE-UP-0001: nobody takes it for a real one. */
function referenceOf(count: number): string {
  return `MADE-UP-${String(count).padStart(4, '0')}`;
}
