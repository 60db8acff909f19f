import { expect, it } from 'vitest';
import { STAFF_PERMISSIONS } from './staffPermissions.ts';
import { mayHaveWork } from './workPermissions.ts';

it.each([
  ['callback', ['take work'], true],
  ['callback', ['see work', 'chat'], false],
  ['chat', ['chat'], true],
  ['chat', ['take work'], false],
  ['advice', ['take work', 'see cases'], false],
  ['advice', ['take work', 'confirm advice'], true],
  ['task', ['take work'], false],
  ['task', ['take work', 'change cases'], true],
  ['booking', [], false],
  ['booking', STAFF_PERMISSIONS, true],
] as const)('lets work of the kind %s be had by who may %j: %s (PT-552)', (kind, permissions, may) => {
  expect(mayHaveWork(permissions, kind)).toBe(may);
});
