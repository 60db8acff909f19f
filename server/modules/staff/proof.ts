import type { Deps } from '../../deps.ts';
import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import { createSeal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { isPassword } from '../identity/passwordHash.ts';
import { stepOf } from '../identity/second-factor/totp.ts';
import { noteStaff } from './log.ts';
import { staffSecretSubject } from './members.ts';

export type ProofDeps = Pick<Deps, 'database' | 'clock' | 'config'>;

/** Whom a proof is asked of, and what of. */
type Owner = { readonly id: string; readonly password_hash: string | null };
type Given = { readonly password: string; readonly code: string };

const MOST_TRIES = 5;
const PAUSE = 15 * 60 * 1000;

/**
 * Does something for whom password and code prove, in the transaction in which they are looked at. Tries take turns: of
 * many at once none is looked at after the fifth wrong one. A refusal is in the log and counts; for an email that is
 * nobody's it takes as long.
 *
 * @returns null where it was refused, also with the right ones in the pause after five wrong ones
 */
export async function ifProved<Result>(
  { database, clock, config }: ProofDeps,
  owner: Owner | undefined,
  { password, code }: Given,
  { refusal, network }: { readonly refusal: 'sign-in refused' | 'change refused'; readonly network: Buffer },
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result | null> {
  const at = clock.now();
  const isRight = await isPassword(password, owner?.password_hash ?? null);
  return database.transaction().execute(async trx => {
    const member = await memberOf(trx, owner?.id ?? null);
    const refused = async (why: 'wrong' | 'paused' | 'ended' | 'unknown') => {
      await noteStaff(trx, { kind: refusal, at, staffId: owner?.id ?? null, network, facts: { why } });
      return null;
    };
    if (!member || !owner) return refused('unknown');
    if (member.ended_at) return refused('ended');
    if (member.paused_until && member.paused_until > at) return refused('paused');
    const step = stepNow(member.sealed_secret, owner.id);
    const isNew = step !== null && (member.last_step === null || step > Number(member.last_step));
    if (!isRight || !isNew || member.password_hash !== owner.password_hash) {
      const tries = member.wrong_tries + 1;
      const isLast = tries >= MOST_TRIES;
      await trx
        .updateTable('staff_members')
        .set({
          wrong_tries: isLast ? 0 : tries,
          paused_until: isLast ? new Date(at.getTime() + PAUSE) : null,
        })
        .where('id', '=', owner.id)
        .execute();
      return refused('wrong');
    }
    await trx
      .updateTable('staff_members')
      .set({ wrong_tries: 0, paused_until: null, last_step: step })
      .where('id', '=', owner.id)
      .execute();
    return work(trx);
  });

  function stepNow(sealed: Buffer | null, staffId: string): number | null {
    if (!sealed) return null;
    const place = { key: 'DATA_SECRET', table: 'staff_members', id: staffId } as const;
    const secret = openSealed(createSeal(config.dataSecret), sealed, staffSecretSubject(staffId), place);
    return stepOf(secret, code.replace(/\s/gu, ''), at);
  }
}

function memberOf(trx: DatabaseTransaction, staffId: string | null) {
  return trx
    .selectFrom('staff_members')
    .select(['password_hash', 'sealed_secret', 'last_step', 'wrong_tries', 'paused_until', 'ended_at'])
    .where('id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
}

/** The password of a member, as stored. */
export function hashOfMember(database: Database, staffId: string) {
  return database
    .selectFrom('staff_members')
    .select(['id', 'password_hash'])
    .where('id', '=', staffId)
    .executeTakeFirst();
}
