import { ERRORS, type ErrorBody, type ErrorCode } from '@towpath/contracts/errors/errors.ts';

type Details = Omit<ErrorBody['error'], 'code' | 'message'> & {
  /** Replaces the table's message, where a rule has its own. */
  readonly message?: string;
  /** After how many seconds a retry makes sense. */
  readonly retryAfter?: number;
  /** What was sent has a form that no page of ours sends. */
  readonly isForeign?: boolean;
};

/** Anything a call answers with that is not a success. Throw it from any depth; the status comes from the one table. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The body of the answer. */
  get body(): ErrorBody {
    const { message: _, retryAfter: __, isForeign: ___, ...more } = this.details;
    return { error: { code: this.code, message: this.message, ...more } };
  }
}

/** A value that breaks a rule: the message is shown at its field. */
export function fieldError(field: string, message: string, more: Pick<Details, 'offersHelp'> = {}): ApiError {
  return new ApiError('VALIDATION_FAILED', { message, fields: [{ field, message }], ...more });
}
