import { register } from '@towpath/contracts/api/session.ts';
import {
  inFullReview,
  type ShortAnswers,
  USUAL_ANSWERS,
  type Walker,
  walker,
  walkOn,
} from '@towpath/server/testing/journeyWalk.ts';
import type { Site } from '@towpath/server/testing/site.ts';

const PARTNERS = ['mw_towpath', 'mw_towpath', 'mw_quick', 'mw_name'];

/** Numbers from 0 to 1, the same for the same seed. */
export type Chance = () => number;

/** Somebody who comes to the site: what they are called, what they answer, and when. */
export type Visitor = {
  readonly number: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly answers: ShortAnswers;
  readonly chance: Chance;
};

/** The service as a visit has it: its site, and the clock, which stands unless a visit moves it. */
export type Place = {
  readonly site: Site;
  /** The day on which it is filled. */
  readonly today: Date;
  readonly now: () => Date;
  /** Lets some minutes go by. */
  readonly wait: (minutes: number) => void;
  /** Has a partner tell us of somebody: the token of their link; undefined where it has no key. */
  readonly leadOf: (lead: {
    readonly forename: string;
    readonly surname: string;
    readonly phoneNumber: string;
  }) => Promise<string | undefined>;
  /** One of the staff, as they are at this moment; undefined where nobody was added. */
  readonly staff: StaffHand | undefined;
};

/** Makes a call of the console in the name of somebody of the staff. */
export type StaffHand = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly body: string }>;

/** What somebody does before they go, and how many days ago at most that was. */
export type Visit = {
  readonly daysAgo: number;
  readonly does: (place: Place, visitor: Visitor) => Promise<Walker>;
};

/** @param makesAccount not by the partner whose people give their name alone */
export async function begins({ site }: Place, { chance }: Visitor, makesAccount = false): Promise<Walker> {
  const partners = makesAccount ? PARTNERS.filter(one => one !== 'mw_name') : PARTNERS;
  return walker(site, { appId: partners[Math.floor(chance() * partners.length)] ?? 'mw_towpath' });
}

/** Answers the first questions to the account, makes it, and goes on to the first look. */
export async function hasFirstLook(place: Place, visitor: Visitor): Promise<Walker> {
  const person = await begins(place, visitor, true);
  await walkOn(person, visitor.answers, 'account');
  const { email, firstName, lastName } = visitor;
  const { answer } = await person.call(register, { body: { email, firstName, lastName, stepId: 'account' } });
  if (answer.accessToken) person.becomeCustomer(answer.accessToken);
  await walkOn(person, visitor.answers);
  return person;
}

/** The same, and begins the full review. */
export async function beginsReview(place: Place, visitor: Visitor): Promise<Walker> {
  return inFullReview(place.site, visitor.answers, await hasFirstLook(place, visitor));
}

/** Whoever fills in a budget has the income, the age and the home that it is filled in for, where council tax is paid. */
export function withBudgetOf(visitor: Visitor, more: ShortAnswers = {}): Visitor {
  const { nation, phone } = visitor.answers;
  const told = { nation: nation === 'wales' ? 'wales' : 'england', phone: phone ?? '' };
  return { ...visitor, answers: { ...USUAL_ANSWERS, ...told, ...more } };
}

/** As a request for a call names somebody. */
export const contactOf = ({ firstName, lastName, phone }: Visitor) => ({
  contactName: `${firstName} ${lastName}`,
  contactNumber: phone,
});
