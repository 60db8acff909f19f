import type { SessionUser } from '@towpath/contracts/api/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import type { SignedInPerson } from './session.ts';

/** The four session cookies (ID-014, ID-017); logout clears exactly these. */
export const SESSION_COOKIES = ['basicAuthToken', 'refreshToken', 'accessToken', 'user'] as const;

type SessionCookie = (typeof SESSION_COOKIES)[number];

const DAYS_30 = 30 * 24 * 60 * 60;

/**
 * Writes the session cookies. All last as long as the session: the access token inside its cookie ends sooner, but its
 * presence tells the browser that a refresh is worth trying (API-009). Only the refresh token is kept out of reach of
 * scripts and never sent along from another site.
 */
export function sessionCookies({ secureCookies }: Pick<Config, 'secureCookies'>) {
  const set = (reply: FastifyReply, name: SessionCookie, value: string) =>
    reply.setCookie(name, value, {
      path: '/',
      maxAge: DAYS_30,
      secure: secureCookies,
      httpOnly: name === 'refreshToken',
      sameSite: name === 'refreshToken' ? 'strict' : 'lax',
    });
  return {
    setGuest(reply: FastifyReply, basicAuthToken: string): void {
      set(reply, 'basicAuthToken', basicAuthToken);
    },
    /** A signed-in customer has no use for a guest's token any more. */
    setSignedIn(reply: FastifyReply, { accessToken, refreshToken, user }: SignedInPerson): void {
      set(reply, 'accessToken', accessToken);
      set(reply, 'refreshToken', refreshToken);
      set(reply, 'user', JSON.stringify(user));
      clear(reply, 'basicAuthToken', secureCookies);
    },
    /** Who is logged in, once something of it has changed. */
    setUser(reply: FastifyReply, user: SessionUser): void {
      set(reply, 'user', JSON.stringify(user));
    },
    setRefreshed(reply: FastifyReply, accessToken: string, refreshToken: string | null): void {
      set(reply, 'accessToken', accessToken);
      if (refreshToken !== null) set(reply, 'refreshToken', refreshToken);
    },
    clearAll(reply: FastifyReply): void {
      for (const name of SESSION_COOKIES) clear(reply, name, secureCookies);
    },
  };
}

function clear(reply: FastifyReply, name: SessionCookie, secure: boolean): void {
  reply.clearCookie(name, { path: '/', secure });
}

/** The value of a session cookie, or undefined. */
export function cookieOf(request: FastifyRequest, name: SessionCookie): string | undefined {
  return request.cookies[name] || undefined;
}

/** The user id in the `user` cookie, or undefined when there is none to be read. */
export function userIdOf(request: FastifyRequest): string | undefined {
  try {
    const user: unknown = JSON.parse(cookieOf(request, 'user') ?? 'null');
    const id = typeof user === 'object' && user !== null && 'userId' in user ? user.userId : undefined;
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
