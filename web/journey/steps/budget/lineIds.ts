/** Id of the box of a line. */
export function amountId(typeId: number): string {
  return `budget-line-${typeId}`;
}

/** Id of the button that opens and closes a category. */
export function categoryButtonId(categoryId: number): string {
  return `budget-category-${categoryId}`;
}
