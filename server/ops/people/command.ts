import { stopEmailChange } from '../../modules/account/emailChangesForStaff.ts';
import { loadContent } from '../../modules/content/load.ts';
import { findPeople } from '../../modules/customers/findPeople.ts';
import { removeForPerson } from '../../modules/identity/second-factor/turning.ts';
import { sessionsRunning, signOut, signOutEveryone } from '../../modules/identity/sessionsForStaff.ts';
import { keepForPerson } from '../../modules/own-data/erasures.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, type ExitCode, Misuse, type Operation, withDatabase } from '../command.ts';
import { counted } from '../counted.ts';
import { LOOK, type Look, lookIn, noteLook } from '../looks.ts';
import type { Act } from './act.ts';
import { giveUnknownEmail } from './email.ts';
import { found } from './find.ts';
import { idIn } from './idIn.ts';
import { copyInto, erase } from './ownData.ts';

const ACTS: Readonly<Record<string, (act: Act) => Promise<ExitCode>>> = {
  async 'sign-out'({ database, customerId, hasAccount, now, say, complain }) {
    if (!hasAccount) {
      complain('They have no account: signed out, they could not come back to what they told us.');
      return 1;
    }
    say(`${counted(await signOut(database, customerId, now), 'session', 'sessions')} ended.`);
    return 0;
  },
  async 'stop-email-change'({ database, customerId, now, complain }) {
    if (await stopEmailChange(database, customerId, now)) return 0;
    complain('No change of their email is under way.');
    return 1;
  },
  async 'turn-codes-off'({ database, customerId, now, complain }) {
    if (await removeForPerson(database, mailsForServer, customerId, now)) return 0;
    complain('They log in without a code.');
    return 1;
  },
  async 'stop-erasure'({ database, customerId, now, complain }) {
    if (await keepForPerson({ database, outbox: mailsForServer }, customerId, now)) return 0;
    complain('Nobody has asked to erase them.');
    return 1;
  },
  email: giveUnknownEmail,
  async copy(act) {
    await copyInto(act);
    return 0;
  },
  async erase(act) {
    await erase(act);
    return 0;
  },
};
const NAMES = ['find', ...Object.keys(ACTS)];

/** `ops people find | sign-out | …`: what a person here does for somebody who writes. */
export const people = command(
  'finds a person who writes, and acts in their place; each is in the audit log',
  {
    words: [NAMES.join('|'), '[ID]'],
    options: {
      email: { type: 'string', help: 'find: the email of the account, or the one before it' },
      phone: { type: 'string', help: 'find: a phone that they gave, confirmed or left for a call' },
      id: { type: 'string', help: 'find: the number of the person' },
      everyone: { type: 'boolean', help: 'sign-out: everybody with an account, in place of ID' },
      confirm: { type: 'boolean', help: 'sign-out --everyone, erase: really do it' },
      out: { type: 'string', help: 'copy: the new file to write' },
      to: { type: 'string', help: 'email: of an account whose own nobody knows since a restore' },
      ...LOOK,
    },
  },
  async ({ email, phone, id, everyone, confirm, out, to, ...given }, [what = '', typed], operation) => {
    const act = Object.hasOwn(ACTS, what) ? ACTS[what] : undefined;
    if (what !== 'find' && !act) throw new Misuse(`Say one of: ${NAMES.join(', ')}.`);
    const look = lookIn(given, operation.environment);
    const now = systemClock.now();
    const isSure = confirm === true;
    const { say, complain } = operation;
    return withDatabase(operation.environment, async ({ database }, config) => {
      if (!act) {
        const seal = createSeal(config.dataSecret);
        const emailChangeDays = loadContent(config.contentDir).settings.emailChange;
        const people = await found({ database, seal, emailChangeDays }, { email, phone, id }, look, now);
        for (const person of people) say(JSON.stringify(person));
        if (people.length === 0) complain('Nobody is found by that.');
        return people.length === 0 ? 1 : 0;
      }
      if (everyone && what === 'sign-out' && typed === undefined) {
        return everybodyOut(database, { look, isSure, now }, operation);
      }
      const [person] = await findPeople(database, { ids: [idIn(typed)] });
      if (!person) {
        complain('There is nobody with that number.');
        return 1;
      }
      await noteLook(database, look, { customerId: person.id, now });
      const { id: customerId, hasAccount } = person;
      return act({ database, config, customerId, hasAccount, now, out, to, isSure, say, complain });
    });
  },
);

async function everybodyOut(
  database: Database,
  { look, isSure, now }: { readonly look: Look; readonly isSure: boolean; readonly now: Date },
  { say, complain }: Operation,
): Promise<ExitCode> {
  if (!isSure) {
    complain(
      `This ends ${counted(await sessionsRunning(database, now), 'session', 'sessions')}. To do it, say it again with --confirm.`,
    );
    return 1;
  }
  say(`${counted(await signOutEveryone(database, look, now), 'session', 'sessions')} ended.`);
  return 0;
}
