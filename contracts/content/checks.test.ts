import { expect, it } from 'vitest';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

it('leads to pages that are there, by a clock that is known (IS-332)', () => {
  const wrong = {
    ...changed('settings.json', (it: { callHours: object }) =>
      Object.assign(it.callHours, { timeZone: 'Europe/Lodnon' }),
    ),
    'pages.json': shipped['pages.json'].replace('"path": "/account"', '"path": "/acount"'),
  };
  expect(faultIn(wrong).lines.toSorted()).toEqual([
    expect.stringMatching(
      /^pages\.json: pages\[\d+\]\.sections\[\d+\]\.link\.path: there is no page '\/acount'$/u,
    ),
    "settings.json: callHours.timeZone: must be a time zone such as 'Europe/London'",
  ]);
});
