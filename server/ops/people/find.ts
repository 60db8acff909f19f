import { checkEmail } from '@towpath/domain/values/email.ts';
import { checkPhone } from '@towpath/domain/values/phone.ts';
import { emailChangeOf } from '../../modules/account/emailChanges.ts';
import { whoHadEmail } from '../../modules/account/emailChangesForStaff.ts';
import { callsToMake } from '../../modules/callbacks/waiting.ts';
import { type FoundPerson, findPeople } from '../../modules/customers/findPeople.ts';
import { secondFactorOf } from '../../modules/identity/second-factor/state.ts';
import { runningSessions } from '../../modules/identity/sessions.ts';
import { openCorrectionCount } from '../../modules/own-data/corrections.ts';
import { erasureOf } from '../../modules/own-data/erasures.ts';
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

/**
 * Finds people by one of these and gives for each what there is that can be acted on, nothing of what they told us. Each
 * is noted as looked at. Throws a Misuse for none or several of the three, or one that is not written as such.
 */
export async function found(database: Database, by: By, look: Look, now: Date): Promise<readonly object[]> {
  if (Object.values(by).filter(value => value !== undefined).length !== 1) {
    throw new Misuse('Say one of --email, --phone and --id.');
  }
  const people = await peopleBy(database, by);
  const calls = await callsToMake(database);
  const all: object[] = [];
  for (const { id, ...person } of people) {
    // Noted first: what is on the screen has been looked at.
    await noteLook(database, look, { customerId: id, now });
    const change = await emailChangeOf({ database }, id);
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
      callsWaiting: calls.filter(({ customerId }) => customerId === id).length,
    });
  }
  return all;
}

async function peopleBy(database: Database, { email, phone, id }: By): Promise<readonly FoundPerson[]> {
  if (id !== undefined) return findPeople(database, { ids: [idIn(id)] });
  if (phone !== undefined) {
    const checked = checkPhone(phone);
    if (!checked.ok) throw new Misuse('--phone wants a UK number.');
    return findPeople(database, { phone: checked.value, ids: [] });
  }
  const checked = checkEmail(email);
  if (!checked.ok) throw new Misuse('--email wants an email.');
  return findPeople(database, { email: checked.value, ids: await whoHadEmail(database, checked.value) });
}
