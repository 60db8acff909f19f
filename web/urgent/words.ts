/** What people read about what cannot wait. */
export const words = {
  heading: 'First things first',
  callUs: 'Call us: ',
  theirNumber: 'Their number is on their letters. Or ring us first:',
  couldSay: 'You could say',
  orUs: 'Or us:',
  sameCall: 'Ask about these in the same call',
};
