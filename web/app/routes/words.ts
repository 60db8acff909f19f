/**
 * The texts of a document before its page is drawn, and what search engines are told about it. Kept separate
 * because they are written into the documents at build time and the app's script does not need them.
 */
export const words = {
  late: {
    heading: 'You can ring somebody',
    noScript:
      'The questions need JavaScript, and it is off in this browser. You can talk to somebody instead.',
    late: 'This page has not come yet. It may be the line, or a browser that is too old or blocks it. It shows as soon as it comes.',
    again: 'Try again',
    ring: 'Numbers to ring',
    always: 'Day and night',
    open: 'Open now',
    closed: 'Closed now',
    contact: 'More ways to talk to us',
  },
  offline: {
    heading: 'You’re offline',
    why: 'This page needs a connection. Nothing is lost: what you answered or typed here is kept.',
    unreached: {
      heading: 'We can’t be reached right now',
      why: 'It may be your connection, or it may be us. Nothing is lost: what you answered or typed here is kept.',
    },
    carryOn: 'Go on with your questions',
  },
  appDescription:
    'Answer one question at a time and see what could help with your debts. Your answers save as you go.',
  home: {
    title: 'Help with debt',
    description:
      'Tell us a little about what you owe, and see which debt solutions could fit your life. Advice is free. Your answers save as you go.',
  },
};
