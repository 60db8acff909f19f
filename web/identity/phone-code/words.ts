/** What somebody without an account reads who shows by a code to their first phone that it is them. */
export const words = {
  why: 'First we make sure that it’s you. We text a code to the first phone you confirmed.',
  phone: 'Your mobile number',
  phoneHint: 'The first one you confirmed by a code. We don’t keep it.',
  send: 'Text me a code',
  sending: 'Sending',
  sent: 'We’ve sent a code to your phone. It can take a minute.',
  label: 'Your code',
  typeAll: 'Type all 6 digits of your code',
  give: 'Continue',
  checking: 'Checking',
  sendAgain: 'Send me a new code',
  expired: 'That code is too old. Ask for a new one.',
  tooOften:
    'That was the wrong code too often. You can try again tomorrow, or a person here can help you today.',
  lost: 'Don’t have that phone any more? A person here can help you.',
  contact: 'Talk to a person',
  cancel: 'Cancel',
};
