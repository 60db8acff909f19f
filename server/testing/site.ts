import type { AnswerOf, Call } from '@towpath/contracts/api/call.ts';
import type { ErrorBody } from '@towpath/contracts/errors/errors.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type * as z from 'zod/mini';
import { routePath } from '../platform/http/route.ts';

type Given<S, Name extends string> = S extends z.ZodMiniType
  ? { readonly [Key in Name]: z.input<S> }
  : { readonly [Key in Name]?: undefined };

/** What is sent with a call: its parts by the contract, a credential, cookies, headers. */
export type CallOptions<C extends Call> = Given<C['params'], 'params'> &
  Given<C['query'], 'query'> &
  Given<C['body'], 'body'> & {
    readonly authorization?: string | undefined;
    readonly headers?: Readonly<Record<string, string>>;
    readonly cookies?: Readonly<Record<string, string>>;
  };

export type CallResult<C extends Call> = {
  readonly status: number;
  /** The answer of a successful call. Throws if the call was refused, saying how. */
  readonly answer: AnswerOf<C>;
  /** The error of a refused call. Throws if the call succeeded. */
  readonly error: ErrorBody['error'];
  readonly headers: LightMyRequestResponse['headers'];
  /** The raw body, for calls that return a file. */
  readonly bytes: Buffer;
  /** Cookies set, by name; a cleared cookie has maxAge 0 or an expiry in the past. */
  readonly cookies: Readonly<Record<string, LightMyRequestResponse['cookies'][number]>>;
};

/** What answers a request: the server in this process, or one that is reached by a network. */
export type Asked = {
  inject(options: InjectOptions): Promise<
    Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'rawPayload'> & {
      readonly cookies: LightMyRequestResponse['cookies'];
    }
  >;
};

/** All that somebody needs to walk a journey. */
export type Site = {
  readonly app: Asked;
  call<const C extends Call>(declaration: C, options: CallOptions<C>): Promise<CallResult<C>>;
};

/** Makes a call by its declaration. */
export async function callBy<C extends Call>(
  app: Asked,
  declaration: C,
  options: CallOptions<C>,
): Promise<CallResult<C>> {
  const params: Readonly<Record<string, unknown>> = { ...(options.params as object | undefined) };
  const path = routePath(declaration).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const response = await app.inject({
    method: declaration.method,
    url: path,
    query: { ...(options.query as Record<string, string> | undefined) },
    headers: {
      ...(options.authorization ? { authorization: options.authorization } : {}),
      ...options.headers,
    },
    cookies: { ...options.cookies },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  const { statusCode: status, headers } = response;
  const text = response.body;
  return {
    status,
    headers,
    bytes: response.rawPayload,
    get answer() {
      if (status >= 400) throw new Error(`${declaration.method} ${path} was refused: ${status} ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<C>;
    },
    get error() {
      if (status < 400) throw new Error(`${declaration.method} ${path} was not refused: ${status}`);
      return (JSON.parse(text) as ErrorBody).error;
    },
    cookies: Object.fromEntries(response.cookies.map(cookie => [cookie.name, cookie])),
  };
}
