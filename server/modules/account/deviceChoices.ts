import type { SafeContact } from '@towpath/domain/people/safeContact.ts';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { toldSafeContact } from './safeContact.ts';

const YEAR = 365 * 24 * 60 * 60;
const PLAIN_TITLES = 'plainTitles';
const NO_WAY_OUT = 'noWayOut';

type ChoiceDeps = Pick<Deps, 'config' | 'database'>;

/**
 * Gives a browser what the person chose about its pages, in readable cookies that stay when they log out: whoever else
 * looks at it may see the titles of its tabs. A guest makes the first of both choices on the page about safety.
 */
export function giveChoices(
  { config }: Pick<ChoiceDeps, 'config'>,
  reply: FastifyReply,
  { neutralWords, wayOut }: Pick<SafeContact, 'neutralWords' | 'wayOut'>,
): void {
  choose(config.secureCookies, reply, PLAIN_TITLES, neutralWords);
  choose(config.secureCookies, reply, NO_WAY_OUT, !wayOut);
}

/** The same at a login. What this device chose to keep private stays so: another person may have chosen it. */
export async function giveChoicesAtLogin(
  { config, database }: ChoiceDeps,
  reply: FastifyReply,
  customerId: string,
): Promise<void> {
  const told = await toldSafeContact(database, customerId);
  if (!told) return;
  if (told.neutralWords) choose(config.secureCookies, reply, PLAIN_TITLES, true);
  choose(config.secureCookies, reply, NO_WAY_OUT, !told.wayOut);
}

function choose(secure: boolean, reply: FastifyReply, name: string, isOn: boolean): void {
  if (isOn) reply.setCookie(name, 'yes', { path: '/', maxAge: YEAR, secure, sameSite: 'lax' });
  else reply.clearCookie(name, { path: '/', secure });
}
