/** What people read before all that is held about them is deleted. Nothing says what the service is about. */
export const words = {
  warning: {
    subject: 'Do you still need your account?',
    heading: (name: string) => (name === '' ? 'It has been a while' : `It has been a while, ${name}`),
    lines: (day: string) => [
      `You have not been here for a long time. On ${day} we delete your account and what you told us.`,
      'Do you want to keep it? Log in before that day. Then it all stays as it is.',
      'If you don’t need it any more, you don’t have to do anything.',
    ],
    button: 'Log in to keep it',
    help: {
      heading: 'Would you like to talk to us?',
      text: 'Reply to this email and we’ll get back to you.',
    },
  },
};
