/** What staff read while they put something right with a person: loaded with the forms, once one is opened. */
export const words = {
  why: 'Why? They can read this',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Leave it as it is',
  sure: 'Save all the same',
  fallsAway: 'Then these would no longer count',
  withheld: 'It tells of health: your role does not see it',
  kept: 'Nothing is lost: given again, they count again.',
  meanwhile: 'Changed a moment ago',
  now: (says: string) => `It says now: ${says}. What you have here is still here: save it if it is right.`,
  nothing: 'nothing',
  lookAgain: 'Look at it again',
  line: 'Line',
  amount: 'How much, each time',
  howOften: 'How often',
  often: (sum: string, often: string) => `${sum} ${often.toLowerCase()}`,
  whySo: 'Why is it so?',
  noReason: 'No reason given',
  saved: 'Saved. They can read that you did, and why. The advice from before is to be run again.',
  savedAsk: (line: string, says: string) =>
    `Saved. ${says} Ask them why, and give the reason at “${line}”, or save it once more if it is right.`,
};
