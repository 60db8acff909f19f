import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Authorities, startAuthorities } from './authorities.ts';

const FORM = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:application:debt-relief-order:1',
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, owed: { type: 'integer' } },
  additionalProperties: false,
};

let authorities: Authorities;
beforeAll(async () => {
  authorities = await startAuthorities({ 'debt-relief-order': FORM }, 0);
});
afterAll(() => authorities.close());

async function send(file: object, sentAs: string, key = authorities.key) {
  const response = await fetch(`${authorities.url}/v1/applications`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'idempotency-key': sentAs },
    body: JSON.stringify({ kind: 'debt-relief-order', file }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const answerTo = async (reference: unknown) => {
  const response = await fetch(`${authorities.url}/v1/answers`, {
    method: 'POST',
    headers: { 'x-api-key': authorities.key },
    body: JSON.stringify({ reference }),
  });
  return response.json();
};

describe('the offices that applications are sent to in a trial', () => {
  it('take an application once, however often it is sent (DN-260)', async () => {
    const first = await send({ name: 'Amy' }, 'one');
    const again = await send({ name: 'Amy' }, 'one');
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(authorities.taken.filter(({ reference }) => reference === first.body.reference)).toHaveLength(1);
    expect((await send({ name: 'Other' }, 'one')).status).toBe(409);
  });

  it('say which fields are not as the form has them, and take nothing (DN-260)', async () => {
    const before = authorities.taken.length;
    const { status, body } = await send({ owed: 1.5 }, 'two');
    expect(status).toBe(422);
    expect(JSON.stringify(body.faults)).toContain('name');
    expect(authorities.taken).toHaveLength(before);
  });

  it('show what was sent as made up, and answer once somebody has pressed a button there (DN-260)', async () => {
    const { reference } = (await send({ name: '<b>Amy</b>' }, 'three')).body;
    expect(await answerTo(reference)).toEqual({ status: 'WAITING' });
    const page = async (path: string) => (await fetch(`${authorities.url}${path}`)).text();
    expect(await page('/')).toContain(String(reference));
    const shown = await page(`/applications/${reference}`);
    expect(shown).toContain('This is made up.');
    expect(shown).not.toContain('<b>Amy');
    await fetch(`${authorities.url}/applications/${reference}/refuse`, { method: 'POST' });
    await fetch(`${authorities.url}/applications/${reference}/grant`, { method: 'POST' });
    expect(await answerTo(reference)).toMatchObject({ status: 'REFUSED' });
  });

  it('answer that it was withdrawn, once somebody has pressed that (DN-1105)', async () => {
    const { reference } = (await send({ name: 'Amy' }, 'five')).body;
    const at = `${authorities.url}/applications/${reference}`;
    expect(await (await fetch(at)).text()).toContain('Say it was withdrawn');
    await fetch(`${at}/withdraw`, { method: 'POST' });
    expect(await answerTo(reference)).toMatchObject({ status: 'WITHDRAWN', says: '' });
    expect(await (await fetch(at)).text()).toContain('Withdrawn on');
  });

  it('answer nobody without the key, and know no other number (DN-260)', async () => {
    expect((await send({ name: 'Amy' }, 'four', 'wrong')).status).toBe(401);
    expect(await answerTo('MADE-UP-9999')).toEqual({ error: 'unknown' });
  });
});
