import { expect, test } from '@playwright/test';

test('a story that fails each time', ({ baseURL }) => {
  expect(baseURL).toBe('nowhere');
});
