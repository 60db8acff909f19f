// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import { PHOTO_MESSAGES } from '@towpath/domain/people/paperPhoto.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { PhotosPart } from './PhotosPart.tsx';
import { sizeWithin } from './readyPhoto.ts';

const letter = (id: string, words: string): PaperPhoto => ({
  id,
  words,
  about: null,
  kind: 'jpeg',
  bytes: 5,
  addedOn: '2026-11-03',
});
const WHOLE = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 2, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9]);
const photoFile = new File([WHOLE], 'IMG_1.JPG', { type: 'image/jpeg' });

type Asked = { readonly method: string; readonly url: string; readonly body: unknown };
let kept: PaperPhoto[] = [];
let asked: Asked[] = [];
let fails = 0;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ method, url, body }) => {
    if (url.includes('/debts/')) return { body: { debts: [] } };
    if (method === 'GET') return { body: { photos: kept } };
    asked.push({ method, url, body });
    const id = url.split('/').at(-1) ?? '';
    if (fails > 0) {
      fails -= 1;
      return { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Try again in a minute.' } } };
    }
    if (method === 'DELETE') {
      kept = kept.filter(one => one.id !== id);
      return { status: 204 };
    }
    kept = [letter(id, (body as { words: string }).words), ...kept];
    return { body: kept[0] };
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  kept = [letter('8b4c1e0a-0000-4000-8000-000000000001', 'Rent letter')];
});
afterEach(() => {
  cleanup();
  asked = [];
  fails = 0;
});

/** Opens the form of the part. */
async function opened() {
  const person = userEvent.setup({ applyAccept: false });
  render(<PhotosPart />);
  await screen.findByRole('heading', { name: 'Rent letter' });
  await person.click(screen.getByRole('button', { name: 'Add one more' }));
  const form = screen.getByRole('form', { name: 'Add a photo of a letter' });
  const file = within(form).getByLabelText('The photo, or a PDF');
  const what = within(form).getByRole('textbox', { name: 'What is it?' });
  const send = () => person.click(within(form).getByRole('button', { name: 'Add it' }));
  return { person, form, file, what, send };
}

describe('a photo of a letter', () => {
  it('is asked for at its field, and so is what it is, before anything is sent (DN-716, DN-939)', async () => {
    const { person, form, file, what, send } = await opened();
    await send();
    await waitFor(() => expect(document.activeElement).toBe(file));
    expect(form.textContent).toContain(PHOTO_MESSAGES.missing);
    expect(what.getAttribute('aria-invalid')).toBe('true');
    await person.upload(file, new File(['<html>'], 'letter.jpg', { type: 'image/jpeg' }));
    await person.type(what, 'From the council');
    await send();
    await waitFor(() => expect(form.textContent).toContain(PHOTO_MESSAGES.otherKind));
    const cut = new File([WHOLE.subarray(0, -2)], 'letter.jpg', { type: 'image/jpeg' });
    await person.upload(file, cut);
    await send();
    await waitFor(() => expect(form.textContent).toContain(PHOTO_MESSAGES.broken));
    expect((what as HTMLInputElement).value).toBe('From the council');
    expect(asked).toEqual([]);
  });

  it('that does not get through stays in the form, goes again as the same one, and has the focus once it is there (DN-716)', async () => {
    fails = 1;
    const { person, form, file, what, send } = await opened();
    await person.upload(file, photoFile);
    await person.type(what, 'From the council');
    await send();
    await waitFor(() => expect(within(form).getByRole('alert').textContent).toContain('still here'));
    expect((what as HTMLInputElement).value).toBe('From the council');
    await send();
    const row = (await screen.findByRole('heading', { name: 'From the council' })).closest('li');
    await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true));
    expect(asked.map(({ method, url }) => [method, url])).toEqual(Array(2).fill(['PUT', asked[0]?.url]));
    expect(asked[1]?.body).toEqual({
      words: 'From the council',
      debtId: null,
      file: '/9j/wAAC/9oAAgH/2Q==',
    });
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is removed only once that is said to be meant, and the focus goes to the part (DN-717)', async () => {
    const person = userEvent.setup();
    render(<PhotosPart />);
    const remove = await screen.findByRole('button', { name: 'Remove Rent letter' });
    await person.click(remove);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove and erase it'));
    await person.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(document.activeElement).toBe(remove));
    expect(asked).toEqual([]);
    await person.click(remove);
    await person.click(screen.getByRole('button', { name: 'Remove and erase it' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Papers you sent us'));
  });

  it('goes no larger than it takes to read it, in its shape (DN-716)', () => {
    expect(sizeWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
    expect(sizeWithin({ width: 3000, height: 6000 }, 2000)).toEqual({ width: 1000, height: 2000 });
    expect(sizeWithin({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 });
  });
});
