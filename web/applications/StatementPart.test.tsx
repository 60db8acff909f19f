// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Application } from '@towpath/contracts/api/applications.ts';
import type { PaperPhoto } from '@towpath/contracts/api/paperPhotos.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { StatementPart } from './StatementPart.tsx';

const paper = (id: string, words: string): PaperPhoto => ({
  id,
  words,
  about: null,
  kind: 'jpeg',
  bytes: 5,
  addedOn: '2026-11-03',
});
/** A picture that is whole: its frame, what is drawn, its end. */
const WHOLE = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 2, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9]);
const photoFile = new File([WHOLE], 'IMG_1.JPG', { type: 'image/jpeg' });
let kept: PaperPhoto[] = [];
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ method, url, body }) => {
    if (url.includes('/debts/')) return { body: { debts: [] } };
    if (method === 'GET') return { body: { photos: kept } };
    kept = [paper(url.split('/').at(-1) ?? '', (body as { words: string }).words), ...kept];
    return { body: kept[0] };
  });
});
afterAll(() => server.stop());
afterEach(cleanup);

// As much of a form as this part of the page reads.
const formOf = (kind: Application['kind'], state: Application['state']) => ({ kind, state }) as Application;
const show = (kind: Application['kind'], state: Application['state'] = 'being filled in') =>
  render(<StatementPart application={formOf(kind, state)} />);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the bank statement that a form asks to see', () => {
  it('is the one among the papers that were sent, to open from the form, with what may be missing (DN-861)', async () => {
    kept = [
      paper('8b4c1e0a-0000-4000-8000-000000000001', 'Rent letter'),
      paper('8b4c1e0a-0000-4000-8000-000000000002', 'Statement October'),
    ];
    show('debt-relief-order');
    expect((await screen.findByText(/1 paper is here\. Is a month missing\?/u)).textContent).toMatch(
      /1 paper is here\. Is a month missing\?/u,
    );
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bank statement, last 2 months');
    expect(names()).toEqual(['Statement October']);
    expect(screen.getByRole('button', { name: /^Open Statement October/u }).textContent).toMatch(
      /^Open Statement October/u,
    );
  });

  it('is said to be missing, and is added where the form asks for it, whatever it is called (DN-861)', async () => {
    kept = [paper('8b4c1e0a-0000-4000-8000-000000000001', 'Rent letter')];
    show('sequestration');
    expect((await screen.findByText(/None is here yet/u)).textContent).toMatch(/None is here yet/u);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Add your bank statement' }));
    const what = screen.getByRole<HTMLInputElement>('textbox', { name: 'What is it?' });
    expect(what.value).toBe('Bank statement');
    await person.clear(what);
    await person.type(what, 'October');
    await person.upload(screen.getByLabelText('The photo, or a PDF'), photoFile);
    await person.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(names()).toEqual(['Bank statement: October']));
    expect(screen.queryByText(/None is here yet/u)).toBeNull();
  });

  it('can be added once the form is handed over, which is not said to be still to do (DN-1023)', async () => {
    kept = [];
    show('debt-relief-order', 'handed over');
    await screen.findByText(/None is here yet\. You can still add it\./u);
    expect(screen.queryByText(/hand the form over/u)).toBeNull();
    cleanup();
    show('debt-relief-order');
    await screen.findByText(/You can hand the form over without it/u);
  });

  it('is asked for by no form that nobody looks at one for (DN-861)', () => {
    const { container } = show('breathing-space');
    expect(container.textContent).toBe('');
  });
});
