import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../identity/devices.ts';
import type { CalledFrom } from './signIn.ts';

/** Where a call of staff comes from. */
export function calledFrom({ headers, network }: FastifyRequest): CalledFrom {
  return { device: deviceOf(headers['user-agent']), network };
}
