/** What people read about a plan that they chose. */
export const planWords = {
  chosen: { what: 'You chose it', who: 'You', says: 'Nothing is sent to anyone yet.' },
  askForCall: {
    what: 'Ask us to ring you',
    who: 'You',
    says: 'Or ring us. You can ask anything, and still say no.',
  },
  call: {
    what: 'We ring you',
    who: 'An adviser',
    says: 'You can ask anything, and still say no.',
  },
} as const;
