import * as account from '@towpath/contracts/api/account.ts';
import { changeAgreement } from '@towpath/contracts/api/agreements.ts';
import { recordEvent } from '@towpath/contracts/api/analytics.ts';
import * as bookings from '@towpath/contracts/api/bookings.ts';
import type { Call } from '@towpath/contracts/api/call.ts';
import * as callbacks from '@towpath/contracts/api/callbacks.ts';
import * as chat from '@towpath/contracts/api/chat.ts';
import { chooseAnswers } from '@towpath/contracts/api/comingBack.ts';
import { giveConsent } from '@towpath/contracts/api/consents.ts';
import * as health from '@towpath/contracts/api/health.ts';
import { createJourney, createNextJourney } from '@towpath/contracts/api/journeys.ts';
import { meetPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { takeBackHealthOfLetters } from '@towpath/contracts/api/letterFacts.ts';
import { addressesAtPostcode } from '@towpath/contracts/api/lookup.ts';
import * as ownData from '@towpath/contracts/api/ownData.ts';
import { addPaperPhoto, removePaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import { emailPapers } from '@towpath/contracts/api/papers.ts';
import { choosePassword } from '@towpath/contracts/api/passwords.ts';
import { validatePhone } from '@towpath/contracts/api/phone.ts';
import { leavePlan } from '@towpath/contracts/api/plans.ts';
import { saveSafeContact } from '@towpath/contracts/api/safeContact.ts';
import * as secondFactor from '@towpath/contracts/api/secondFactor.ts';
import * as session from '@towpath/contracts/api/session.ts';

const ACCOUNT = 'an account is the person’s, whatever becomes of a session';
const ASKING = 'whoever is not helped online any more is helped by one of us';
const OWN_DATA = 'what is kept of somebody is theirs to have and to have removed';
const NOTHING = 'it changes nothing of the answers';

/** Every other call of people that writes: it stays possible, for this reason. */
export const OPEN_AFTER_CLOSING: readonly (readonly [reason: string, ...calls: Call[]])[] = [
  [
    ACCOUNT,
    session.registerLater,
    choosePassword,
    account.endOneSession,
    account.endOtherSessions,
    account.confirmPassword,
    secondFactor.askSecondFactor,
    secondFactor.addSecondFactor,
    secondFactor.removeSecondFactor,
    account.changeName,
    account.changePhone,
    account.askEmailChange,
    account.cancelEmailChange,
  ],
  ['consents to news, and taking any of them back', changeAgreement, giveConsent],
  [
    'how it is safe to ring, and how to talk, counts whenever we do',
    saveSafeContact,
    health.saveSupportNeeds,
  ],
  [
    'taking back what was told is never refused',
    health.deleteHealthCondition,
    leavePlan,
    takeBackHealthOfLetters,
    removePaperPhoto,
  ],
  [
    ASKING,
    addPaperPhoto,
    callbacks.qualifierAdviceCallback,
    callbacks.recommendationAdviceCallback,
    callbacks.cancelCallback,
    callbacks.changeCallbackNumber,
    callbacks.changeCallbackTime,
    bookings.bookTalk,
    bookings.moveBooking,
    bookings.cancelBooking,
    chat.sendChatMessage,
    chat.typingInChat,
    chat.readChat,
    chat.endChat,
    chat.emailChat,
    chat.askChatText,
    chat.dropChatText,
  ],
  [
    OWN_DATA,
    ownData.copyMyData,
    ownData.copyMyDataPdf,
    ownData.copyGuestData,
    ownData.copyGuestDataPdf,
    ownData.sendGuestCode,
    ownData.confirmGuestCode,
    ownData.eraseGuest,
    ownData.keepGuestData,
    ownData.askCorrection,
    ownData.takeBackCorrection,
    ownData.askErasure,
    ownData.cancelErasure,
    emailPapers,
  ],
  [NOTHING, validatePhone, addressesAtPostcode, recordEvent, meetPartnerLead],
  [
    'it returns the session that there is, and begins none after one that is closed',
    createJourney,
    createNextJourney,
  ],
  ['which of two sessions goes on; none takes the place of one that one of us closed', chooseAnswers],
];
