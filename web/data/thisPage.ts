import { Connection } from './connection.ts';
import { InFlightRequests } from './inFlightRequests.ts';

/**
 * The objects of which a browser page has exactly one, created here and nowhere else: the page has one
 * network and one session, and calls are made from anywhere, by code that no component passes anything to.
 * Each is an object of its own, so a test can make as many as it needs.
 */
export const connection = new Connection();
export const requests = new InFlightRequests();
