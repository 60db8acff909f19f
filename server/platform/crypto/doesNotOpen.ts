import { keyIdIn, type Seal } from './seal.ts';

/** Where something sealed lies: the setting with its key, the table, and what of the row tells it from others. */
export type SealedPlace = {
  readonly key: 'HEALTH_DATA_KEY' | 'DATA_SECRET';
  readonly table: string;
  readonly id: string;
};

/** What was sealed and does not open: which record, and nothing of what it holds. */
export class DoesNotOpen extends Error {
  override readonly name = 'DoesNotOpen';
  readonly place: SealedPlace;
  /** The id of the key that it says it was sealed with; of one from before keys had ids, anything. */
  readonly keyId: string;

  constructor(place: SealedPlace, sealed: Buffer) {
    super(`${place.table} ${place.id} does not open with ${place.key}.`);
    this.place = place;
    this.keyId = keyIdIn(sealed);
  }
}

/** The text of something sealed. Throws DoesNotOpen where no key of the ring opens it for this subject. */
export function openSealed(seal: Seal, sealed: Buffer, subject: string, place: SealedPlace): string {
  const text = seal.open(sealed, subject);
  if (text === null) throw new DoesNotOpen(place, sealed);
  return text;
}

/** The same of what is read and opened in one. */
export async function orDoesNotOpen<Opened>(opening: Promise<Opened>): Promise<Opened | DoesNotOpen> {
  try {
    return await opening;
  } catch (fault) {
    if (fault instanceof DoesNotOpen) return fault;
    throw fault;
  }
}

/** What `open` gives, or the fault in its place where something does not open: for what shows many things at once. */
export function openedOr<Opened>(open: () => Opened): Opened | DoesNotOpen {
  try {
    return open();
  } catch (fault) {
    if (fault instanceof DoesNotOpen) return fault;
    throw fault;
  }
}
