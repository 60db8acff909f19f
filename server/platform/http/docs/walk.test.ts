import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiDocument } from '../../../testing/apiDocument.ts';
import { createTestApp, type TestApp } from '../../../testing/testApp.ts';
import { WALK_CALL } from './walk.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'https://advice.towpath.example' });
});
afterAll(() => test.close());

/** What stands before the calls: where they go, and the two ways to make one. */
const HEAD = /^(?:API=|post\(\) |get\(\) |value\(\) |#|$)/u;

it('leads from nothing to advice by the very lines that the page shows (IS-224)', async () => {
  const { document } = await apiDocument(test);
  const { description } = document.info;
  const lines = /```bash\n(?<lines>.*?)\n```/su.exec(description)?.groups?.['lines']?.split('\n') ?? [];
  expect(lines[0]).toBe('API=https://advice.towpath.example/api/core');
  expect(lines.filter(line => !HEAD.test(line) && !WALK_CALL.test(line))).toEqual([]);
  const calls = lines.flatMap(line => {
    const parts = WALK_CALL.exec(line)?.groups;
    return parts ? [parts] : [];
  });
  expect(description).toContain(`# From nothing to advice in ${calls.length} calls`);

  let authorization = '';
  const answers = new Map<string, unknown>();
  for (const { method, path = '', body, scheme, kept } of calls) {
    const { statusCode, body: text } = await test.app.inject({
      method: method === 'get' ? 'GET' : 'POST',
      url: `/api/core${path}`,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    expect(statusCode, `${path} ${body}: ${text}`).toBeLessThan(300);
    const answer = text === '' ? {} : JSON.parse(text);
    if (scheme && kept) authorization = `${scheme} ${answer[kept]}`;
    answers.set(path, answer);
  }
  expect(answers.get('/advice/mine/recommendation')).toMatchObject({
    status: 'ready',
    recommended: { product: { shortName: 'DMP' } },
  });
  expect(answers.get('/papers/mine')).toMatchObject({ hasBudget: true });
});
