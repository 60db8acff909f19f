import * as account from './account.ts';
import { qualifierAdvice, urgentMatters } from './advice.ts';
import { changeAgreement, myAgreements } from './agreements.ts';
import { recordEvent } from './analytics.ts';
import { knownAnswers, myAnswers, myPageAnswers, saveAnswers } from './answers.ts';
import {
  completeBudget,
  expenditureCategories,
  frequencies,
  incomeCategories,
  myBudget,
  myBudgetSummary,
  saveBudgetList,
  submitExpenditureCategory,
  submitIncomeCategory,
} from './budget.ts';
import type { Call } from './call.ts';
import {
  hardDropoutCallback,
  myCallbacks,
  qualifierAdviceCallback,
  recommendationAdviceCallback,
  softDropoutCallback,
} from './callbacks.ts';
import { chooseAnswers, myBroughtAnswers } from './comingBack.ts';
import { giveConsent, myConsent } from './consents.ts';
import { footerContent, siteContent } from './content.ts';
import {
  agreeToCreditSearch,
  askSearchPhone,
  confirmCreditSearch,
  confirmSearchPhone,
  searchCredit,
  sendCreditSearchCodeAgain,
  sendSearchPhoneCodeAgain,
} from './creditSearch.ts';
import { acceptPartnerLead, myDetails } from './customers.ts';
import {
  addDebt,
  allCreditTypes,
  changeDebt,
  creditorSuggestions,
  creditTypesOfCreditor,
  debtKindGuides,
  keepBothDebts,
  myDebts,
} from './debts.ts';
import {
  addHealthCondition,
  deleteHealthCondition,
  giveHealthConsent,
  healthCategories,
  myHealthConditions,
  mySupportNeeds,
  saveHealthAnswers,
  saveSupportNeeds,
  supportNeeds,
} from './health.ts';
import { myHousehold, saveHousehold } from './household.ts';
import { createJourney, createNextJourney, myPages, myStatus, myTemplate } from './journeys.ts';
import { addressesAtPostcode, myAddressOnTheInternet } from './lookup.ts';
import * as ownData from './ownData.ts';
import { adviceSummaryPdf, budgetStatementPdf, emailPapers, myPapers } from './papers.ts';
import { createPartnerLead, partnerLeadReport } from './partnerLeads.ts';
import * as passwords from './passwords.ts';
import { validatePhone } from './phone.ts';
import { choosePlan, leavePlan, myPlan } from './plans.ts';
import { previewQuestions } from './preview.ts';
import { keptRecommendation, recommendation } from './recommendation.ts';
import { recommendationFacts } from './recommendationFacts.ts';
import { mySafeContact, saveSafeContact } from './safeContact.ts';
import * as secondFactor from './secondFactor.ts';
import * as session from './session.ts';

/** Every call of the API: the server checks that each is routed, the API description lists each. */
export const CALLS: readonly Call[] = [
  saveBudgetList,
  debtKindGuides,
  session.startGuestSession,
  acceptPartnerLead,
  createPartnerLead,
  partnerLeadReport,
  session.login,
  secondFactor.loginWithCode,
  session.logout,
  session.refreshToken,
  session.register,
  session.registerLater,
  session.continueAsRegistered,
  passwords.checkPassword,
  passwords.choosePassword,
  passwords.requestPasswordReset,
  passwords.checkPasswordReset,
  passwords.resetPassword,
  myDetails,
  account.myAccount,
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
  account.checkEmailLink,
  account.answerEmailLink,
  myAgreements,
  changeAgreement,
  mySafeContact,
  saveSafeContact,
  createJourney,
  createNextJourney,
  myPages,
  myStatus,
  myTemplate,
  previewQuestions,
  saveAnswers,
  myPageAnswers,
  myAnswers,
  knownAnswers,
  myConsent,
  myBroughtAnswers,
  chooseAnswers,
  giveConsent,
  hardDropoutCallback,
  softDropoutCallback,
  qualifierAdviceCallback,
  myCallbacks,
  recommendationAdviceCallback,
  validatePhone,
  qualifierAdvice,
  urgentMatters,
  recommendation,
  keptRecommendation,
  myPapers,
  adviceSummaryPdf,
  budgetStatementPdf,
  emailPapers,
  recommendationFacts,
  myPlan,
  choosePlan,
  leavePlan,
  creditorSuggestions,
  creditTypesOfCreditor,
  allCreditTypes,
  myDebts,
  addDebt,
  changeDebt,
  keepBothDebts,
  saveHousehold,
  myHousehold,
  frequencies,
  incomeCategories,
  expenditureCategories,
  submitIncomeCategory,
  submitExpenditureCategory,
  completeBudget,
  myBudget,
  myBudgetSummary,
  healthCategories,
  supportNeeds,
  giveHealthConsent,
  myHealthConditions,
  addHealthCondition,
  deleteHealthCondition,
  saveHealthAnswers,
  mySupportNeeds,
  saveSupportNeeds,
  agreeToCreditSearch,
  askSearchPhone,
  searchCredit,
  confirmCreditSearch,
  confirmSearchPhone,
  sendCreditSearchCodeAgain,
  sendSearchPhoneCodeAgain,
  footerContent,
  siteContent,
  ownData.myOwnData,
  ownData.copyMyData,
  ownData.copyMyDataPdf,
  ownData.copyGuestData,
  ownData.copyGuestDataPdf,
  ownData.sendGuestCode,
  ownData.confirmGuestCode,
  ownData.myGuestData,
  ownData.eraseGuest,
  ownData.keepGuestData,
  ownData.askCorrection,
  ownData.takeBackCorrection,
  ownData.askErasure,
  ownData.cancelErasure,
  ownData.keepAccountByLink,
  recordEvent,
  addressesAtPostcode,
  myAddressOnTheInternet,
];
