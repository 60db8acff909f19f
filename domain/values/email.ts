import { accepted, type Checked, refused } from './checked.ts';

/** What a person is told about text that is not an e-mail address. */
export const EMAIL_MESSAGE = 'Not a valid email address';

export type EmailCode = 'missing' | 'notAnEmail';

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/**
 * Checks an e-mail address against the standard pattern: dot-separated atoms, an at sign, a host name with at least two
 * labels (QU-026). Gives it trimmed, letter case as typed. Lengths are the limits that mail servers apply: 64 before
 * the at sign, 63 in a label, 254 in all.
 */
export function checkEmail(value: unknown): Checked<string, EmailCode> {
  const email = typeof value === 'string' ? value.trim() : '';
  if (email === '') return refused('missing', EMAIL_MESSAGE);
  return readsAsAddress(email) ? accepted(email) : refused('notAnEmail', EMAIL_MESSAGE);
}

/**
 * The form under which two addresses count as the same mailbox: trimmed, lower case.
 * For looking up and comparing only; mail goes to the address as typed.
 */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** An address masked so that its owner recognises it and nobody else learns it: "d•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

function readsAsAddress(email: string): boolean {
  if (email.length > 254) return false;
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    at > 0 &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every(label => label.length <= 63 && LABEL.test(label)) &&
    // An all-digit end would be an IP address with a part missing; no top-level domain starts with a digit.
    /^[a-z]./i.test(top)
  );
}
