import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { addPaperPhoto, PaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import {
  checkPhoto,
  checkPhotoWords,
  MOST_PHOTOS,
  PHOTO_MESSAGES,
} from '@towpath/domain/people/paperPhoto.ts';
import type { PhotoKind } from '@towpath/domain/people/photoFile.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { accepted, type Checked, refused } from '@towpath/domain/values/checked.ts';
import type { Deps } from '../../../deps.ts';
import { createSeal } from '../../../platform/crypto/seal.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import type { FileAnswer } from '../../../platform/http/route.ts';
import { londonDate } from '../../../platform/time/londonDate.ts';
import { debtsOf } from '../../debts/readDebts.ts';
import { ownersTold } from '../../repayment/sales.ts';
import { erasePhoto, type KeptPhoto, keptPhotos, photoFile, putPhoto, sentBefore } from './repository.ts';

const ENDINGS: Readonly<Record<PhotoKind, string>> = { jpeg: 'jpg', png: 'png', pdf: 'pdf' };

export type PaperPhotos = ReturnType<typeof createPaperPhotos>;

/** The papers that people send us. Sealed with the key to health data: a letter may tell of it. */
export function createPaperPhotos({ config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>) {
  const seal = createSeal(config.healthDataKey);
  const sealOfPlans = createSeal(config.dataSecret);

  /** The papers of a person, the newest first. */
  async function mine(customerId: string): Promise<PaperPhoto[]> {
    const kept = await keptPhotos(database, seal, customerId);
    const names = await namesOfDebts(customerId);
    return kept.map(photo => shown(photo, names));
  }

  /**
   * Keeps a paper; sent again under its id, it stays one paper, as it was sent last. Throws VALIDATION_FAILED with what is
   * wrong at each field.
   */
  async function add(
    customerId: string,
    photoId: string,
    { words, debtId, file: content }: BodyOf<typeof addPaperPhoto>,
  ): Promise<PaperPhoto> {
    const id = photoId.toLowerCase();
    const file = Buffer.from(content, 'base64');
    const [said, kind] = [checkPhotoWords(words), checkPhoto(file)];
    const names = await namesOfDebts(customerId);
    const about =
      debtId === null || names.has(debtId) ? accepted(debtId) : refused('noDebt', PHOTO_MESSAGES.noDebt);
    if (!said.ok || !kind.ok || !about.ok) throw refusal({ file: kind, words: said, debtId: about });
    const sent = {
      id,
      said: { words: said.value, debtId: about.value },
      kind: kind.value,
      bytes: file.length,
    };
    const kept = await database.transaction().execute(async trx => {
      const before = await sentBefore(trx, customerId);
      if (!before.has(id) && before.size >= MOST_PHOTOS) {
        throw new ApiError('VALIDATION_FAILED', {
          fields: [{ field: 'file', message: PHOTO_MESSAGES.full }],
        });
      }
      const photo: KeptPhoto = { ...sent, addedAt: before.get(id) ?? clock.now() };
      await putPhoto(trx, seal, customerId, photo, file);
      return photo;
    });
    return shown(kept, names);
  }

  /** The file of a paper. Throws NOT_FOUND for one that is not theirs. */
  async function file(customerId: string, photoId: string): Promise<FileAnswer> {
    const found = await photoFile(database, seal, customerId, photoId.toLowerCase());
    if (!found) throw new ApiError('NOT_FOUND');
    return { name: `paper-${dayOf(found.addedAt)}.${ENDINGS[found.kind]}`, bytes: found.file };
  }

  /** Erases a paper. Throws NOT_FOUND for one that is not theirs. */
  async function remove(customerId: string, photoId: string): Promise<void> {
    const isErased = await erasePhoto(database, customerId, photoId.toLowerCase());
    if (!isErased) throw new ApiError('NOT_FOUND');
  }

  /** Whom each debt of the list is with today. */
  async function namesOfDebts(customerId: string): Promise<ReadonlyMap<string, string>> {
    const ownerOf = await ownersTold(database, sealOfPlans, customerId);
    const today = dayOf(clock.now());
    const debts = await debtsOf(database, customerId);
    return new Map(debts.map(debt => [debt.id, ownerOf(debt, today).name]));
  }

  return { mine, add, file, remove };
}

function shown(
  { id, said, kind, bytes, addedAt }: KeptPhoto,
  names: ReadonlyMap<string, string>,
): PaperPhoto {
  const { words, debtId } = said;
  const name = debtId === null ? undefined : names.get(debtId);
  const about = debtId === null || name === undefined ? null : { debtId, name };
  return { id, words, about, kind, bytes, addedOn: dayOf(addedAt) };
}

function dayOf(at: Date): string {
  return isoDate(londonDate(at));
}

function refusal(checks: Readonly<Record<string, Checked<unknown>>>): ApiError {
  return new ApiError('VALIDATION_FAILED', {
    fields: Object.entries(checks).flatMap(([field, checked]) =>
      checked.ok ? [] : [{ field, message: checked.message }],
    ),
  });
}
