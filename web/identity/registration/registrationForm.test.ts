import { describe, expect, it } from 'vitest';
import { draftOf, keptFieldsOf, namesOf, problemsOf, type RegistrationFields } from './registrationForm.ts';
import { registrationStyle } from './registrationStyle.ts';

const full: RegistrationFields = {
  firstName: 'Danielle',
  lastName: 'Okafor',
  mergedName: 'Danielle Rose Okafor',
  email: 'danielle@example.com',
  password: 'Towpath-2026',
  terms: true,
};
const empty: RegistrationFields = {
  firstName: '',
  lastName: '',
  mergedName: '',
  email: '',
  password: '',
  terms: false,
};

describe('the registration form', () => {
  it.each([
    [1, ['firstName', 'lastName', 'email', 'password', 'terms']],
    [2, ['mergedName', 'email', 'password', 'terms']],
    [3, ['email', 'password', 'terms']],
    [4, ['firstName', 'lastName']],
    [undefined, ['firstName', 'lastName', 'email', 'password', 'terms']],
    [9, ['firstName', 'lastName', 'email', 'password', 'terms']],
  ])('asks in style %s for its own fields and no others (ID-048, ID-049)', (id, expected) => {
    expect(Object.keys(problemsOf(registrationStyle(id), empty)).sort()).toEqual([...expected].sort());
  });

  it.each([1, 2, 3, 4])('finds no problem in a complete form in style %s (ID-052)', id => {
    expect(problemsOf(registrationStyle(id), full)).toEqual({});
  });

  it('uses the words of the text and email rules (ID-050, ID-051)', () => {
    const problems = problemsOf(registrationStyle(1), {
      ...full,
      firstName: 'D',
      lastName: 'Okafor😀',
      email: 'danielle@',
    });
    expect(problems).toEqual({
      firstName: 'A minimum of two characters is required',
      lastName: 'Emojis are not allowed',
      email: 'Not a valid email address',
    });
  });

  it('requires the terms to be accepted wherever it collects an email (ID-052, ID-053)', () => {
    expect(problemsOf(registrationStyle(3), { ...full, terms: false })).toHaveProperty('terms');
    expect(problemsOf(registrationStyle(4), { ...full, terms: false })).toEqual({});
  });

  it('splits a merged name at its first space (ID-049)', () => {
    expect(namesOf(registrationStyle(2), full)).toEqual({ firstName: 'Danielle', lastName: 'Rose Okafor' });
    expect(namesOf(registrationStyle(3), full)).toEqual({});
  });

  it('keeps names and email at each key, and never a password or the terms (HO-050)', () => {
    const draft = draftOf(full);
    expect(JSON.stringify(draft)).not.toContain(full.password);
    const { password, terms, ...kept } = full;
    expect(keptFieldsOf(draft)).toEqual(kept);
    expect(
      keptFieldsOf([
        { id: 'password', value: password },
        { id: 'terms', value: `${terms}` },
      ]),
    ).toEqual({});
  });
});
