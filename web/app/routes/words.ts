/**
 * What people read in a document before its page is there, and what search engines are told of it. Apart from the rest,
 * since it is written into documents when the site is built and the app's script does without.
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
