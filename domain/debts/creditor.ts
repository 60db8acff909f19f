/** A creditor that people can choose by name. Ids are fixed. */
export type Creditor = {
  readonly id: number;
  readonly name: string;
  /** Other names people know it by. */
  readonly aliases: readonly string[];
  /** Kinds of debt that people have with it, most likely first. */
  readonly creditTypeIds: readonly number[];
  /**
   * Buys debts, or collects them for others: such a debt may also be in the list under the name of the original
   * creditor.
   */
  readonly takesOverDebts: boolean;
  /** Stands for many creditors, such as every other council: the person types the name. */
  readonly namesMany: boolean;
};
