type Device = {
  readonly kind: 'phone' | 'tablet' | 'computer' | null;
  readonly browser: string | null;
  readonly system: string | null;
};

const browsers: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const systems: Readonly<Record<string, string>> = {
  android: 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
};
const device = ({ kind }: Device) => kind ?? 'device';
const madeWith = ({ browser, system }: Device) => {
  const [on, by] = [systems[system ?? ''], browsers[browser ?? '']];
  return by && on ? `${by} on ${on}` : (by ?? on ?? 'We can’t tell which one');
};

/** What people read on the page of their account. */
export const words = {
  title: 'Your account',
  lead: 'Your details, your choices and your papers, in one place.',
  back: 'Dashboard',
  help: 'Help',
  loading: 'Getting your account',
  onThisPage: 'On this page',
  guest:
    'You don’t have an account yet. Your answers are kept on this device. On your dashboard you can make an account with your email.',
  away: {
    offline: 'You’re offline. You can look, but changes need a connection.',
    unreached:
      'We can’t be reached right now. It may be your connection, or it may be us. You can look, but changes need a connection.',
  },
  change: 'Change',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  parts: {
    details: {
      heading: 'Your details',
      lead: 'If we change a number or address, we tell you at the old one too.',
    },
    signingIn: { heading: 'Signing in', lead: 'Your password, and where you are signed in.' },
  },
  /** Asked for once more before a change that somebody else must not make. */
  confirm: {
    label: 'Your password',
    hint: 'So that we know it’s you.',
    missing: 'Type your password',
    none: 'Choose a password first. Then you can change this.',
  },
  details: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    noName: 'Not given yet',
    noPhone: 'Not given yet',
  },
  signingIn: {
    password: 'Password',
    passwordSet: (day: string) => `Last changed ${day}`,
    passwordKept: 'You have a password',
    noPassword: 'You have no password yet. You can choose one on your dashboard.',
    current: 'Your password now',
    currentMissing: 'Type the password you have now',
    changed: 'Your new password is saved. Your other devices are signed out.',
    here: 'You’re here',
    thisDevice: (seen: Device) => `This ${device(seen)}`,
    otherDevice: (seen: Device) => `A ${device(seen)}`,
    seen: (seen: Device, day: string) => `${madeWith(seen)}. ${day}`,
    today: 'Today',
    yesterday: 'Yesterday',
    signOut: 'Sign out',
    /** Read out after "Sign out". */
    which: (seen: Device) => ` the ${device(seen)} with ${madeWith(seen)}`,
    signingOut: 'Signing out',
    signedOut: 'That device is signed out.',
    signOutOthers: 'Sign out all but this one',
    othersSignedOut: 'You’re now signed in here only.',
  },
};
