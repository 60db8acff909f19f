import { expect, it } from 'vitest';
import { everyHour } from './everyHour.ts';

it('ends only when what is under way is done: the database goes next', async () => {
  let done = false;
  let finish = () => {};
  const job = () =>
    new Promise<void>(resolve => {
      finish = () => {
        done = true;
        resolve();
      };
    });
  const stop = everyHour([job], { warn: () => undefined });
  const stopped = stop().then(() => done);
  setTimeout(() => finish(), 20);
  expect(await stopped).toBe(true);
});
