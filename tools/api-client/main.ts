import { writeFileSync } from 'node:fs';
import type { OpenAPI3 } from 'openapi-typescript';
import { clientTypes } from './clientTypes.ts';

const TYPES = new URL('./api.generated.ts', import.meta.url);

// Makes the types of the client anew, from a server that runs: `npm run api-client -- http://localhost:3000`.
const address = process.argv[2] ?? 'http://localhost:3000';
const answer = await fetch(`${address}/api/openapi.json`);
const document = (await answer.json()) as OpenAPI3; // what it describes is checked by a validator, in a test
writeFileSync(TYPES, await clientTypes(document));
process.stdout.write(`Written from ${address}.\n`);
