/** What people and staff read of a chat beside what is written in it. */
export const words = {
  /** Read by the person, in what was done with their data. */
  whyLooked: 'Answering your chat',
  takenBy: (name: string) => `${name} has this one.`,
  doesNotOpen: 'We have this message, but we can’t open it now.',
  transcript: {
    title: 'What we wrote to each other',
    made: (day: string) => `Chat of ${day}`,
    you: 'You',
    adviser: (name: string) => `${name}, debt adviser`,
    line: (who: string, at: string) => `${who}, ${at}`,
  },
};
