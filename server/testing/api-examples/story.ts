import { randomUUID } from 'node:crypto';
import * as advice from '@towpath/contracts/api/advice.ts';
import { changeAgreement } from '@towpath/contracts/api/agreements.ts';
import { recordEvent } from '@towpath/contracts/api/analytics.ts';
import * as answers from '@towpath/contracts/api/answers.ts';
import * as budget from '@towpath/contracts/api/budget.ts';
import * as callbacks from '@towpath/contracts/api/callbacks.ts';
import * as chat from '@towpath/contracts/api/chat.ts';
import * as comingBack from '@towpath/contracts/api/comingBack.ts';
import { myConsent } from '@towpath/contracts/api/consents.ts';
import * as content from '@towpath/contracts/api/content.ts';
import { myDetails } from '@towpath/contracts/api/customers.ts';
import { myDashboard } from '@towpath/contracts/api/dashboard.ts';
import * as debts from '@towpath/contracts/api/debts.ts';
import * as health from '@towpath/contracts/api/health.ts';
import { myHousehold } from '@towpath/contracts/api/household.ts';
import { createJourney, myTemplate } from '@towpath/contracts/api/journeys.ts';
import { acceptPartnerLead, meetPartnerLead } from '@towpath/contracts/api/leadLink.ts';
import { addressesAtPostcode, myAddressOnTheInternet } from '@towpath/contracts/api/lookup.ts';
import * as papers from '@towpath/contracts/api/papers.ts';
import { createPartnerLead, partnerLeadReport } from '@towpath/contracts/api/partnerLeads.ts';
import { validatePhone } from '@towpath/contracts/api/phone.ts';
import * as plans from '@towpath/contracts/api/plans.ts';
import { previewQuestions } from '@towpath/contracts/api/preview.ts';
import { keptRecommendation, recommendation } from '@towpath/contracts/api/recommendation.ts';
import { recommendationFacts } from '@towpath/contracts/api/recommendationFacts.ts';
import * as session from '@towpath/contracts/api/session.ts';
import { EXAMPLE_POSTCODES } from '@towpath/sandbox/addresses/examples.ts';
import { previewLink } from '../../modules/journeys/preview/links.ts';
import { endPartnerKey } from '../../modules/partner-leads/keys.ts';
import { atAdvice, CARD_DEBT } from '../adviceJourney.ts';
import { USUAL_ANSWERS, type Walker, walker, walkOn } from '../journeyWalk.ts';
import { addLead } from '../partnerLead.ts';
import { customer, guest, type Person } from '../person.ts';
import { signingPartner } from '../signingPartner.ts';
import type { TestApp } from '../testApp.ts';
import { writesLetter } from './letterStory.ts';
import { repays } from './repaymentStory.ts';

const PHONE = '07911 123456';
const EXAMPLE_PREVIEW = { journey: 'qualifier', version: 1, revision: 0 };

/** A partner tells us of somebody, and reads how far its people came. */
export async function partnerCalls(test: TestApp): Promise<void> {
  const partner = await signingPartner(test, 'mw_quick');
  await partner.call(createPartnerLead, {
    headers: { 'idempotency-key': 'order-2026-000017' },
    body: {
      title: 'Ms',
      forename: 'Danielle',
      middlename: 'May',
      surname: 'Hughes',
      emailAddress: 'danielle@example.com',
      phoneNumber: PHONE,
      welcomeMessageId: 2,
      marketingContext: { brandId: 'mw_quick', plid: 'spring', gclId: 'EAIaIQobChMI', query: 'plid=spring' },
    },
  });
  await partner.call(partnerLeadReport, { query: { from: '2026-11-01', to: '2026-11-30' } });
  // The story may be told again: a partner has few keys.
  await endPartnerKey(test.database, partner.key, test.clock.now());
}

/** A guest walks the Qualifier, registers, and looks at what could help. */
export async function firstQuestions(test: TestApp): Promise<void> {
  const person = await walker(test);
  const stepId = 'nation';
  const england = [{ id: 'nation.england', value: 'England' }];
  await person.call(answers.saveAnswers, {
    body: { stepId, answers: england },
    headers: { [answers.ANSWER_REVISION_HEADER]: '0' },
  });
  await person.call(answers.myPageAnswers, { params: { pageId: person.steps.get(stepId)?.pageId ?? '' } });
  await person.call(answers.myAnswers, {});
  await person.call(myTemplate, {});
  await person.call(validatePhone, { body: { phoneNumber: PHONE } });
  await person.call(recordEvent, {
    body: { event: 'step-started', stepId, stepName: 'Nation' },
    cookies: { cookieChoice: 'accepted' },
  });
  await walkOn(person);
  await person.call(advice.qualifierAdvice, {});
  await person.call(callbacks.qualifierAdviceCallback, { body: asking('advice') });
}

