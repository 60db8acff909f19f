import type { StaffPermission } from '@towpath/domain/people/staffPermissions.ts';
import type { z } from 'zod/mini';
import type { ErrorCode } from '../errors/errors.ts';

/** Who may make a call. `customer` accepts a guest's basic token or a customer's bearer token; each sees only their own. `partner` accepts a call that is signed with a partner's key; `staff` who is signed in behind the site. */
export type Access = 'anyone' | 'customer' | 'registered customer' | 'partner' | 'staff';

type Schema = z.ZodMiniType;

/**
 * One call of the API, declared once: the server routes by it, the browser calls by it, the API description is
 * made from it. `answer` is left out when success has an empty body.
 */
export type Call = {
  readonly base: 'core' | 'lookup' | 'partners' | 'staff';
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below its base; parameters in braces, as in `/answers/mine/pages/{pageId}`. */
  readonly path: string;
  readonly access: Access;
  /** Of staff, those who may do this; to others the call is not there. */
  readonly permission?: StaffPermission;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Most bytes of a body that brings a file, where those of every other call are too few for it. */
  readonly largestBody?: number;
  readonly answer?: Schema;
  /** Headers of its own that a request may carry and that success brings, by name, in words for the API reference. */
  readonly takesHeaders?: Readonly<Record<string, string>>;
  readonly givesHeaders?: Readonly<Record<string, string>>;
  /** Set when success is a file of this kind instead; its name comes in `content-disposition`. */
  readonly file?:
    | 'application/pdf'
    | 'application/octet-stream'
    | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  /** Set when success is a stream of server-sent events instead, each an object of this schema, named by its `type`. */
  readonly stream?: Schema;
  /** Error codes this call may return, besides those shared by every call. */
  readonly errors?: readonly ErrorCode[];
};

/** Keeps the exact types of a declaration, so that bodies and answers are typed on both sides. */
export const call = <const C extends Call>(declaration: C): C => declaration;

export type BodyOf<C extends Call> = C['body'] extends Schema ? z.input<C['body']> : undefined;
export type QueryOf<C extends Call> = C['query'] extends Schema ? z.input<C['query']> : undefined;
export type ParamsOf<C extends Call> = C['params'] extends Schema ? z.input<C['params']> : undefined;
/** What comes in the stream of a call that has one. */
export type EventOf<C extends Call> = C['stream'] extends Schema ? z.output<C['stream']> : never;
/** A file is returned as bytes, in whatever form the caller's platform uses: in a browser, a Blob. */
export type AnswerOf<C extends Call, File = Uint8Array> = C['file'] extends string
  ? File
  : C['answer'] extends Schema
    ? z.output<C['answer']>
    : undefined;
