/** Words of those who work behind the site. */
export const words = {
  tooShort: (least: number) => `Choose at least ${least} characters.`,
  tooCommon: 'Many people use this password. Choose another.',
  issuer: (brand: string) => `${brand} staff`,
  noRole: 'Choose a role from the list.',
  noName: 'Type a name.',
  emailTaken: 'Somebody has this email already.',
  noPasskeyName: 'Give it a name, such as “Work laptop”.',
  noDay: 'Choose a day.',
  /** Of when somebody takes talks. */
  talkHours: {
    twice: 'Say each day of the week once.',
    noTime: (weekday: string) => `${weekday}: type both times, such as 09:00 and 17:00.`,
    backwards: (weekday: string) => `${weekday}: the second time has to be the later one.`,
    noDay: 'Choose a day.',
  },
  /** The log. A fact that stands here with no words of its own is told by its name. */
  log: {
    nobody: 'Nobody we know',
    yes: 'yes',
    no: 'no',
    /** In the order in which they are told. */
    terms: {
      member: 'Member',
      role: 'Role',
      from: 'From',
      to: 'To',
      work: 'Work',
      session: 'Sign-in',
      passkey: 'Passkey',
      by: 'By',
      outcome: 'What came of it',
      why: 'Why',
    } as Readonly<Record<string, string>>,
    values: {
      wrong: 'something was wrong',
      paused: 'in the pause after wrong tries',
      ended: 'no longer works here',
      unknown: 'nobody has this email',
      passkey: 'a passkey',
      'not-reached': 'nobody answered',
      'not-wanted': 'no call wanted',
      'wrong-number': 'wrong number',
      spoke: 'we spoke',
      'goes-on': 'they go on with it',
      leaves: 'they do not want it',
    } as Readonly<Record<string, string>>,
  },
};
