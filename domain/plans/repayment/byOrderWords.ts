/** What is said of a debt of a plan that is paid as a court or a notice says, on every page and paper alike. */
export const byOrderWords = {
  /** In the place of a sum: nobody here knows how much was ordered, and the share of the plan is not it. */
  sum: 'As ordered',
  notInPayments: (names: string) =>
    `${names}: not in these payments. Pay as the court, or the notice you got, says.`,
  leavesOut: (sum: string) => `This leaves out ${sum} that is paid as ordered.`,
  all: 'All that is left in this plan is paid as ordered.',
};