const asking = (stepId: string) => ({
  stepId,
  callbackRequired: true,
  contactName: 'Danielle',
  contactNumber: PHONE,
});

/** People for whom the first questions end, or go on otherwise. */
export async function otherWays(test: TestApp): Promise<void> {
  const plan = await walker(test);
  await walkOn(plan, { ...USUAL_ANSWERS, 'formal-plan': 'iva' }, 'formal-plan-help');
  await plan.call(callbacks.hardDropoutCallback, { body: asking('formal-plan-help') });
  const [asked] = (await plan.call(callbacks.myCallbacks, {})).answer;
  const callbackId = asked?.id ?? '';
  const from = asked?.otherTimes[0]?.notBefore ?? '';
  const contactNumber = '0113 496 0001';
  await plan.call(callbacks.changeCallbackNumber, { params: { callbackId }, body: { contactNumber } });
  await plan.call(callbacks.changeCallbackTime, { params: { callbackId }, body: { from } });
  await plan.call(callbacks.cancelCallback, { params: { callbackId } });
  await plan.call(callbacks.madeCallbacks, {});

  const soft = await walker(test);
  const stepId = await softDropout(soft);
  await soft.call(callbacks.softDropoutCallback, { body: asking(stepId) });

  const known = await customer(test, { email: 'danielle@towpath.example' });
  const emailOnly = await walker(test, { appId: 'mw_quick' });
  await walkOn(emailOnly, USUAL_ANSWERS, 'account');
  await emailOnly.call(session.continueAsRegistered, { body: { email: known.email, stepId: 'account' } });

  const nameOnly = await walker(test, { appId: 'mw_name' });
  await walkOn(nameOnly, USUAL_ANSWERS, 'account');
  await nameOnly.call(session.registerLater, { body: { email: 'later@towpath.example' } });

  const again = await walker(test, { appId: 'mw_name' });
  await walkOn(again, { ...USUAL_ANSWERS, nation: 'scotland' }, 'account');
  await known.call(createJourney, { body: {} });
  await test.call(session.login, {
    authorization: again.authorization,
    body: { email: known.email, password: known.password, bringsGuest: true },
  });
  const { waiting } = (await known.call(comingBack.myBroughtAnswers, {})).answer;
  await known.call(comingBack.chooseAnswers, {
    body: { journeyId: waiting?.journeyId ?? '', use: 'own' },
  });

  const leadToken = await addLead(
    test.database,
    { forename: 'Danielle', phoneNumber: PHONE },
    test.clock.now(),
  );
  await known.call(meetPartnerLead, { body: { leadToken } });
  await test.call(acceptPartnerLead, { body: { leadToken } });
}

/** Walks until a step offers a call and lets the person go on; returns it. */
async function softDropout(person: Walker): Promise<string> {
  const soft = [...person.steps.values()].find(({ type }) => type === 'Soft Dropout');
  return walkOn(person, { ...USUAL_ANSWERS, urgent: 'court' }, soft?.id);
}

/** A customer comes to the advice, looks at everything and changes some of it. */
export async function fullReview(test: TestApp): Promise<void> {
  const person = await atAdvice(test);
  await person.call(myDetails, {});
  await person.call(answers.knownAnswers, {});
  await person.call(myConsent, { query: { consentTypeId: '1', consentChannelTypeId: '1' } });
  await person.call(advice.urgentMatters, {});
  const { recordId, recommended } = (await person.call(recommendation, {})).answer;
  const params = { recordId: recordId ?? '' };
  await person.call(keptRecommendation, { params });
  await person.call(recommendationFacts, { params });
  const shortName = recommended?.product.shortName ?? '';
  const body = { ...params, shortName, hasReadRisks: true, replaces: null };
  const left = await person.call(plans.choosePlan, { body });
  await person.call(plans.leavePlan, { params: { planId: left.answer.plan.id } });
  const chosen = await person.call(plans.choosePlan, { body });
  await person.call(plans.choiceQuestions, { query: { ...params, shortName: 'BKY' } });
  await person.call(plans.myPlan, {});
  const { id: planId, mayNote } = chosen.answer.plan;
  await person.call(plans.notePlan, {
    params: { planId },
    body: { from: 'chosen', to: mayNote[0] ?? 'chosen' },
  });
  await writesLetter(person);
  await repays(test, person, planId);
  await person.call(myDashboard, {});
  await chatOf(person);
  await person.call(papers.myPapers, { query: params });
  await person.call(papers.adviceSummaryPdf, { params });
  await person.call(papers.budgetStatementPdf, {});
  await person.call(papers.emailPapers, { body: params });
  await person.call(callbacks.recommendationAdviceCallback, { body: asking('full-advice') });
  await person.call(changeAgreement, {
    body: { id: 'news by email or WhatsApp', hasConsented: true },
  });
  await debtsOf(person);
  await homeAndBudgetOf(person);
  await healthOf(person);
}

