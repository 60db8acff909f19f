import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contractAddresses } from './contractAddresses.ts';

async function loaded(file: string): Promise<string> {
  const { load } = contractAddresses();
  const id = fileURLToPath(new URL(`../../contracts/${file}`, import.meta.url));
  return (await (load as (id: string) => Promise<string | null>)(id)) ?? 'left alone';
}

it('leaves the browser the address of a call, without its schemas and descriptions', async () => {
  expect(await loaded('api/customers.ts')).toContain(
    'export const myDetails = {"base":"core","method":"GET","path":"/customers/details/mine","access":"customer"};',
  );
  expect(await loaded('api/customers.ts')).not.toContain('zod');
});

it('keeps the note that a call returns a file', async () => {
  expect(await loaded('api/papers.ts')).toContain('"access":"customer","file":"application/pdf"};');
});

it('keeps plain constants', async () => {
  expect(await loaded('api/answers.ts')).toContain(
    'export const ANSWER_REVISION_HEADER = "answer-revision";',
  );
  expect(await loaded('errors/errors.ts')).toContain('"LOGIN_REFUSED"');
});
