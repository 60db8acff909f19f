import type { Shape } from './shape.ts';

/** A kind of entry that is kept until the server has it. It belongs to a capability, which also says how it is sent. */
export type Kind<Content> = {
  readonly name: string;
  /** What the person calls it, after "You have": "figures in your budget". */
  readonly called: string;
  /** Stored entries are read back through this: another release, or another script, may have written them. */
  readonly fits: Shape<Content>;
  /** 'tab' for data that must not be left behind in a shared browser: it survives a reload but not the tab. */
  readonly keptIn: 'browser' | 'tab';
  /**
   * Whether only the newest entry at an address counts: an earlier one that still waits is then never sent.
   */
  readonly onlyNewest?: boolean;
};

/** The address of an entry: a journey or a person, and a key within that scope. */
export type EntryAddress = { readonly scope: string; readonly key: string };

/**
 * 'typed': the person has not finished it. 'waiting': to be sent. 'refused': the server rejected it, and the
 * person has to look at it.
 */
export type EntryState = 'typed' | 'waiting' | 'refused';

/** One thing that a person has typed or given and that the server does not have. */
export type Entry<Content = unknown> = EntryAddress & {
  readonly id: string;
  /** The name of its kind. */
  readonly kind: string;
  readonly called: string;
  /** The page on which it was typed or given, to go back to. Unknown of what an earlier release kept. */
  readonly at?: string | null | undefined;
  readonly state: EntryState;
  /** Grows with each entry: they are sent in this order. */
  readonly order: number;
  /** The tab that sends it; null while it is only typed. */
  readonly tab: string | null;
  /** The server's message when it refused. */
  readonly says: string | null;
  readonly content: Content;
};

/** The outcome of sending an entry. */
export type Outcome =
  /** The server has it, or no longer needs it: it leaves the outbox. */
  | { readonly kind: 'sent' }
  /** No connection, or the server could not take it now: it is sent again later, and later entries wait. */
  | { readonly kind: 'later' }
  /** Only the person can decide what happens next. It stays first, and later entries wait. */
  | { readonly kind: 'held' }
  /** The server rejects it. Later entries go on. */
  | { readonly kind: 'refused'; readonly says: string };

/** Sends an entry and resolves with the outcome. Rejects only on a fault of its own. */
export type Send<Content = unknown> = (entry: Entry<Content>) => Promise<Outcome>;
