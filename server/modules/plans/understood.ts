import type { AnsweredQuestion } from '@towpath/domain/plans/understanding.ts';
import { DoesNotOpen, openedOr, openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/database/database.ts';
import { sealedUnderstandingOf } from './repository.ts';

type Of = { readonly customerId: string; readonly id: string };

/** What the answers before a choice are sealed for. */
export function understoodSubject({ customerId, id }: Of): string {
  return `plan understanding ${customerId} ${id}`;
}

/** Seals what was answered, with the questions as they were read; null where none were asked. */
export function sealUnderstood(seal: Seal, of: Of, answered: readonly AnsweredQuestion[]): Buffer | null {
  return answered.length === 0 ? null : seal.close(JSON.stringify(answered), understoodSubject(of));
}

/** Throws DoesNotOpen. */
export function openUnderstood(seal: Seal, of: Of, sealed: Buffer | null): readonly AnsweredQuestion[] {
  if (sealed === null) return [];
  const place = { key: 'DATA_SECRET', table: 'plans', id: of.id } as const;
  // What was sealed for this subject was written by `sealUnderstood`.
  return JSON.parse(openSealed(seal, sealed, understoodSubject(of), place)) as readonly AnsweredQuestion[];
}

/** What a person answered before they chose, as one of us reads it; null where it does not open. */
export async function understoodOf(database: Database, seal: Seal, of: Of) {
  const sealed = await sealedUnderstandingOf(database, of.customerId, of.id);
  const opened = openedOr(() => openUnderstood(seal, of, sealed));
  if (opened instanceof DoesNotOpen) return null;
  return opened.map(({ question, answer, isToTalkAbout, says }) => ({
    question,
    answer,
    isToTalkAbout,
    says,
  }));
}
