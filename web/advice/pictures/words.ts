/** What stands around the pictures; what they say themselves is worded by `domain`. */
export const words = {
  years: 'The years ahead',
  asTable: 'See this as a table',
  start: (start: string) => `${start}.`,
  money: (pays: string) => `Where your ${pays} goes`,
  moneyTable: (pays: string) => `What becomes of ${pays}`,
  limits: 'Your figures beside the limits',
  limitColumns: ['What', 'You', 'Limit', 'How far'],
  limitOf: (limit: string) => `of ${limit}`,
  limit: (limit: string) => `Limit ${limit}`,
  checked: (sources: readonly string[], day: string) => `${sources.join('. ')}. Checked ${day}.`,
};
