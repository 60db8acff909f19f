import { isWithPerson } from '@towpath/domain/applications/applicationState.ts';
import type { ApplicationForm, ApplicationKind } from '@towpath/domain/applications/form.ts';
import { formOfKind } from '@towpath/domain/applications/forms/forms.ts';
import { type FormBefore, fromBefore } from '@towpath/domain/applications/fromBefore.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import {
  applicationOf,
  changesOf,
  formsBefore,
  holdApplication,
  type KeptApplication,
  keepGiven,
} from './repository.ts';
import type { OfApplication } from './sealing.ts';

/**
 * A form as it stands; of one in which nothing was given yet, with the answers of the forms that are over: a person is on
 * one plan at a time, so that every other form of theirs is. Throws DoesNotOpen.
 */
export async function begunFromBefore(
  on: Database | DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
  { form, kept }: { readonly form: ApplicationForm; readonly kept: KeptApplication },
): Promise<KeptApplication> {
  const isUntouched = kept.revision === 0 && Object.keys(kept.given).length === 0;
  if (!isUntouched || !isWithPerson(kept.state)) return kept;
  const before: FormBefore[] = [];
  for (const { planId, kind } of await formsBefore(on, of)) {
    const known = formOfKind(kind);
    if (known) before.push(await formBefore(on, seal, { ...of, planId, kind: known.kind }));
  }
  const begun = fromBefore(form, before);
  return Object.keys(begun.given).length === 0 ? kept : { ...kept, ...begun };
}

/** The form of a person, held until the transaction ends; begun where it was not, with what the one before has. Throws DoesNotOpen. */
export async function holdForm(
  trx: DatabaseTransaction,
  seal: Seal,
  of: OfApplication,
  { form, at }: { readonly form: ApplicationForm; readonly at: Date },
): Promise<KeptApplication> {
  const held = await holdApplication(trx, seal, { ...of, kind: form.kind, at });
  const kept = await begunFromBefore(trx, seal, of, { form, kept: held });
  if (kept !== held) await keepGiven(trx, seal, of, { ...kept, at });
  return kept;
}

/** What was given in a form, and when last: what was done with it since, such as an answer to it, is no giving. */
async function formBefore(
  on: Database | DatabaseTransaction,
  seal: Seal,
  { kind, ...of }: OfApplication & { readonly kind: ApplicationKind },
): Promise<FormBefore> {
  const { given, written, state, changedAt } = await applicationOf(on, seal, of);
  const changes = await changesOf(on, seal, of);
  const handedOver = changes.findLast(one => one.state === 'handed over');
  const isGivenSince = isWithPerson(state) && changes.at(-1)?.at.getTime() !== changedAt?.getTime();
  const last = isGivenSince ? changedAt : (handedOver?.at ?? changedAt);
  return { kind, given, written, on: (last ?? new Date(0)).toISOString() };
}
