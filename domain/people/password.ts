import { accepted, type Checked, refused } from '../values/checked.ts';

/** Fewest characters of a new password. */
export const PASSWORD_MINIMUM_CHARACTERS = 8;

/** From this many characters on a password needs nothing else: its length does more than signs do. */
export const PASSPHRASE_CHARACTERS = 16;

/** What a person is told about a new password. The first is word for word, the others ours. */
export const PASSWORD_MESSAGES = {
  doNotMatch: 'Passwords do not match',
  criteriaNotMet: 'Your password needs everything on the list',
  own: 'This is made of your name, your email or our name, so it is easily guessed. Choose another one.',
  common: 'Many people use a password like this, so it is easily guessed. Choose another one.',
} as const;

const MINUTE = 60 * 1000;
/** For how long after registering a first password can be chosen without a link by mail. */
export const FIRST_PASSWORD_MINUTES = 10;

/**
 * Says whether the session that registered may still choose the account's first password. Later the session alone does not
 * show whose account it is: whoever has stolen it could set a password, and with it have a copy, the email and the erasure.
 */
export function mayChooseFirstPassword(registeredAt: Date | null, now: Date): boolean {
  // The clock may have been set back since, and who knows how far.
  return (
    registeredAt !== null &&
    Math.abs(now.getTime() - registeredAt.getTime()) < FIRST_PASSWORD_MINUTES * MINUTE
  );
}

/** Which of the five criteria a new password meets. */
export type PasswordCriteria = {
  readonly minimumChars: boolean;
  readonly oneUpperCase: boolean;
  readonly oneLowerCase: boolean;
  readonly oneNumber: boolean;
  readonly oneSpecialCharacter: boolean;
};

/** The checklist beside a new password, in the order shown: one short line for each flag (ID-040). */
export const PASSWORD_CHECKLIST: readonly { readonly flag: keyof PasswordCriteria; readonly text: string }[] =
  [
    { flag: 'minimumChars', text: `At least ${PASSWORD_MINIMUM_CHARACTERS} characters` },
    { flag: 'oneUpperCase', text: 'One capital letter' },
    { flag: 'oneLowerCase', text: 'One small letter' },
    { flag: 'oneNumber', text: 'One number' },
    { flag: 'oneSpecialCharacter', text: 'One special character, like ? or £' },
  ];

/**
 * Says flag by flag what a new password already has (ID-034 to ID-038). Letters and digits of every script
 * count as such, so "é" is a letter and not a special character; neither an underscore nor a space is special.
 */
export function passwordCriteria(password: string): PasswordCriteria {
  return {
    minimumChars: [...password].length >= PASSWORD_MINIMUM_CHARACTERS,
    oneUpperCase: /\p{Lu}/u.test(password),
    oneLowerCase: /\p{Ll}/u.test(password),
    oneNumber: /\p{Nd}/u.test(password),
    oneSpecialCharacter: /[^\p{L}\p{M}\p{N}\p{Pc}\s]/u.test(password),
  };
}

/** Says whether a password is so long that nothing else is asked of it. */
export function isPassphrase(password: string): boolean {
  return [...password].length >= PASSPHRASE_CHARACTERS;
}

/** Says whether a password meets all five criteria, or is so long that they are not asked. */
export function meetsAllCriteria(password: string): boolean {
  return isPassphrase(password) || Object.values(passwordCriteria(password)).every(Boolean);
}

/** Checks a new password against the five criteria, which a long one need not meet. It is never trimmed or changed. */
export function checkNewPassword(password: string): Checked<string, 'criteriaNotMet'> {
  return meetsAllCriteria(password)
    ? accepted(password)
    : refused('criteriaNotMet', PASSWORD_MESSAGES.criteriaNotMet);
}

/** Checks that the password was repeated exactly (ID-041). */
export function checkConfirmPassword(
  password: string,
  confirmPassword: string,
): Checked<string, 'doNotMatch'> {
  return password === confirmPassword
    ? accepted(confirmPassword)
    : refused('doNotMatch', PASSWORD_MESSAGES.doNotMatch);
}
