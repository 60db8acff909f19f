import { SEARCH_OUTCOME_MESSAGES } from '@towpath/domain/people/searchOutcome.ts';
import { words } from './words.ts';

/** The screens of the credit search (CS-003). */
export type Screen = 'Main' | 'Otp' | 'Failed';

/** Why a search or a code was not accepted: the code and message of the failure, and the fields it names. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  /** The HTTP status; undefined when no answer came. */
  readonly status?: number;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
};

/**
 * What is wrong on the first screen. `trouble` is our fault or the network's; the others are for the person
 * to correct.
 */
export type MainProblem =
  | { readonly kind: 'not matched'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'phone'; readonly message: string }
  | { readonly kind: 'trouble'; readonly message: string };

/** What the code is for that the person is asked for, or what is left to do once it was right. */
export type Awaits = 'code to the phone' | 'code for the agency' | 'search';

export type SearchState = {
  readonly screen: Screen;
  /** A code shows first whose the phone is; then the search is made, and the agency may want one of its own. */
  readonly awaits: Awaits;
  /** A search or a code is on its way. */
  readonly searching: boolean;
  /** Counts the server's answers, so that the same trouble twice is noticed twice. */
  readonly attempt: number;
  readonly problem: MainProblem | undefined;
  /** The details did not match once: from then on a previous address can be given (CS-010). */
  readonly wasRefused: boolean;
  /** The code of an earlier search is still valid; none was sent this time. */
  readonly codeSentBefore: boolean;
  readonly codeProblem: string | undefined;
  /** What became of the wish for another code, in words; no fault of what was typed. */
  readonly codeNotice: string | undefined;
  /** The code from the message is no longer valid; only a new one helps. */
  readonly needsNewCode: boolean;
  /** Codes the server has rejected. They are not sent again (CS-020). */
  readonly triedCodes: readonly string[];
  /** Why the search ended: no more searches are allowed, or no attempt at the code is left. */
  readonly failedBy: 'not allowed' | 'other' | undefined;
};

export type SearchEvent =
  | { readonly type: 'search sent' }
  | { readonly type: 'search refused'; readonly refusal: Refusal }
  | { readonly type: 'phone asked'; readonly sentBefore: boolean }
  | { readonly type: 'phone confirmed' }
  | { readonly type: 'code sent' }
  | { readonly type: 'code repeated' }
  | { readonly type: 'code refused'; readonly refusal: Refusal; readonly otp: string }
  | { readonly type: 'code asked for again' }
  | { readonly type: 'code sent again' }
  | { readonly type: 'code not sent again'; readonly refusal: Refusal }
  | { readonly type: 'code typed' }
  | { readonly type: 'phone typed' }
  | { readonly type: 'form asked for' };

/** The state before anything was requested; `screen` is where a reload resumes. */
export function searchBegin(
  screen: 'Main' | 'Otp' = 'Main',
  awaits: Awaits = 'code for the agency',
): SearchState {
  return {
    screen,
    awaits,
    searching: false,
    attempt: 0,
    problem: undefined,
    wasRefused: false,
    codeSentBefore: false,
    codeProblem: undefined,
    codeNotice: undefined,
    needsNewCode: false,
    triedCodes: [],
    failedBy: undefined,
  };
}

/** The state of the search after an event. */
export function searchNext(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'search sent':
      return { ...state, searching: true, problem: undefined };
    case 'code sent':
      return { ...state, searching: true, codeProblem: undefined, codeNotice: undefined };
    case 'code asked for again':
      return { ...state, codeProblem: undefined, codeNotice: words.code.sending };
    case 'code sent again':
      // Earlier attempts say nothing about a new code.
      return {
        ...state,
        ...CODE_TO_COME,
        awaits: state.awaits,
        triedCodes: [],
        codeNotice: words.code.sentAgain,
      };
    case 'code not sent again':
      return afterAskingAgain({ ...state, codeNotice: undefined }, event.refusal);
    case 'code typed':
      return state.codeProblem === undefined ? state : { ...state, codeProblem: undefined };
    case 'phone typed':
      return state.problem?.kind === 'phone' ? { ...state, problem: undefined } : state;
    case 'form asked for':
      return { ...state, screen: 'Main', searching: false, codeProblem: undefined };
    case 'code repeated':
      return { ...state, codeProblem: SEARCH_OUTCOME_MESSAGES.triedCode, attempt: state.attempt + 1 };
    case 'search refused':
      return afterSearch(answered(state), event.refusal);
    case 'phone asked':
      return {
        ...answered(state),
        ...CODE_TO_COME,
        awaits: 'code to the phone',
        codeSentBefore: event.sentBefore,
        // A new code: earlier attempts say nothing about it.
        triedCodes: event.sentBefore ? state.triedCodes : [],
      };
    case 'phone confirmed':
      return { ...state, awaits: 'search' };
    case 'code refused':
      return afterCode(answered(state), event.refusal, event.otp);
  }
}

const answered = (state: SearchState): SearchState => ({
  ...state,
  searching: false,
  attempt: state.attempt + 1,
});

/**
 * No answer, a fault of ours or the agency's, an ended session, too many calls: the person's details are not
 * the cause.
 */
function isTrouble({ status }: Refusal): boolean {
  return status === undefined || status >= 500 || status === 401 || status === 429;
}

