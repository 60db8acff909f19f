/** What people read about what cannot wait. */
export const words = {
  heading: 'First things first',
  callUs: 'Call us: ',
  theirNumber: 'Their number is on their letters.',
  orUsFirst: 'Or ring us first:',
  us: 'Ring us:',
  themOrUs: 'Ring them, or us first:',
  of: (name: string) => `${name}:`,
  couldSay: 'You could say',
  orUs: 'Or us:',
  keptOff: 'What is kept off for now',
  sameCall: 'Ask about these in the same call',
};
