import { makeWay } from '../../data/makeWay.ts';
import { hasSession } from '../../data/session.ts';
import { type Begun, beginAsGuest } from '../goOn.ts';
import { meetLink } from './meetLink.ts';

/** Ends the session of whoever had begun here, and opens the link as a browser does in which nobody has. */
export async function beginAnew(): Promise<Begun> {
  if (hasSession()) await makeWay();
  const leadToken = new URLSearchParams(location.search).get('lead');
  return leadToken ? meetLink(leadToken) : beginAsGuest();
}
