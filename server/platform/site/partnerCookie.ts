import type { FastifyReply } from 'fastify';

/** Names the partner in whose look the pages are shown. Readable: a journey begun in that look is that partner's. */
export const PARTNER_COOKIE = 'partner';
const DAYS_30 = 30 * 24 * 60 * 60;

/** Keeps the partner for thirty days from the last page; null takes it back. */
export function choosePartner(reply: FastifyReply, appId: string | null, secure: boolean): void {
  if (appId === null) reply.clearCookie(PARTNER_COOKIE, { path: '/', secure });
  else reply.setCookie(PARTNER_COOKIE, appId, { path: '/', maxAge: DAYS_30, secure, sameSite: 'lax' });
}
