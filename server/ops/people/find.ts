import type { EmailChangeDays } from '@towpath/domain/people/emailChange.ts';
import { checkEmail, emailKey } from '@towpath/domain/values/email.ts';
import { checkPhone, waysToWritePhone } from '@towpath/domain/values/phone.ts';
import { emailChangeOf } from '../../modules/account/emailChanges.ts';
import { whoHadEmail } from '../../modules/account/emailChangesForStaff.ts';
import { toldSafeContact } from '../../modules/account/safeContact.ts';
import { whoLeftNumber } from '../../modules/callbacks/numbersForStaff.ts';
import { callsToMake } from '../../modules/callbacks/waiting.ts';
import { whoConfirmedPhone } from '../../modules/credit-search/phonesForStaff.ts';
import { type FoundPerson, findPeople } from '../../modules/customers/findPeople.ts';
import { secondFactorOf } from '../../modules/identity/second-factor/state.ts';
import { runningSessions } from '../../modules/identity/sessions.ts';
import { openCorrectionCount } from '../../modules/own-data/correctionsForStaff.ts';
import { erasureOf } from '../../modules/own-data/erasures.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { Misuse } from '../command.ts';
import { type Look, noteLook } from '../looks.ts';
import { idIn } from './idIn.ts';

/** By what a person is looked for. */
type By = {
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly id: string | undefined;
};

type Deps = {
  readonly database: Database;
  readonly seal: Seal;
  readonly emailChangeDays: EmailChangeDays;
};
/** Somebody, and by what of theirs they are found. */
type FoundBy = FoundPerson & { readonly foundBy: readonly string[] };

/**
 * Finds people by one of these and gives for each what there is that can be acted on, nothing of what they told us, and
 * by what they were found: whoever gives only a number that others know too may be somebody else. Each is noted as looked
 * at. Throws a Misuse for none or several of the three, or one that is not written as such.
 */
export async function found(deps: Deps, by: By, look: Look, now: Date): Promise<readonly object[]> {
  const { database, emailChangeDays } = deps;
  if (Object.values(by).filter(value => value !== undefined).length !== 1) {
    throw new Misuse('Say one of --email, --phone and --id.');
  }
  const people = await peopleBy(deps, by);
  const calls = await callsToMake(database);
  const all: object[] = [];
  for (const { id, ...person } of people) {
    // Noted first: what is on the screen has been looked at.
    await noteLook(database, look, { customerId: id, now });
    const change = await emailChangeOf({ database, emailChangeDays }, id);
    const erasure = await erasureOf(database, id);
    all.push({
      id,
      ...person,
      sessions: (await runningSessions(database, id, now)).length,
      secondFactor: (await secondFactorOf(database, id)) ? 'on' : 'off',
      emailChange: change && {
        email: change.email,
        isConfirmed: change.isConfirmed,
        countsOn: change.countsOn,
      },
      erasure: erasure && { askedAt: erasure.askedAt, eraseOn: erasure.eraseOn },
      openCorrections: await openCorrectionCount(database, id),
      mayRing: (await toldSafeContact(database, id))?.mayRing ?? true,
      callsWaiting: calls.filter(({ customerId }) => customerId === id).length,
    });
  }
  return all;
}

async function peopleBy(
  { database, seal }: Pick<Deps, 'database' | 'seal'>,
  { email, phone, id }: By,
): Promise<readonly FoundBy[]> {
  if (id !== undefined) {
    const people = await findPeople(database, { ids: [idIn(id)] });
    return people.map(person => ({ ...person, foundBy: ['their id'] }));
  }
  if (phone !== undefined) {
    const checked = checkPhone(phone);
    if (!checked.ok) throw new Misuse('--phone wants a UK number.');
    return byPhone({ database, seal }, checked.value);
  }
  const checked = checkEmail(email);
  if (!checked.ok) throw new Misuse('--email wants an email.');
  const hadIt = await whoHadEmail(database, checked.value);
  const people = await findPeople(database, { email: checked.value, ids: hadIt });
  return people.map(person => ({
    ...person,
    foundBy: [
      ...(person.email !== null && emailKey(person.email) === emailKey(checked.value) ? ['their email'] : []),
      ...(hadIt.includes(person.id) ? ['an email before'] : []),
    ],
  }));
}

async function byPhone(
  { database, seal }: Pick<Deps, 'database' | 'seal'>,
  phone: string,
): Promise<readonly FoundBy[]> {
  const confirmed = await whoConfirmedPhone(database, seal, phone);
  const left = await whoLeftNumber(database, phone);
  const people = await findPeople(database, { phone, ids: [...confirmed, ...left] });
  return people.map(person => ({
    ...person,
    foundBy: [
      ...(waysToWritePhone(phone).some(number => number === person.phone) ? ['their phone'] : []),
      ...(confirmed.includes(person.id) ? ['a phone confirmed for a credit search'] : []),
      ...(left.includes(person.id) ? ['a number left for a call'] : []),
    ],
  }));
}
