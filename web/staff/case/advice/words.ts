/** What staff read of the fees of a trust deed, which only a trustee can name. */
export const words = {
  term: 'Fees of a trust deed',
  none: 'No trustee has named them: the rules reckon with an estimate.',
  named: (sum: string) => `${sum} in all, as a trustee named them.`,
  open: { add: 'Write down the fees', change: 'Change the fees' },
  label: 'Fees in all, as the trustee names them',
  hint: 'For the whole time, in pounds and pence. Leave it empty if nobody knows them any more.',
  saved: 'Saved, and the rules are run again with it. They can read that you did, and why.',
} as const;
