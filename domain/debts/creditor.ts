/** Somebody people owe, for choosing by name. Ids are fixed. */
export type Creditor = {
  readonly id: number;
  readonly name: string;
  /** Other names people know it by. */
  readonly aliases: readonly string[];
  /** Kinds of debt that people have with it, the likeliest first. */
  readonly creditTypeIds: readonly number[];
  /**
   * Buys debts, or collects them for others: such a debt may also stand in a list under the name of the first
   * creditor.
   */
  readonly takesOverDebts: boolean;
  /** Stands for many, such as every other council: the person types the name. */
  readonly namesMany: boolean;
};
