// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiServer } from '../testing/apiServer.ts';
import { standAt } from '../testing/pageAddress.ts';
import { useLetter } from './useLetter.ts';

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
/** What has been changed so far, as the letter says it. */
let changed: string[] = [];
let isSecondHere = false;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer(async ({ body }) => {
    const place = (body as { place?: string } | undefined)?.place;
    if (place !== undefined) changed = [...changed, place];
    const letter = { leftOut: [...changed] };
    if (place === 'second') isSecondHere = true;
    // The answer to the first is long on its way, where the second does not wait for it.
    for (let wait = 0; place === 'first' && wait < 10; wait += 1) await pause(isSecondHere ? 10 : 5);
    return { body: { letter } };
  });
  standAt(server.base);
});
afterAll(() => server.stop());
afterEach(cleanup);

it('shows a letter with two changes that were made one right after the other, however long the first is on its way (DN-1297)', async () => {
  const { result } = renderHook(() => useLetter('offer.1', () => undefined));
  await waitFor(() => expect(result.current.letter).toEqual({ leftOut: [] }));
  const { edit } = result.current.changes;
  await act(async () => {
    const first = edit({ place: 'first', value: '', was: '' });
    await Promise.all([first, edit({ place: 'second', value: '', was: '' })]);
  });
  expect(result.current.letter).toEqual({ leftOut: ['first', 'second'] });
});
