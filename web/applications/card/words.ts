/** What the plan says of its form; apart from the words of the form itself, which come with its page. */
export const words = {
  heading: 'Your form',
  open: 'Open your form',
  heldBack: 'One of us has read it. We talk before it goes.',
  elsewhere: 'It is for homes in another nation than yours. It goes no further.',
  anotherWay: 'It was sent without this form. So the form goes no further.',
  /** @param by who asks, by first name; '' where that is not known */
  asks: (by: string) => (by === '' ? 'What one of us asks' : `What ${by} asks`),
  /** @param on the day of the answer, said */
  theirWords: (on: string) => `What they said on ${on}`,
  /** Of an IVA and a trust deed: the answer is to what they write from it. */
  sentToWrite: 'It is sent. They write what you sign first.',
  says: {
    'being filled in': (left: number) =>
      left === 0
        ? 'All is filled in. Hand it over when you are ready.'
        : `We’ve filled in what we can. ${left} ${left === 1 ? 'thing is' : 'things are'} left to add.`,
    'handed over': () => 'It is with us. We read every line.',
    'asked again': () => 'It is your turn. Look at what is asked, then hand it over once more.',
    accepted: () => 'One of us has said yes to it. It goes next.',
    'being sent': () => 'One of us has said yes to it. It goes next.',
    sent: () => 'It is sent. We wait for the answer.',
    granted: () => 'The answer is yes.',
    refused: () => 'The answer is no. We talk about what is next.',
    withdrawn: () => 'You took it back. Nobody decides on it.',
  },
} as const;
