/** What the dashboard says of help that was found. Apart from the words of its page, which come later. */
export const words = {
  heading: 'Money found',
  aYear: 'a year',
  noSum: 'Help that may fit you',
  getsIt: 'You get it',
  asked: (day: string) => `Asked on ${day}`,
  ask: 'Ask for it',
  of: (name: string) => `: ${name}`,
  seeAll: (count: number) =>
    count === 1 ? 'See what we found' : count === 2 ? 'See both' : `See all ${count}`,
};
