import { expect, it } from 'vitest';
import { STAFF_PERMISSIONS } from './staffPermissions.ts';
import { FOR_WHO_SEES_HEALTH, mayHaveWork } from './workPermissions.ts';

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

it.each([
  [['take work', 'see health'], true],
  [['take work'], false],
] as const)(
  'lets work that was passed on because of health be had by who may %j: %s (DN-694)',
  (permissions, may) => {
    expect(mayHaveWork(permissions, 'application', FOR_WHO_SEES_HEALTH)).toBe(may);
    expect(mayHaveWork(permissions, 'application', 'later')).toBe(true);
  },
);
