import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The browser needs to know of a contract only where a call goes, who may make it and whether it returns a file; the
 * server checks bodies and answers. So in the browser's build each contract module is reduced to its calls, without
 * schemas and descriptions, and its plain constants, which keeps the schema library out of what people download.
 * Types are not affected.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async load(id) {
      if (!/\/contracts\/(?:api|errors|content)\/[\w-]+\.ts$/.test(id) || basename(id) === 'calls.ts')
        return null;
      const contract: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(contract)
        .filter(([, value]) => isCall(value) || isPlain(value))
        .map(
          ([name, value]) =>
            `export const ${name} = ${JSON.stringify(isCall(value) ? address(value) : value)};`,
        )
        .join('\n');
    },
  };
}

type Address = { base: string; method: string; path: string; access: string; file?: string };

function isCall(value: unknown): value is Address {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}

function address({ base, method, path, access, file }: Address): Address {
  return { base, method, path, access, ...(file ? { file } : {}) };
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlain);
}
