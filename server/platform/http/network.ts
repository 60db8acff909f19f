import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '../config/config.ts';
import { createSeal } from '../crypto/seal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A keyed hash of the network that the call came from: the same for two calls from one place. */
    readonly network: Buffer;
  }
}

/** Gives each request its `network`. The address itself is kept nowhere. */
export function registerNetwork(app: FastifyInstance, { dataSecret }: Pick<Config, 'dataSecret'>): void {
  const seal = createSeal(dataSecret);
  app.decorateRequest('network', {
    getter() {
      return seal.fingerprint(networkOf(this.ip), 'network');
    },
  });
}

/**
 * The part of an address that stands for one customer of a network provider: an IPv4 address whole, and the first 64
 * bits of an IPv6 address, since a customer may choose the others.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
