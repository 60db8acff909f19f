import { errors, jwtVerify, SignJWT } from 'jose';
import { type KeyRing, keysOf } from '../../../platform/config/keyRing.ts';

const ALGORITHM = 'HS256';
/** What such a token is for: it opens no call, and what opens calls opens no preview. */
const AUDIENCE = 'preview of questions';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Which questions are looked at: a version of a questionnaire, the newest where none is named, in the words of one
 * revision; 0 stands for its own.
 */
export type Previewed = {
  readonly journey: string;
  readonly version?: number | undefined;
  readonly revision: number;
};

/** What a link leads to: the questions until a day, or why it leads to none. */
export type PreviewLink = (Previewed & { readonly until: Date }) | 'ended' | 'unknown';

/** Where the page of a preview is. */
const PREVIEW_PATH = '/preview';

/**
 * The link to a preview: signed, and dated; and until when it works.
 *
 * @param days how long it works, from `now`
 */
export async function previewLink(
  { publicUrl, jwtSecret }: { readonly publicUrl: string; readonly jwtSecret: KeyRing },
  { journey, version, revision }: Previewed,
  days: number,
  now: Date,
): Promise<{ readonly link: string; readonly until: Date }> {
  const [key] = keysIn(jwtSecret);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const end = issuedAt + days * DAY_SECONDS;
  const token = await new SignJWT({ revision, ...(version === undefined ? {} : { version }) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(journey)
    .setIssuedAt(issuedAt)
    .setExpirationTime(end)
    .sign(key);
  return { link: `${publicUrl}${PREVIEW_PATH}?link=${token}`, until: new Date(end * 1000) };
}

/** Reads a link's token. One that was altered, or is for something else, is 'unknown'. */
export async function readPreviewLink(ring: KeyRing, token: string, now: Date): Promise<PreviewLink> {
  let found: PreviewLink = 'unknown';
  for (const key of keysIn(ring)) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'revision'],
        currentDate: now,
      });
      const { sub: journey = '', exp = 0, revision, version } = payload;
      return {
        journey,
        version: version === undefined ? undefined : Number(version),
        revision: Number(revision),
        until: new Date(exp * 1000),
      };
    } catch (fault) {
      // Told only of a token that we signed: the signature is looked at first.
      if (fault instanceof errors.JWTExpired) found = 'ended';
    }
  }
  return found;
}

function keysIn(ring: KeyRing): readonly [Uint8Array, ...Uint8Array[]] {
  const keys = keysOf(ring).map(secret => new TextEncoder().encode(secret));
  return keys as [Uint8Array, ...Uint8Array[]];
}
