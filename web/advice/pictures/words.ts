/** What stands around the pictures; what they say themselves is worded by `domain`. */
export const words = {
  years: 'The years ahead',
  asTable: 'See this as a table',
  money: 'Where the money goes',
  moneyTable: (pays: string) => `You pay ${pays} in all`,
  limits: 'Your figures beside the limits',
  limitColumns: ['What', 'You', 'Limit', 'How far'],
  limitOf: (limit: string) => `of ${limit}`,
  limit: (limit: string) => `Limit ${limit}`,
  checked: (day: string) => `Checked ${day}.`,
};
