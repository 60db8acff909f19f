import { expect, test } from '@playwright/test';

test.describe('planted', () => {
  test('a story that passes', ({ baseURL }) => {
    expect(baseURL).toBeUndefined();
  });

  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires this form if no fixture is used.
  test('a story that fails once', ({}, { retry }) => {
    expect(retry, 'the first attempt').toBe(1);
  });
});
