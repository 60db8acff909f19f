// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Letter, LetterInList } from '@towpath/contracts/api/letters.ts';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApiInDom } from '../testing/apiInDom.ts';
import { letterInList } from '../testing/letters.ts';
import { AllAtOnce } from './AllAtOnce.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    const id = decodeURIComponent(url.split('/').at(-2) ?? '');
    return { body: { letter: { ...letterInList(id), budget: 'attached' } } };
  });
});
afterAll(() => server.stop());
const asked = () => server.received.map(({ url }) => url).filter(url => url.includes('/budget'));
afterEach(cleanup);

const letter = (id: string, budget: LetterInList['budget'], kind: 'not read' | 'read' = 'not read') =>
  letterInList(id, {}, { budget, state: { kind, toFillIn: 0, on: null } });

/** The letters of a page, which takes in what became of each. */
function Page({ begins }: { readonly begins: readonly LetterInList[] }) {
  const [letters, setLetters] = useState(begins);
  const onChanged = ({ id }: Pick<Letter, 'id'>) =>
    setLetters(before => before.map(one => (one.id === id ? { ...one, budget: 'attached' } : one)));
  const attach = async () => {
    onChanged({ id: 'open' });
    // A whole letter has dozens of parts: nothing here reads any of them.
    return {} as Letter;
  };
  return <AllAtOnce openId="open" changes={{ attach }} letters={letters} onChanged={onChanged} />;
}
const shows = (...begins: readonly LetterInList[]) => {
  render(<Page begins={begins} />);
  fireEvent.click(document.querySelector('summary') as HTMLElement);
};

it('says how many go with the budget, and puts it into all the others in one press (DN-1593)', async () => {
  shows(
    letter('open', 'can attach'),
    letter('a', 'attached'),
    letter('b', 'can attach', 'read'),
    letter('c', 'none'),
  );
  const says = screen.getByText('1 of 4 goes with your budget.');
  screen.getByText(/So you read it once more\.$/u);
  fireEvent.click(screen.getByRole('button', { name: 'Add it to 2 more' }));
  await screen.findByText('3 of 4 go with your budget.');
  // Of the one that is open its own page knows, and one that never has it is not asked for it.
  expect(asked()).toEqual(['/letters/mine/b/budget']);
  await waitFor(() => expect(document.activeElement).toBe(says));
  expect(screen.queryByRole('button', { name: /^Add it/u })).toBeNull();
});

it('puts it into none by itself, and says nothing where none can have it (DN-1593)', () => {
  const before = asked();
  shows(letter('open', 'can attach'), letter('b', 'can attach'));
  screen.getByText('None of these 2 letters goes with your budget.');
  screen.getByRole('button', { name: 'Add it to both' });
  expect(asked()).toEqual(before);
  cleanup();
  shows(letter('open', 'none'), letter('b', 'none'));
  expect(screen.queryByText(/your budget/u)).toBeNull();
});
