import type { AGREEMENTS } from '@towpath/contracts/api/agreements.ts';

/** What a person said to one thing that they were asked to agree to, and the text they were shown. */
export type Agreed = {
  readonly hasConsented: boolean;
  readonly at: Date;
  /** The version of the text, as the module counts it; null where it was not kept at that time. */
  readonly version: string | null;
  /** The text, line by line; null where it was not kept at that time. */
  readonly lines: readonly string[] | null;
};

/** One thing that people agree to, as the module that asks for it hands it to their account. */
export type Agreement = {
  readonly id: (typeof AGREEMENTS)[number];
  /** Whether a yes can be given in the account too; others are given where the whole text stands. */
  readonly canBeGiven: boolean;
  /** What the person said last; null where they were never asked. */
  latest(customerId: string): Promise<Agreed | null>;
  /** Records a yes or a no; a no stops what the yes allowed, and removes what it brought. */
  say(who: Agreeing, hasConsented: boolean): Promise<void>;
};

/** The mail that tells of a yes taken back that removed what it brought. */
export const WITHDRAWN_MAIL = 'agreement withdrawn';

/** Who says yes or no, from which login and network; without these where it is done again after a restore. */
export type Agreeing = {
  readonly customerId: string;
  readonly sessionId?: string;
  readonly network?: Buffer;
};
