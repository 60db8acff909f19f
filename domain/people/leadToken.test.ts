import { expect, it } from 'vitest';
import { withoutLeadToken } from './leadToken.ts';

it.each([
  ['lead=secret&appId=mw_quick&plid=a', 'appId=mw_quick&plid=a'],
  ['?lead=secret&appId=mw_quick', 'appId=mw_quick'],
  ['?appId=mw_quick&lead=secret', '?appId=mw_quick'],
  ['a=1&le%61d=secret&lead=another', 'a=1'],
  ['lead', ''],
  ['?leads=1&mislead=2&q=%20a+b', '?leads=1&mislead=2&q=%20a+b'],
  ['', ''],
])('of the query %s nothing but a lead’s token is left out (PT-617)', (query, left) => {
  expect(withoutLeadToken(query)).toBe(left);
});
