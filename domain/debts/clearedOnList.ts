/** That a debt was cleared, or may have been: nobody here knows which debts were in it, or its kind is not always. */
export type Cleared = 'cleared' | 'may be cleared';

/** What an order or arrangement that is over made of debts that the list of a person has as it had them before its end. */
export type ClearedOnList = {
  /** What it was, by its short name. */
  readonly by: string;
  /** The day on which it was over, 'YYYY-MM-DD'. */
  readonly endedOn: string;
  /** What became of each of them, by its id: at least one. What is not here it did not clear. */
  readonly debts: ReadonlyMap<string, Cleared>;
};
