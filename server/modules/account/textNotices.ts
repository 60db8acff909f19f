import type { TextName } from '@towpath/contracts/content/mails.ts';
import { isSafeNow, type SafeTime, safeTimesIn } from '@towpath/domain/people/safeContact.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type LetterheadOf, writeText } from '../../partners/mail/writeMail.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { londonHour } from '../../platform/time/londonHour.ts';

const MINUTE = 60 * 1000;
/** How often each is looked at until it is sent. */
const LOOK_EVERY = 15 * MINUTE;
/** Whoever ticked one time of a week has had it twice by then. */
const LASTS = 14 * 24 * 60 * MINUTE;
const AT_ONCE = 100;

/** A text message about an account, which waits until it is safe. */
export type TextNotice = {
  readonly customerId: string;
  readonly kind: TextName;
  /** What it is about, for kinds that need more than the person. */
  readonly about?: string;
  readonly phone: string;
  /** When it is safe; none for by day. What is safe is as it was when the notice was asked for. */
  readonly times: readonly SafeTime[];
};

/** What else belongs to a kind of notice. */
export type NoticeKind = {
  /** Asked before it is sent: whether there is still something to tell. */
  readonly isWanted: (database: Database, customerId: string, about: string | null) => Promise<boolean>;
  /** What is put into its words, for kinds that say more than the brand. */
  readonly values?: (
    database: Database,
    customerId: string,
    about: string | null,
  ) => Promise<Readonly<Record<string, string>>>;
  /** With its sending. */
  readonly sent: Ended;
  /** Where it could not be sent in two weeks. */
  readonly gaveUp: Ended;
};
type Ended = (trx: DatabaseTransaction, customerId: string, about: string | null, at: Date) => Promise<void>;

/** Records a text message in the transaction that causes it. */
export async function addTextNotice(trx: DatabaseTransaction, notice: TextNotice, at: Date): Promise<void> {
  const { customerId, kind, about, phone, times } = notice;
  await trx
    .insertInto('text_notices')
    .values({
      customer_id: customerId,
      kind,
      about: about ?? null,
      phone,
      times: [...times],
      asked_at: at,
      due_at: at,
    })
    .execute();
}

/** Takes back the messages of a kind about one thing that have not been sent yet. */
export async function dropTextNotices(
  trx: DatabaseTransaction,
  { customerId, kind, about }: Required<Pick<TextNotice, 'customerId' | 'kind' | 'about'>>,
): Promise<void> {
  await trx
    .deleteFrom('text_notices')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('about', '=', about)
    .execute();
}

type SendingDeps = Pick<Deps, 'database' | 'clock' | 'messageSender'> & {
  readonly letterheadOf: LetterheadOf;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/** Sends the messages that are safe to send now; the others, and those that did not go, are looked at again later. */
export async function sendTextNotices(
  deps: SendingDeps,
  kinds: Readonly<Partial<Record<string, NoticeKind>>>,
): Promise<void> {
  const { database, clock } = deps;
  const { day, hour } = londonHour(clock.now());
  for (const notice of await claim(database, clock.now())) {
    const { customer_id: customerId, about } = notice;
    const kind = kinds[notice.kind];
    const isOver = notice.asked_at.getTime() + LASTS <= clock.now().getTime();
    if (!isOver && !isSafeNow(safeTimesIn(notice.times), day, hour)) continue;
    const isWanted = kind === undefined || (await kind.isWanted(database, customerId, about));
    const hasGone =
      !isOver &&
      isWanted &&
      (await hasBeenSent(deps, notice, await kind?.values?.(database, customerId, about)));
    if (!hasGone && !isOver && isWanted) continue;
    await database.transaction().execute(async trx => {
      await trx.deleteFrom('text_notices').where('id', '=', notice.id).execute();
      if (hasGone) await kind?.sent(trx, customerId, about, clock.now());
      else if (isWanted) await kind?.gaveUp(trx, customerId, about, clock.now());
    });
  }
}

/** Takes those that are due for this process alone. */
function claim(database: Database, now: Date) {
  return database
    .with('next', query =>
      query
        .selectFrom('text_notices')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('text_notices')
    .from('next')
    .set({ due_at: sql<Date>`${new Date(now.getTime() + LOOK_EVERY)}::timestamptz` })
    .whereRef('text_notices.id', '=', 'next.id')
    .returning(['text_notices.id', 'customer_id', 'kind', 'about', 'phone', 'times', 'asked_at'])
    .execute();
}

async function hasBeenSent(
  { messageSender, letterheadOf, log }: SendingDeps,
  { customer_id, kind, phone }: { customer_id: string; kind: string; phone: string },
  values?: Readonly<Record<string, string>>,
): Promise<boolean> {
  try {
    // Kinds are names of text messages: nothing else is ever added.
    const message = writeText(await letterheadOf(customer_id), kind as TextName, values);
    if (!messageSender) return false;
    await messageSender.send({ to: phone.replace(/^\+44/u, '0'), ...message });
    return true;
  } catch {
    log.warn({ kind }, 'text message not sent');
    return false;
  }
}
