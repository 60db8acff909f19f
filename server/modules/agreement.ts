import type { AGREEMENTS } from '@towpath/contracts/api/agreements.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';

/** What a person said to one thing that they were asked to agree to, and the text they were shown. */
export type Agreed = {
  readonly hasConsented: boolean;
  readonly at: Date;
  /** The version of the text, as the module counts it; null where it was not kept at that time. */
  readonly version: string | null;
  /** The text, line by line; null where it was not kept at that time. */
  readonly lines: readonly string[] | null;
  /** They said it on the phone to one of us, who read them the text. */
  readonly isByPhone?: boolean;
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

/** What is written down of something that is put right with a person, in its transaction and only where something changes. */
export type WithAdviser = (trx: DatabaseTransaction, at: Date) => Promise<void>;

/** How one thing that a person is asked to agree to stands, for who reads it to them on the phone. */
export type ReadOut = {
  /** What is read to them, line by line: the words that they would be shown today. */
  readonly lines: readonly string[];
  /** What they said last, of whatever words; null where they were never asked. */
  readonly said: { readonly hasConsented: boolean; readonly at: Date; readonly isByPhone: boolean } | null;
  /** What they said last was a yes to other words, which does not count for these. */
  readonly isOutdated: boolean;
};

/** One thing that a person can say yes or no to on the phone, to one of us who reads them the words. */
export type AgreementByPhone = {
  readonly id: Agreement['id'];
  /** Whether it is about their health: only who sees facts of health takes it. */
  readonly isOfHealth: boolean;
  /** Null where this person is not asked it. */
  readOut(customerId: string): Promise<ReadOut | null>;
  /**
   * Records what they said as their own yes or no, as one that one of us took; a no removes what the yes brought.
   *
   * @param heard the lines that were read to them
   * @throws ApiError CHANGED_MEANWHILE for a yes to words that are not those of today, or what their own yes throws
   */
  take(
    customerId: string,
    heard: { readonly hasConsented: boolean; readonly lines: readonly string[] },
    withAdviser: WithAdviser,
  ): Promise<void>;
};

/** Throws CHANGED_MEANWHILE where a person said yes to words that are not those of today. */
export function refuseOtherWords(heard: readonly string[], today: readonly string[]): void {
  if (heard.length !== today.length || heard.some((line, index) => line !== today[index])) {
    throw new ApiError('CHANGED_MEANWHILE');
  }
}
