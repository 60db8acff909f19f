import { writeFileSync } from 'node:fs';
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
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { Misuse } from '../command.ts';
import type { Act } from './act.ts';

/** Writes all that is held about a person into a new file that nobody else may read; who has an account is told. */
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
  await database.transaction().execute(async trx => {
    await note(trx, { kind: 'export asked', at: now, customerId, facts: {} });
    if (hasAccount) await mailsForServer.add(trx, customerId, COPY_MAIL, now);
    try {
      writeFileSync(out, `${JSON.stringify(copy, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    } catch (fault) {
      const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
      throw new StartFault(`${out} ${code === 'EEXIST' ? 'is there already' : 'cannot be written'}.`);
    }
  });
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
  await eraseGuest(database, erasing, { customerId }, now);
  say('Erased.');
}
