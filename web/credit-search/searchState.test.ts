import { ERRORS, type ErrorCode } from '@towpath/contracts/errors/errors.ts';
import { SEARCH_OUTCOME_MESSAGES } from '@towpath/domain/people/searchOutcome.ts';
import { describe, expect, it } from 'vitest';
import { type Refusal, type SearchState, searchBegin, searchNext } from './searchState.ts';

const refusal = (code: ErrorCode, more: Partial<Refusal> = {}): Refusal => ({
  code,
  message: ERRORS[code].message,
  status: ERRORS[code].status,
  ...more,
});
const afterSearch = (code: ErrorCode, more: Partial<Refusal> = {}, from: SearchState = searchBegin()) =>
  searchNext(searchNext(from, { type: 'search sent' }), {
    type: 'search refused',
    refusal: refusal(code, more),
  });
const afterCode = (code: ErrorCode, from: SearchState = searchBegin('Otp'), otp = '111111') =>
  searchNext(searchNext(from, { type: 'code sent' }), { type: 'code refused', refusal: refusal(code), otp });
const OFFLINE: Refusal = { code: 'OFFLINE', message: 'You are offline.' };

describe('the form', () => {
  it.each([
    ['OTP Required', 'Otp'],
    ['ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP', 'Otp'],
    ['ERR_CREDIT_SEARCH_NOT_ALLOWED', 'Failed'],
    ['No attempts remaining', 'Failed'],
    ['Invalid phone number', 'Main'],
    ['CREDIT_SEARCH_NOT_FOUND', 'Main'],
    ['CREDIT_SEARCH_UNAVAILABLE', 'Main'],
    ['CREDIT_SEARCH_OFF', 'Main'],
    ['CREDIT_SEARCH_NEEDS_CODE', 'Main'],
    ['VALIDATION_FAILED', 'Main'],
    ['SERVER_FAULT', 'Main'],
  ] as const)('after %s the screen is %s (CS-003, CS-004, CS-005, CS-007)', (code, screen) => {
    expect(afterSearch(code)).toMatchObject({ screen, searching: false });
  });

  it.each(['CREDIT_SEARCH_OFF', 'CREDIT_SEARCH_NEEDS_CODE'] as const)(
    'says after %s what to do instead, and blames nobody’s details (HO-063)',
    code => {
      const { problem, wasRefused } = afterSearch(code);
      expect([problem, wasRefused]).toEqual([{ kind: 'trouble', message: ERRORS[code].message }, false]);
      expect(ERRORS[code].message).toContain('You can add your debts yourself.');
    },
  );

  it('says which of the two ends it is (ER-013)', () => {
    expect(afterSearch('ERR_CREDIT_SEARCH_NOT_ALLOWED').failedBy).toBe('not allowed');
    expect(afterSearch('No attempts remaining').failedBy).toBe('other');
  });

  it('shows the banner when no report fits, and offers a previous address from then on (CS-010, ER-012)', () => {
    expect(searchBegin().wasRefused).toBe(false);
    const refused = afterSearch('CREDIT_SEARCH_NOT_FOUND');
    expect(refused).toMatchObject({ problem: { kind: 'not matched' }, wasRefused: true });
    expect(searchNext(refused, { type: 'search sent' })).toMatchObject({
      problem: undefined,
      wasRefused: true,
    });
  });

  it('notices the same answer a second time', () => {
    const once = afterSearch('CREDIT_SEARCH_NOT_FOUND');
    expect(afterSearch('CREDIT_SEARCH_NOT_FOUND', {}, once).attempt).toBe(once.attempt + 1);
  });

  it('puts the words about the phone number at the phone, until it is typed anew (ER-006)', () => {
    const refused = afterSearch('Invalid phone number');
    expect(refused.problem).toEqual({ kind: 'phone', message: 'Invalid phone number' });
    expect(searchNext(refused, { type: 'phone typed' }).problem).toBeUndefined();
    const banner = afterSearch('CREDIT_SEARCH_NOT_FOUND');
    expect(searchNext(banner, { type: 'phone typed' })).toBe(banner);
  });

  it('puts the words the server has for a field at that field', () => {
    const fields = [{ field: 'address.postcode', message: 'Please enter a valid postcode' }];
    expect(afterSearch('VALIDATION_FAILED', { fields }).problem).toEqual({
      kind: 'not matched',
      fields: { postcode: 'Please enter a valid postcode' },
    });
  });

  it.each([
    'CREDIT_SEARCH_UNAVAILABLE',
    'SERVER_FAULT',
    'TOO_MANY_REQUESTS',
    'NOT_SIGNED_IN',
    'SESSION_CLOSED',
  ] as const)('does not blame the details for %s (API-030, PT-583)', code => {
    expect(afterSearch(code)).toMatchObject({
      problem: { kind: 'trouble', message: ERRORS[code].message },
      wasRefused: false,
    });
  });

  it('does not blame the details when the terms changed while the page was open (IS-042)', () => {
    const fields = [{ field: 'termsVersion', message: 'What you agree to has changed.' }];
    expect(
      afterSearch('VALIDATION_FAILED', { fields, message: 'What you agree to has changed.' }),
    ).toMatchObject({
      problem: { kind: 'trouble', message: 'What you agree to has changed.' },
      wasRefused: false,
    });
  });

  it('does not blame the details when no answer came', () => {
    const next = searchNext(searchBegin(), { type: 'search refused', refusal: OFFLINE });
    expect(next.problem).toEqual({ kind: 'trouble', message: 'You are offline.' });
  });
});

