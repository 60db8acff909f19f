import * as account from '@towpath/contracts/api/account.ts';
import * as agreements from '@towpath/contracts/api/agreements.ts';
import * as creditSearch from '@towpath/contracts/api/creditSearch.ts';
import * as ownData from '@towpath/contracts/api/ownData.ts';
import * as passwords from '@towpath/contracts/api/passwords.ts';
import { mySafeContact, saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import * as secondFactor from '@towpath/contracts/api/secondFactor.ts';
import { logout, refreshToken } from '@towpath/contracts/api/session.ts';
import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import { mayDoSearches, type SearchApp, searcher, searchFor } from '../creditSearch.ts';
import { type Customer, confirmed, customer, guest, loggedIn, PASSWORD, type Person } from '../person.ts';
import { halfLoggedIn, withCodes } from '../secondFactor.ts';
import type { TestApp } from '../testApp.ts';

const NEW_PASSWORD = 'six ducks under a bridge';
const MINUTE = 60_000;

/** The token of the newest link to a page in a person's mails. */
async function linkIn(test: TestApp, address: string, page: string): Promise<string> {
  const mails = (await test.mails()).filter(({ to, text }) => to === address && text.includes(page));
  return new RegExp(`${page}\\?token=([\\w-]+)`, 'u').exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** Who has an account looks after it. */
export async function ownAccount(test: TestApp): Promise<void> {
  const person = await customer(test, { email: 'dani@towpath.example' });
  await loggedIn(test, person.email, PASSWORD);
  const { sessions } = (await person.call(account.myAccount, {})).answer;
  const other = sessions.find(({ isHere }) => !isHere);
  await person.call(account.endOneSession, { params: { sessionId: other?.id ?? '' } });
  await person.call(account.endOtherSessions, {});
  await person.call(account.changeName, { body: { forename: 'Dani', surname: 'Hughes' } });
  await person.call(account.changePhone, {
    body: { contactNumber: '07911 123456', confirmation: await confirmed(person) },
  });
  await person.call(mySafeContact, {});
  await person.call(saveSafeContact, {
    body: {
      mayRing: true,
      times: ['mon morning', 'thu evening'],
      voicemail: false,
      neutralWords: true,
      says: 'It is the garage.',
      wayOut: true,
      confirmation: await confirmed(person),
    },
  });
  await person.call(agreements.myAgreements, {});
  await codesOf(test, person);
  await emailOf(test, person);
  await dataOf(test, person);
  const visitor = await guest(test);
  await visitor.call(ownData.copyGuestData, {});
  await visitor.call(ownData.copyGuestDataPdf, {});
  await visitor.call(ownData.eraseGuest, {});
  await visitor.call(ownData.myGuestData, {});
  await visitor.call(ownData.keepGuestData, {});
}

async function codesOf(test: TestApp, person: Customer): Promise<void> {
  const { recoveryCodes, ...app } = await withCodes(test, person);
  const challenge = await halfLoggedIn(test, person);
  await test.call(secondFactor.loginWithCode, { body: { challenge, code: app.code() } });
  await person.call(secondFactor.removeSecondFactor, {
    body: { confirmation: await confirmed(person, recoveryCodes[0]) },
  });
}

async function emailOf(test: TestApp, person: Customer): Promise<void> {
  const ask = async (email: string) =>
    person.call(account.askEmailChange, { body: { email, confirmation: await confirmed(person) } });
  await ask('new@towpath.example');
  await person.call(account.cancelEmailChange, {});
  await ask('newer@towpath.example');
  const token = await linkIn(test, 'newer@towpath.example', '/email-change');
  await test.call(account.checkEmailLink, { body: { token } });
  await test.call(account.answerEmailLink, { body: { token, agrees: true } });
}

async function dataOf(test: TestApp, person: Customer): Promise<void> {
  await person.call(ownData.copyMyData, { body: { confirmation: await confirmed(person) } });
  await person.call(ownData.copyMyDataPdf, { body: { confirmation: await confirmed(person) } });
  const says = 'My street is spelled Lock Lane.';
  const { id } = (await person.call(ownData.askCorrection, { body: { says } })).answer;
  await person.call(ownData.myOwnData, {});
  await person.call(ownData.takeBackCorrection, { params: { correctionId: id } });
  const ask = async () =>
    person.call(ownData.askErasure, { body: { confirmation: await confirmed(person), reason: 'sorted' } });
  await ask();
  await person.call(ownData.cancelErasure, {});
  await ask();
  const token = await linkIn(test, person.email, '/keep-account');
  await test.call(ownData.keepAccountByLink, { body: { token } });
}

/** Passwords, refreshing and logging out. */
export async function sessions(test: TestApp): Promise<void> {
  const person = await customer(test, { email: 'reset@towpath.example' });
  await test.call(refreshToken, {
    body: { userId: person.customerId },
    cookies: { refreshToken: person.cookies['refreshToken'] ?? '' },
  });
  await test.call(passwords.checkPassword, { body: { password: NEW_PASSWORD } });
  await person.call(passwords.choosePassword, {
    body: { newPassword: NEW_PASSWORD, currentPassword: PASSWORD },
  });
  await test.call(passwords.requestPasswordReset, { body: { email: person.email } });
  const token = await linkIn(test, person.email, '/reset-password');
  await test.call(passwords.checkPasswordReset, { body: { token } });
  await test.call(passwords.resetPassword, { body: { token, newPassword: `${NEW_PASSWORD} again` } });
  await person.call(logout, {});
}

/** A search of the credit report, with a code. */
export async function search({ test, code }: SearchApp, recorded: TestApp): Promise<void> {
  const person = await searcher(recorded);
  await person.call(creditSearch.agreeToCreditSearch, {
    body: { termsVersion: CREDIT_SEARCH_TERMS.version },
  });
  await phoneShown(person, test, code);
  await person.call(creditSearch.searchCredit, { body: searchFor('Hughes') });
  const other = await searcher(recorded);
  await other.call(creditSearch.searchCredit, { body: searchFor('Code') });
  test.clock.forward(MINUTE);
  await other.call(creditSearch.sendCreditSearchCodeAgain, {});
  await other.call(creditSearch.confirmCreditSearch, { body: { otp: await code() } });
  const visitor = await mayDoSearches(recorded, await guest(recorded));
  await visitor.call(ownData.sendGuestCode, { body: { phoneNumber: '07700 900123' } });
  await visitor.call(ownData.confirmGuestCode, { body: { otp: await code() } });
}

/** Shows that they hold the phone, after a code that did not come. */
async function phoneShown(person: Person, test: TestApp, code: () => Promise<string>): Promise<void> {
  await test.database.deleteFrom('credit_search_phones').execute();
  await person.call(creditSearch.askSearchPhone, { body: { phoneNumber: '07700 900123' } });
  test.clock.forward(MINUTE);
  await person.call(creditSearch.sendSearchPhoneCodeAgain, {});
  await person.call(creditSearch.confirmSearchPhone, { body: { otp: await code() } });
}
