import { expect, it } from 'vitest';
import { advicePages } from './advicePages.ts';

it('finds the page of the advice in the published questionnaires, once', () => {
  expect(advicePages()).toEqual(['full-advice']);
});