describe('the code', () => {
  it.each([
    ['VERIFICATION_FAILED', 'Verification failed, please check the code and try again.', 'ER-008'],
    [
      'CODE_ALREADY_TRIED',
      'This code has already been tried. Please recheck your code and try again.',
      'ER-009',
    ],
    ['Passcode expired', 'Passcode expired', 'ER-007'],
  ] as const)('after %s the screen stays, with "%s" (%s)', (code, words, _row) => {
    expect(afterCode(code)).toMatchObject({ screen: 'Otp', codeProblem: words, searching: false });
  });

  it.each(['SERVER_FAULT', 'TOO_MANY_REQUESTS'] as const)(
    'after %s, or whatever else goes wrong, it asks to recheck the code (ER-011)',
    code => {
      expect(afterCode(code)).toMatchObject({
        screen: 'Otp',
        codeProblem:
          'Something went wrong, please recheck your code and try again. If the problem persists please contact us.',
      });
    },
  );

  it('that was right is left when the agency is away: the form says so and blames nobody (IS-043)', () => {
    expect(afterCode('CREDIT_SEARCH_UNAVAILABLE')).toMatchObject({
      screen: 'Main',
      problem: { kind: 'trouble', message: ERRORS.CREDIT_SEARCH_UNAVAILABLE.message },
    });
  });

  it('is asked for once more where the agency wants one of its own (IS-043)', () => {
    expect(afterCode('OTP Required')).toMatchObject({
      screen: 'Otp',
      codeProblem: undefined,
      codeNotice: 'The credit reference agency needs one more code. We’ve sent it to you: type it here.',
      triedCodes: [],
    });
  });

  it.each([
    ['ERR_CREDIT_SEARCH_NOT_ALLOWED', 'not allowed'],
    ['No attempts remaining', 'other'],
  ] as const)('after %s the search is over (CS-006)', (code, failedBy) => {
    expect(afterCode(code)).toMatchObject({ screen: 'Failed', failedBy });
  });

  it.each([
    ['CREDIT_SEARCH_NOT_FOUND', 'not matched'],
    ['Invalid phone number', 'phone'],
  ] as const)('goes back to the form when the search after the code ends with %s', (code, kind) => {
    expect(afterCode(code)).toMatchObject({ screen: 'Main', problem: { kind } });
  });

  it('remembers the codes that were not right, and no others (CS-020)', () => {
    const wrong = afterCode('VERIFICATION_FAILED');
    expect(wrong.triedCodes).toEqual(['111111']);
    expect(afterCode('CODE_ALREADY_TRIED', wrong, '222222').triedCodes).toEqual(['111111', '222222']);
    // The code was right but our side failed, so it can be given again.
    expect(afterCode('CREDIT_SEARCH_UNAVAILABLE').triedCodes).toEqual([]);
    expect(afterCode('Passcode expired').triedCodes).toEqual([]);
  });

  it('says that a code was tried, without asking the server (CS-020, ER-009)', () => {
    const repeated = searchNext(afterCode('VERIFICATION_FAILED'), { type: 'code repeated' });
    expect(repeated).toMatchObject({ searching: false, codeProblem: SEARCH_OUTCOME_MESSAGES.triedCode });
  });

  it('takes its words away as soon as another code is typed', () => {
    const wrong = afterCode('VERIFICATION_FAILED');
    expect(searchNext(wrong, { type: 'code typed' }).codeProblem).toBeUndefined();
    const fresh = searchBegin('Otp');
    expect(searchNext(fresh, { type: 'code typed' })).toBe(fresh);
  });

  it('offers a new code once the old one is of no use, and forgets what was tried with it', () => {
    const expired = afterCode('Passcode expired', afterCode('VERIFICATION_FAILED'));
    expect(expired.needsNewCode).toBe(true);
    expect(afterSearch('OTP Required', {}, expired)).toMatchObject({
      screen: 'Otp',
      codeProblem: undefined,
      needsNewCode: false,
      triedCodes: [],
    });
  });

  it('says when the code of an earlier search still counts', () => {
    const before = afterSearch('ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP');
    expect(before.codeSentBefore).toBe(true);
    expect(afterSearch('OTP Required', {}, before).codeSentBefore).toBe(false);
  });

  it('says that there is no connection, where that is the trouble', () => {
    const event = { type: 'code refused', refusal: OFFLINE, otp: '111111' } as const;
    expect(searchNext(searchBegin('Otp'), event)).toMatchObject({
      codeProblem: 'You are offline.',
      triedCodes: [],
    });
  });

  it('takes up again at the code after a reload', () => {
    expect(searchBegin('Otp').screen).toBe('Otp');
    expect(searchNext(searchBegin('Otp'), { type: 'form asked for' }).screen).toBe('Main');
  });
});

