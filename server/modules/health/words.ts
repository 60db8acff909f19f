/** What people are told of what they say about their health, besides what the rules say of it. */
export const words = {
  wordsChanged: 'These words have changed. Please read them again.',
  refused: {
    id: 'Must be a time in milliseconds',
    supportNeed: 'Choose from the list',
  },
};
