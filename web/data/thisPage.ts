import { Connection } from './connection.ts';
import { InFlightRequests } from './inFlightRequests.ts';

/**
 * The connection and the calls under way: a browser page has exactly one of each, and they are created here and
 * nowhere else. The page has one network and one session, and calls are made from anywhere, by code that no component
 * passes anything to. Both are instances of ordinary classes, so a test can make as many as it needs.
 */
export const connection = new Connection();
export const requests = new InFlightRequests();
