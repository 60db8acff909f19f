import { describe, expect, it } from 'vitest';
import { ApiError } from './apiError.ts';
import { asApiError, describeFault } from './faults.ts';

const withCode = (code: string, message = 'quotes private@towpath.example') =>
  Object.assign(new Error(message), { code });

describe('whatever is thrown', () => {
  it('becomes an error of the API with a status of its own (ER-001)', () => {
    const own = new ApiError('NO_JOURNEY');
    expect(asApiError(own)).toBe(own);
    expect(asApiError(withCode('FST_ERR_CTP_BODY_TOO_LARGE')).status).toBe(413);
    expect(asApiError(withCode('FST_ERR_CTP_INVALID_MEDIA_TYPE')).status).toBe(415);
    expect(asApiError(withCode('FST_UNDER_PRESSURE')).code).toBe('UNAVAILABLE');
    expect(asApiError(Object.assign(new Error('x'), { statusCode: 418 })).code).toBe('MALFORMED_REQUEST');
  });

  it.each([
    [withCode('ECONNREFUSED')],
    [withCode('57P01')],
    [withCode('57014')],
    [new Error('timeout exceeded when trying to connect')],
    [new Error('Connection terminated unexpectedly')],
  ])('is a matter of waiting when the database is away: %o', fault => {
    expect(asApiError(fault).code).toBe('UNAVAILABLE');
  });

  it.each([[withCode('23505')], [new TypeError('private')], ['a text'], [undefined], [{ private: 1 }]])(
    'is a fault of ours when nobody foresaw it, and its own words stay inside: %o',
    fault => {
      const error = asApiError(fault);
      expect(error.code).toBe('SERVER_FAULT');
      expect(JSON.stringify(error.body)).not.toContain('private');
    },
  );
});

describe('what is logged of a fault', () => {
  it('says where, but not what a database error quotes', () => {
    const fault = Object.assign(withCode('23505'), {
      severity: 'ERROR',
      routine: '_bt_check_unique',
      constraint: 'customers_email_key_key',
      detail: 'Key (email_key)=(private@towpath.example) already exists.',
    });
    const described = describeFault(fault);
    expect(described).toMatchObject({ code: '23505', constraint: 'customers_email_key_key' });
    expect(described.stack).toContain('faults.test.ts');
    expect(JSON.stringify(described)).not.toContain('private');
  });
});
