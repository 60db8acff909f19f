import { randomUUID } from 'node:crypto';
import * as applications from '@towpath/contracts/api/applications.ts';
import type { Call } from '@towpath/contracts/api/call.ts';
import { sayOfEntitlement } from '@towpath/contracts/api/entitlements.ts';
import { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import * as letterFiles from '@towpath/contracts/api/letterFiles.ts';
import * as letters from '@towpath/contracts/api/letters.ts';
import { changeReminders, noteRepayment } from '@towpath/contracts/api/repayment.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { londonDate } from '../platform/time/londonDate.ts';
import { answerAll, applicationOf, choseOrder } from './applying.ts';
import type { Walker } from './journeyWalk.ts';
import { repaying } from './repaying.ts';
import type { CallOptions } from './site.ts';
import type { staffIn } from './staff.ts';
import type { TestApp } from './testApp.ts';

/** Somebody who has chosen, and what of theirs a call has to name. */
export type Chose = {
  readonly person: Walker;
  readonly planId: string;
  /** Of their application, as they read it last. */
  readonly revision: number;
  readonly letter: Pick<letters.Letter, 'id' | 'shown'>;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
};
type Staff = ReturnType<typeof staffIn>;

const NO_LETTER = { id: '', shown: '' };
const todayOf = ({ clock }: TestApp) => isoDate(londonDate(clock.now()));

/** Where those stand who have chosen. */
export const AFTER_CHOICE = {
  async 'with an application that is filled in'(test: TestApp): Promise<Chose> {
    const { person, planId } = await choseOrder(test);
    await answerAll(person);
    const { revision } = await applicationOf(person);
    return { person, planId, revision, letter: NO_LETTER, today: todayOf(test) };
  },
  async 'with an application that is handed over'(test: TestApp): Promise<Chose> {
    const chose = await AFTER_CHOICE['with an application that is filled in'](test);
    const { person, planId, revision } = chose;
    (await person.call(applications.handOverApplication, { body: { planId, revision, asItIs: false } }))
      .answer;
    return chose;
  },
  async 'with a plan to draw up'(test: TestApp, staff: Staff): Promise<Chose> {
    const { person, planId, goesOn } = await repaying(test, staff);
    await goesOn();
    return { person, planId, revision: 0, letter: NO_LETTER, today: todayOf(test) };
  },
  async 'with a letter that is read'(test: TestApp, staff: Staff): Promise<Chose> {
    const { person, planId } = await repaying(test, staff);
    const [first] = (await person.call(letters.myLetters, {})).answer.letters;
    const params = { letterId: first?.id ?? '' };
    for (const [place, value] of Object.entries(FILLS)) {
      (await person.call(letters.editLetter, { params, body: { place, value, was: '' } })).answer;
    }
    const { letter } = (await person.call(letters.myLetter, { params })).answer;
    (await person.call(letters.readLetter, { params, body: { shown: letter.shown } })).answer;
    return { person, planId, revision: 0, letter, today: todayOf(test) };
  },
  async 'with a letter that is sent'(test: TestApp, staff: Staff): Promise<Chose> {
    const chose = await AFTER_CHOICE['with a letter that is read'](test, staff);
    const { person, letter, today } = chose;
    const body = { shown: letter.shown, version: 1, on: today, by: 'post' } as const;
    (await person.call(letters.sendLetter, { params: { letterId: letter.id }, body })).answer;
    return chose;
  },
} as const;
type PlaceAfterChoice = keyof typeof AFTER_CHOICE;

const FILLS = {
  address: '14 Tannery Row\nLeeds LS9 0ZZ',
  creditorAddress: 'PO Box 118\nEly CB7 0ZZ',
  reference: 'KC 2281',
  reason: 'my hours were cut',
};

function refused<const C extends Call>(
  declaration: C,
  place: PlaceAfterChoice,
  options: (chose: Chose) => CallOptions<C>,
) {
  return { declaration, place, send: (chose: Chose) => chose.person.call(declaration, options(chose)) };
}
const ofLetter = ({ letter }: Chose) => ({ letterId: letter.id });

/** The calls that follow on a choice, as each would be right in a session that is open: the lock refuses each. */
export const REFUSED_AFTER_CHOICE = [
  refused(
    applications.giveApplicationAnswer,
    'with an application that is filled in',
    ({ planId, revision }) => ({
      body: {
        planId,
        revision,
        at: { field: 'hasNationalInsurance', entry: null, part: null },
        value: false,
      },
    }),
  ),
  refused(
    applications.handOverApplication,
    'with an application that is filled in',
    ({ planId, revision }) => ({ body: { planId, revision, asItIs: false } }),
  ),
  refused(applications.takeBackApplication, 'with an application that is handed over', ({ planId }) => ({
    body: { planId },
  })),
  refused(noteRepayment, 'with a plan to draw up', ({ planId, today }) => ({
    params: { planId },
    body: { id: randomUUID(), after: 0, note: { kind: 'draw up' as const, firstPayment: today } },
  })),
  refused(changeReminders, 'with a plan to draw up', ({ planId }) => ({
    params: { planId },
    body: { daysBefore: 3 as const },
  })),
  refused(letters.editLetter, 'with a letter that is read', chose => ({
    params: ofLetter(chose),
    body: { place: 'reason', value: 'I am between jobs', was: FILLS.reason },
  })),
  refused(letters.attachBudget, 'with a letter that is read', chose => ({
    params: ofLetter(chose),
    body: { isAttached: true },
  })),
  refused(letters.readLetter, 'with a letter that is read', chose => ({
    params: ofLetter(chose),
    body: { shown: chose.letter.shown },
  })),
  refused(letters.sendLetter, 'with a letter that is read', chose => ({
    params: ofLetter(chose),
    body: { shown: chose.letter.shown, version: 1, on: chose.today, by: 'post' as const },
  })),
  refused(letters.takeLetterBack, 'with a letter that is sent', chose => ({
    params: ofLetter(chose),
    body: { version: 1 },
  })),
  refused(letters.answerLetter, 'with a letter that is sent', chose => ({
    params: ofLetter(chose),
    body: { version: 1, answer: 'accepted' as const, on: chose.today },
  })),
  refused(tellForLetters, 'with a letter that is read', () => ({
    body: { kind: 'lump sum' as const, sum: '500' },
  })),
  refused(sayOfEntitlement, 'with a letter that is read', () => ({
    params: { entitlementId: 'universal-credit' },
    body: { said: 'done' as const },
  })),
  refused(letterFiles.emailLetters, 'with a letter that is read', ({ letter }) => ({
    body: { letterId: letter.id },
  })),
];
