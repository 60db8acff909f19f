type Nothing = Readonly<Record<string, never>>;

/** Tries during a pause: the first, the tenth, the hundredth … of each, so that nobody fills the log by trying on. */
type TurnedAway = { readonly why: 'paused'; readonly count: number };

/** Emails without an account, counted by network and hour: the first, the tenth, the hundredth. */
type UnknownEmail = { readonly why: 'unknown email'; readonly count: number };

/** A call that our own pages would hardly have made, by its pattern; the first, the tenth, the hundredth in an hour. */
export type RefusedCall = {
  readonly why: 'not theirs, or not there' | 'not allowed' | 'no body of ours' | 'too many';
  readonly call: string;
  readonly count: number;
};

/**
 * Which consent, by the ids of its question, and the version of the words that were shown; `by` where the person said it to
 * one of us on the phone.
 */
type ConsentFacts = {
  readonly consent:
    | 'news'
    | 'sharing the budget'
    | 'credit search'
    | 'health conditions'
    | 'support needs'
    | 'health in letters';
  readonly channel?: 'email or WhatsApp' | 'text message';
  readonly words: string;
  readonly by?: 'adviser';
};

/**
 * Every kind of entry in the audit log, with the facts that stand in it. Kinds are kept as text: one that was written
 * once is not renamed.
 */
export type SecurityEvents = {
  /**
   * With the terms and the privacy notice that stood then, which the form asks people to read: the hashes, in hex, under
   * which `consent_texts` has them. Without, in entries of earlier releases.
   */
  registered: { readonly terms: string; readonly privacy: string };
  'logged in': Nothing;
  /** What was told without an account was brought along to this one: the id that the guest had. */
  'guest brought along': { readonly guest: string };
  'login refused': { readonly why: 'wrong' | 'by mail only' } | UnknownEmail | TurnedAway;
  'logged out': Nothing;
  /** Sessions that ended without being logged out of. */
  'sessions ended': {
    readonly why:
      | 'refresh token used twice'
      | 'password changed'
      | 'second factor added'
      | 'asked for'
      | 'erased'
      | 'by staff';
    readonly count: number;
  };
  /** The operator ended all sessions, as after a key was in the wrong hands. */
  'everyone signed out': { readonly count: number; readonly by: string; readonly why: string };
  /** Counted by person, or by network where nobody is known. */
  'call refused': RefusedCall;
  /** Somebody who is logged in proved again who they are, or failed to. */
  'identity proved again': Nothing;
  'identity not proved': { readonly why: 'wrong' } | TurnedAway;

  'password chosen': Nothing;
  'password changed': Nothing;
  'password reset asked': Nothing | UnknownEmail;
  'password reset used': Nothing;

  'email change asked': Nothing;
  'email changed': Nothing;
  'email change cancelled': Nothing;
  'details changed': { readonly what: 'name' | 'phone' | 'date of birth' | 'safe contact' };
  'second factor added': Nothing;
  'second factor removed': { readonly why: 'asked for' | 'by staff' };
  /** The right password was given, to an account that wants a code too. */
  'second factor asked': Nothing;
  'second factor refused': { readonly why: 'wrong' | 'by mail only' } | TurnedAway;
  'recovery code used': { readonly left: number };

  'consent given': ConsentFacts;
  'consent withdrawn': ConsentFacts;

  /** The person searched for as a keyed hash, so that searches for one person can be told to be so. */
  'credit search asked': { readonly person: string };
  'credit search refused': { readonly why: string };

  'export asked': Nothing;
  'correction asked': Nothing;
  /** Somebody here answered what the person says is wrong. */
  'correction answered': { readonly by: string };
  'erasure asked': Nothing;
  'erasure cancelled': Nothing;
  'erasure done': Nothing;
  /** A back-up of that moment was restored; so many things that people did since were done again. */
  'back-up restored': { readonly asOf: string; readonly changes: number };
  /** The clock of the machine may be wrong, so that nothing is removed. */
  'clock in doubt': Nothing;
  /** It could not be done: by the record of the person that does not open, null for another reason. */
  'erasure held up': { readonly record: string | null };
  /** The operator read what is kept of an erased person; whose, only the reader knows. */
  'kept records read': { readonly count: number; readonly by?: string; readonly why: string };
  /** Somebody opened the case of a person, or a part of it, who can read by whom and why. `reader` tells two of a role apart. */
  'case looked at': {
    readonly by: string;
    readonly why: string;
    readonly part?: string;
    readonly reader?: string;
  };
  /** A link was made that opens questions before they are published, to whoever has it until then; never the link. */
  'preview link made': {
    readonly by: string;
    readonly questions: string;
    readonly version: number;
    /** Which words of the operator; 0 for those of the release. */
    readonly words: number;
    readonly until: string;
  };
  /** A key with which a partner signs its calls: which, never its secret. */
  'partner key made': { readonly by: string; readonly key: string; readonly partner: string };
  'partner key ended': { readonly by: string; readonly key: string };
  /** A call that the person waited for is off the list, with what came of it. */
  'call noted': { readonly by: string; readonly outcome: string };
};
