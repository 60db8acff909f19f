import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import { SENT_WAYS, type SentWay } from '@towpath/domain/letters/sentLetter.ts';
import { isAboutHealth, withoutOwnWords } from '@towpath/domain/letters/tellsOfHealth.ts';
import { receiverOf } from '@towpath/domain/letters/textOf.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { openSent } from './kept.ts';
import { lackedByPdf } from './notInPdf.ts';
import type { LettersNow } from './shownLetters.ts';
import { idOf } from './toResponse.ts';
import { versionFile } from './versionFiles.ts';

/** A letter as a paper: each version that went out, and what is begun. */
export type LetterPaper = {
  /** As the calls of letters name it. */
  readonly letterId: string;
  readonly title: string;
  readonly to: string;
  /** What went out, on which day, 'YYYY-MM-DD', and how; null for what is begun. */
  readonly sent: {
    readonly version: number;
    readonly on: string;
    readonly by: SentWay | null;
    /** The budget went with it, before budgets were kept with letters. */
    readonly budgetNotKept: boolean;
  } | null;
  /** By which it is named to who may not read its kind. */
  readonly keptId: string;
  /** What of it tells of health: its kind by itself, or what the person wrote in words of their own. Null for nothing. */
  readonly tellsOfHealth: 'kind' | 'own words' | null;
  /** Something of it is in a script that the PDF cannot show: it comes as DOCX alone. */
  readonly isWordOnly: boolean;
  /** When it was written down. */
  readonly at: Date;
};

type Sealed = {
  readonly database: Database;
  readonly seal: Seal;
  /** The kinds of letters. */
  readonly definitions: readonly LetterDefinition[];
};

/** Every version of a letter that a person sent, whatever has become of its debt. Throws DoesNotOpen. */
export async function sentLettersOf(
  { database, seal, definitions }: Sealed,
  customerId: string,
): Promise<readonly LetterPaper[]> {
  const rows = await database
    .selectFrom('letters_sent')
    .innerJoin('letters', join =>
      join
        .onRef('letters.customer_id', '=', 'letters_sent.customer_id')
        .onRef('letters.id', '=', 'letters_sent.letter_id'),
    )
    .select([
      'letter_key',
      'about',
      'letter_id',
      'version',
      'letters_sent.sealed as sealed',
      'sent_on',
      'sent_by',
      'attached_budget',
      'noted_at',
    ])
    .where('letters_sent.customer_id', '=', customerId)
    // What was taken back never went.
    .where('taken_back_at', 'is', null)
    .execute();
  return rows.map(row => {
    const went = openSent(seal, row.letter_id, row.version, row.sealed);
    const { letter } = went;
    const { isWordOnly, budgetNotKept } = versionFile(went, row.attached_budget);
    return {
      letterId: idOf({ letterKey: row.letter_key, about: row.about }),
      title: letter.title,
      to: receiverOf(letter),
      sent: {
        version: row.version,
        on: row.sent_on,
        by: SENT_WAYS.find(way => way === row.sent_by) ?? null,
        budgetNotKept,
      },
      at: row.noted_at,
      keptId: row.letter_id,
      tellsOfHealth: tellsOfHealth(
        definitions.find(({ id }) => id === row.letter_key),
        letter,
      ),
      isWordOnly,
    };
  });
}

/** One of a kind that is not known any more may tell of anything. */
function tellsOfHealth(
  definition: LetterDefinition | undefined,
  letter: ComposedLetter,
): LetterPaper['tellsOfHealth'] {
  if (!definition || isAboutHealth(definition)) return 'kind';
  return withoutOwnWords(definition, letter, '').isWithheld ? 'own words' : null;
}

/** The letters that a person has begun or changed and not sent since, by what they said with the letter or on the plan. */
export async function begunLettersOf(
  database: Database,
  customerId: string,
  now: () => Promise<LettersNow>,
): Promise<readonly LetterPaper[]> {
  const rows = await database
    .selectFrom('letters')
    .select(['id', 'changed_at'])
    .where('customer_id', '=', customerId)
    .execute();
  if (rows.length === 0) return [];
  const all = await now();
  return rows.flatMap(({ id, changed_at }) => {
    const kept = all.kept.find(one => one.id === id);
    if (!kept || (kept.sent.length > 0 && !kept.draft.isTouched)) return [];
    const one = all.one(kept);
    // What must not be sent any more is no paper to keep.
    if (!one || one.stops !== null) return [];
    // Its offer went, as was said on the plan: nobody has to go on with it.
    if (one.inOwnWords) return [];
    return [
      {
        letterId: idOf(kept),
        title: one.letter.title,
        to: receiverOf(one.letter),
        sent: null,
        at: changed_at,
        keptId: id,
        tellsOfHealth: tellsOfHealth(one.definition, one.letter),
        isWordOnly: lackedByPdf(one, all.world).length > 0,
      },
    ];
  });
}