/** The terms changed while the page was open: nothing typed is at fault. */
function isOfTerms({ fields }: Refusal): boolean {
  return fields?.some(({ field }) => field === 'termsVersion') ?? false;
}

/** The older code counts on, unless it is over too. */
function afterAskingAgain(state: SearchState, refusal: Refusal): SearchState {
  switch (refusal.code) {
    case 'No attempts remaining':
      return { ...state, screen: 'Failed', failedBy: 'other' };
    case 'Passcode expired':
    case 'NOT_FOUND':
      return { ...state, codeNotice: words.code.searchAgain, needsNewCode: true };
    default:
      return { ...state, codeNotice: refusal.message };
  }
}

const CODE_TO_COME = {
  screen: 'Otp',
  codeSentBefore: false,
  codeProblem: undefined,
  codeNotice: undefined,
  needsNewCode: false,
  awaits: 'code for the agency',
} as const;

function afterSearch(state: SearchState, refusal: Refusal): SearchState {
  switch (refusal.code) {
    case 'OTP Required':
      // A new message with a new code: earlier attempts say nothing about it.
      return { ...state, ...CODE_TO_COME, triedCodes: [] };
    case 'ERR_CREDIT_SEARCH_NOT_ALLOWED_EXISTING_OTP':
      return { ...state, ...CODE_TO_COME, codeSentBefore: true };
    case 'ERR_CREDIT_SEARCH_NOT_ALLOWED':
      return { ...state, screen: 'Failed', failedBy: 'not allowed' };
    case 'No attempts remaining':
      return { ...state, screen: 'Failed', failedBy: 'other' };
    // Switched off by the operator: the person's details are not the cause, and debts can be typed.
    case 'CREDIT_SEARCH_OFF':
    case 'CREDIT_SEARCH_NEEDS_CODE':
    // Not from this form, whose box comes first: it was open while the way here or the terms changed.
    case 'CREDIT_SEARCH_TERMS_NEEDED':
    case 'PHONE_NOT_CONFIRMED':
    case 'STEP_NOT_ON_PATH':
    case 'NO_JOURNEY':
    // One of us closed the session meanwhile, or it has ended.
    case 'SESSION_CLOSED':
      return { ...state, screen: 'Main', problem: { kind: 'trouble', message: refusal.message } };
    case 'Invalid phone number':
      return {
        ...state,
        screen: 'Main',
        wasRefused: true,
        problem: { kind: 'phone', message: refusal.message },
      };
    default:
      if (isTrouble(refusal) || isOfTerms(refusal))
        return { ...state, problem: { kind: 'trouble', message: refusal.message } };
      return {
        ...state,
        screen: 'Main',
        wasRefused: true,
        problem: { kind: 'not matched', fields: fieldsOf(refusal) },
      };
  }
}

/** The message for each field, by the last part of the server's name for it ("address.postcode"). */
function fieldsOf({ fields = [] }: Refusal): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ field, message }) => [field.split('.').at(-1), message]));
}

function afterCode(state: SearchState, refusal: Refusal, otp: string): SearchState {
  if (state.awaits === 'search') return afterConfirming(state, refusal);
  const tried = { ...state, triedCodes: [...state.triedCodes, otp] };
  switch (refusal.code) {
    case 'OTP Required':
      return { ...afterSearch(state, refusal), codeNotice: words.code.another };
    case 'ERR_CREDIT_SEARCH_NOT_ALLOWED':
      return { ...state, screen: 'Failed', failedBy: 'not allowed' };
    case 'No attempts remaining':
      return { ...state, screen: 'Failed', failedBy: 'other' };
    case 'Passcode expired':
      return { ...state, codeProblem: refusal.message, needsNewCode: true };
    case 'VERIFICATION_FAILED':
      return { ...tried, codeProblem: SEARCH_OUTCOME_MESSAGES.wrongCode };
    case 'CODE_ALREADY_TRIED':
      return { ...tried, codeProblem: SEARCH_OUTCOME_MESSAGES.triedCode };
    // The code was right, but the search it allowed failed: the form shows that.
    case 'CREDIT_SEARCH_NOT_FOUND':
    case 'Invalid phone number':
    case 'CREDIT_SEARCH_OFF':
    case 'SESSION_CLOSED':
      return afterSearch(state, refusal);
    case 'CREDIT_SEARCH_UNAVAILABLE':
      return { ...afterSearch(state, refusal), screen: 'Main' };
    // No code is expected: it was used in another tab, or the server has forgotten it.
    case 'NOT_FOUND':
      return { ...state, codeProblem: SEARCH_OUTCOME_MESSAGES.otherCode, needsNewCode: true };
    default: {
      const offline = refusal.status === undefined;
      return { ...state, codeProblem: offline ? refusal.message : SEARCH_OUTCOME_MESSAGES.otherCode };
    }
  }
}

/** The code was right and showed whose the phone is; what came of the search after it. */
function afterConfirming(state: SearchState, refusal: Refusal): SearchState {
  const next = afterSearch(state, refusal);
  // The agency wants a code of its own, which is on its way.
  if (refusal.code === 'OTP Required') return { ...next, codeNotice: words.code.another };
  return next.screen === 'Otp' && next.awaits === 'search' ? { ...next, screen: 'Main' } : next;
}
