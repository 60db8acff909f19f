/** What people read about what cannot wait. */
export const words = {
  heading: 'First things first',
  callUs: 'Call us: ',
  us: 'Towpath: ',
  theirNumber: 'Their number is on their letters. Or ring us first:',
  couldSay: 'You could say',
  also: 'Also today',
  whatToDo: 'What to do',
  orUs: 'Or us:',
};
