/**
 * The texts of a document before its page is drawn, and what search engines are told about it. Kept separate
 * because they are written into the documents at build time and the app's script does not need them.
 */
export const words = {
  noScript: {
    before: 'The questions need JavaScript, and it is off in this browser. You can',
    link: 'talk to us',
    after: 'instead.',
  },
  appDescription:
    'Answer one question at a time and see what could help with your debts. Your answers save as you go.',
  home: {
    title: 'Help with debt',
    description:
      'Tell us a little about what you owe, and see which debt solutions could fit your life. Advice is free. Your answers save as you go.',
  },
};
