import { openSealed } from '../../platform/crypto/doesNotOpen.ts';
import type { Seal } from '../../platform/crypto/seal.ts';

/** An application of a person. */
export type OfApplication = { readonly customerId: string; readonly planId: string };

/** For whom and what it is sealed: what was given, a version that was handed over, what was said at a change. */
export const givenSubject = ({ customerId, planId }: OfApplication) => `application ${customerId} ${planId}`;
export const versionSubject = (of: OfApplication, number: number) => `${givenSubject(of)} version ${number}`;
/** Which answers one of us wrote down. */
export const writtenSubject = (of: OfApplication) => `${givenSubject(of)} written down`;
export const changeSubject = (of: OfApplication, sequence: number) =>
  `${givenSubject(of)} change ${sequence}`;

const KEY = 'HEALTH_DATA_KEY';

/** What was given in an application, as JSON text. Throws DoesNotOpen. */
export function openedGiven(seal: Seal, of: OfApplication, sealed: Buffer): string {
  return openSealed(seal, sealed, givenSubject(of), { key: KEY, table: 'applications', id: of.planId });
}

/** Which answers one of us wrote down, as JSON text; null where nobody has. Throws DoesNotOpen. */
export function openedWritten(seal: Seal, of: OfApplication, sealed: Buffer | null): string | null {
  if (sealed === null) return null;
  return openSealed(seal, sealed, writtenSubject(of), { key: KEY, table: 'applications', id: of.planId });
}

/** A version that was handed over, as JSON text. Throws DoesNotOpen. */
export function openedVersion(seal: Seal, of: OfApplication, number: number, sealed: Buffer): string {
  const place = { key: KEY, table: 'application_versions', id: `${of.planId} ${number}` } as const;
  return openSealed(seal, sealed, versionSubject(of, number), place);
}

/** What was said at a change, as JSON text; null where nothing was. Throws DoesNotOpen. */
export function openedChange(
  seal: Seal,
  of: OfApplication,
  sequence: number,
  sealed: Buffer | null,
): string | null {
  if (sealed === null) return null;
  const place = { key: KEY, table: 'application_changes', id: `${of.planId} ${sequence}` } as const;
  return openSealed(seal, sealed, changeSubject(of, sequence), place);
}
