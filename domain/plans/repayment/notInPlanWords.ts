/** That debts are not in a plan, by whom they are owed to: "A debt is not in your plan yet: Wren Cards". */
export function notInPlan(of: readonly string[]): string {
  const names = new Intl.ListFormat('en-GB').format(of);
  return of.length === 1
    ? `A debt is not in your plan yet: ${names}`
    : `${of.length} debts are not in your plan yet: ${names}`;
}