async function chatOf(person: Person): Promise<void> {
  await person.call(chat.sendChatMessage, {
    body: { clientId: randomUUID(), text: 'I’ve had a letter about my loan. What does “claim form” mean?' },
  });
  await person.call(chat.myChat, {});
  await person.call(chat.myChatMessages, { query: { after: '0' } });
  await person.call(chat.myChatEvents, { query: { after: '0', lasts: '0' } });
  await person.call(chat.typingInChat, {});
  await person.call(chat.readChat, { body: { upTo: 1 } });
  await person.call(chat.emailChat, {});
  await person.call(chat.chatPdf, {});
  await person.call(chat.chatText, {});
  const of = (await person.call(chat.myChat, {})).answer.conversation?.id ?? '';
  await person.call(chat.askChatText, { body: { of, phoneNumber: '07700 900123' } });
  await person.call(chat.dropChatText, {});
  await person.call(chat.endChat, {});
}

async function debtsOf(person: Person): Promise<void> {
  await person.call(debts.creditorSuggestions, { query: { searchTerm: 'bar', limit: '3' } });
  await person.call(debts.creditTypesOfCreditor, { params: { id: '1001' } });
  await person.call(debts.allCreditTypes, {});
  await person.call(debts.debtKindGuides, {});
  const query = { stepId: 'debts' };
  await person.call(debts.addDebt, { query, body: { ...CARD_DEBT, creditorReference: '4929 1111' } });
  const { answer } = await person.call(debts.myDebts, {});
  const [first = '', second = ''] = answer.debts.map(({ id }) => id);
  await person.call(debts.keepBothDebts, { body: { debtIds: [first, second] } });
  await person.call(debts.changeDebt, { params: { debtId: second }, body: { isDeleted: true } });
}

async function homeAndBudgetOf(person: Person): Promise<void> {
  await person.call(myHousehold, { query: { stepId: 'household' } });
  await person.call(budget.frequencies, {});
  await person.call(budget.incomeCategories, {});
  await person.call(budget.saveBudgetList, {
    body: { typeIds: [1001, 2001, 2006], frequencyId: 1, settled: ['income'] },
  });
  await person.call(budget.myBudget, { params: { stepId: 'budget' } });
  await person.call(budget.myBudgetSummary, {});
}

async function healthOf(person: Person): Promise<void> {
  await person.call(health.healthCategories, {});
  await person.call(health.supportNeeds, {});
  const { consent } = (await person.call(health.myHealthConditions, {})).answer;
  const { textVersion } = consent;
  await person.call(health.giveHealthConsent, {
    body: { purpose: 'conditions', hasConsented: true, textVersion },
  });
  const [category] = (await person.call(health.healthCategories, {})).answer;
  const id = 1_795_000_000_000;
  await person.call(health.addHealthCondition, {
    body: { id, title: category?.title ?? null, description: category?.descriptions[0] ?? null },
  });
  await person.call(health.saveHealthAnswers, {
    body: { isInTreatment: 'yes', isConfirmed: 'yes', treatmentEndsOn: '2027-03' },
  });
  await person.call(health.deleteHealthCondition, { params: { id: String(id) } });
  const needs = (await person.call(health.mySupportNeeds, {})).answer.consent;
  await person.call(health.giveHealthConsent, {
    body: { purpose: 'supportNeeds', hasConsented: true, textVersion: needs.textVersion },
  });
  await person.call(health.saveSupportNeeds, { body: { supportNeedIds: [1] } });
}

/** What is there for anybody, and the addresses of a postcode. */
export async function forAnybody(test: TestApp): Promise<void> {
  await test.call(content.footerContent, {});
  await test.call(content.siteContent, {});
  await test.call(chat.worryingWords, {});
  await test.call(myAddressOnTheInternet, {});
  const { link } = await previewLink(test.config, EXAMPLE_PREVIEW, 7, test.clock.now());
  await test.call(previewQuestions, { body: { link: link.split('=')[1] ?? '' } });
  const person = await guest(test);
  await person.call(addressesAtPostcode, { body: { postcode: EXAMPLE_POSTCODES.one } });
  await person.call(createJourney, { body: { marketingContext: { appId: 'mw_steps' } } });
}
