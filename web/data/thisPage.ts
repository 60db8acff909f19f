import { Connection } from './connection.ts';
import { InFlightRequests } from './inFlightRequests.ts';

/**
 * What a page of the browser has one of, made here and nowhere else: there is one network under it and one session, and
 * a call is made from anywhere, by code that no component hands anything to. Each is an object of its own, of which a
 * test makes as many as it needs.
 */
export const connection = new Connection();
export const requests = new InFlightRequests();
