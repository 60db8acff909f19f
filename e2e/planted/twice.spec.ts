import { expect, test } from '@playwright/test';

test('a story that fails each time', () => {
  expect('what it finds').toBe('what it expects');
});