describe.each(Object.keys(ERRORS) as ErrorCode[])('after %s', code => {
  const ENDS: readonly ErrorCode[] = ['ERR_CREDIT_SEARCH_NOT_ALLOWED', 'No attempts remaining'];
  const ASKS_FOR_CODE: readonly ErrorCode[] = ['OTP Required', 'ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP'];
  const BACK_TO_FORM: readonly ErrorCode[] = [
    'CREDIT_SEARCH_NOT_FOUND',
    'Invalid phone number',
    'CREDIT_SEARCH_OFF',
    'CREDIT_SEARCH_UNAVAILABLE',
    'SESSION_CLOSED',
  ];

  it('the form is left only for the code or the end, else it says what is wrong (CS-003)', () => {
    const { screen, searching, problem } = afterSearch(code);
    expect(screen).toBe(ENDS.includes(code) ? 'Failed' : ASKS_FOR_CODE.includes(code) ? 'Otp' : 'Main');
    expect([searching, problem === undefined]).toEqual([false, screen !== 'Main']);
  });

  it('the code is left only for the end or a search that came to nothing, else it says what is wrong (CS-003)', () => {
    const { screen, searching, codeProblem } = afterCode(code);
    expect(screen).toBe(ENDS.includes(code) ? 'Failed' : BACK_TO_FORM.includes(code) ? 'Main' : 'Otp');
    const isAnother = code === 'OTP Required';
    expect([searching, codeProblem === undefined]).toEqual([false, screen !== 'Otp' || isAnother]);
  });
});
