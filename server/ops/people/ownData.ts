import { loadContent } from '../../modules/content/load.ts';
import { publishedPlans } from '../../modules/journeys/open.ts';
import { allHeld } from '../../modules/own-data/allHeld.ts';
import { copyOf } from '../../modules/own-data/copy.ts';
import { COPY_MAIL } from '../../modules/own-data/copyAsked.ts';
import { copyWords } from '../../modules/own-data/copyWords.ts';
import { eraseGuest } from '../../modules/own-data/eraseGuest.ts';
import { askForErasure } from '../../modules/own-data/erasures.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { Misuse } from '../command.ts';
import type { Act } from './act.ts';
import { newFile } from './newFile.ts';

/**
 * Writes all that is held about a person into a new file that nobody else may read. That it was asked for is noted first;
 * who has an account is told by mail once the file is there. Where either fails, nothing is left of the file.
 */
export async function copyInto({
  database,
  config,
  customerId,
  hasAccount,
  now,
  out,
  say,
}: Act): Promise<void> {
  if (out === undefined) throw new Misuse('Say where to write it: --out FILE.');
  const content = loadContent(config.contentDir);
  const words = copyWords({ database, content, plans: publishedPlans(database) });
  const copy = await copyOf({ ...words, database, held: allHeld(config) }, customerId, now);
  const file = newFile(out);
  try {
    await note(database, { kind: 'export asked', at: now, customerId, facts: {} });
    file.write(`${JSON.stringify(copy, null, 2)}\n`);
    if (hasAccount) {
      await database.transaction().execute(trx => mailsForServer.add(trx, customerId, COPY_MAIL, now));
    }
  } catch (fault) {
    // Nobody has a copy, or part of one, that the person does not hear of.
    file.remove();
    throw fault;
  }
  say(`All that is held is in ${out}. Delete it once they have it.`);
}

/**
 * Erases somebody without an account at once; who has one is told, and has the waiting time to keep it, as if they had
 * asked themselves.
 */
export async function erase({
  database,
  config,
  customerId,
  hasAccount,
  now,
  isSure,
  say,
}: Act): Promise<void> {
  const { retention: rules } = loadContent(config.contentDir);
  if (hasAccount) {
    const { eraseOn } = await askForErasure(
      { database, rules, outbox: mailsForServer },
      { customerId },
      undefined,
      now,
    );
    say(`They are told by mail, and are erased on ${eraseOn} at the earliest unless they keep the account.`);
    return;
  }
  if (!isSure)
    throw new StartFault('This erases all they told us, for good. To do it, say it again with --confirm.');
  const erasing = { seal: createSeal(config.dataSecret), held: allHeld(config), rules };
  try {
    await eraseGuest(database, erasing, { customerId }, now);
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    throw new StartFault(
      'They have made an account since: nothing is erased. Say it again, and they are told.',
    );
  }
  say('Erased.');
}
