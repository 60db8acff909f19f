// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Letter } from '@towpath/contracts/api/letters.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../data/failure.ts';
import { FirstThings } from './FirstThings.tsx';
import { Picks } from './Picks.tsx';
import type { LetterChanges } from './useLetter.ts';

afterEach(cleanup);

describe('what is to be done first', () => {
  it('stands open with whom it is about and the way to ring us, and what can wait does not (DN-1293)', () => {
    render(
      <FirstThings
        notToSend={[
          { to: 'Canal Homes', says: 'Ring us today.', isFirst: true },
          { to: 'Old Cards', says: 'Ask us first.', isFirst: false },
        ]}
      />,
    );
    expect(screen.getByRole('heading').textContent).toBe('Do this first');
    expect(screen.getAllByRole('listitem').map(one => one.textContent)).toEqual([
      'Canal HomesRing us today.',
    ]);
    expect(screen.getByRole('link', { name: 'Ring us now' }).getAttribute('href')).toBe('#read-together');
  });

  it('is not there where nothing is (DN-1293)', () => {
    const { container } = render(<FirstThings notToSend={[{ to: 'A', says: 'Later.', isFirst: false }]} />);
    expect(container.textContent).toBe('');
  });
});

const PLACES = [
  { name: 'bailiff', value: 'Marston' },
  { name: 'bailiffAddress', value: 'PO Box 12324\nEpping' },
];
type Edit = Parameters<LetterChanges['edit']>[0];

function picks(edit: (body: Edit) => Promise<Letter>) {
  // A whole letter has dozens of parts: what can be picked reads these alone.
  const letter = { picks: [{ says: 'Marston, PO Box 12324, Epping', places: PLACES }] } as unknown as Letter;
  render(
    <>
      <input id="place-bailiff" aria-label="name of the firm" />
      <Picks letter={letter} changes={{ edit }} />
    </>,
  );
  fireEvent.click(screen.getByText('Use one that you wrote before'));
  fireEvent.click(screen.getByRole('button', { name: 'Marston, PO Box 12324, Epping' }));
}

describe('a firm of another debt', () => {
  it('is written with its address in one press, and the focus goes to where it stands (DN-1295)', async () => {
    const edits: Edit[] = [];
    picks(async body => {
      edits.push(body);
      return {} as Letter;
    });
    await waitFor(() => expect(document.activeElement?.id).toBe('place-bailiff'));
    expect(edits).toEqual(PLACES.map(({ name, value }) => ({ place: name, value, was: '' })));
  });

  it('says what went wrong, and can be picked again (DN-1295)', async () => {
    picks(async () => {
      throw new ApiFailure(409, {
        code: 'LETTER_CHANGED_ELSEWHERE',
        message: 'It was changed elsewhere.',
      } as never);
    });
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    const again = screen.getByRole('button', { name: 'Marston, PO Box 12324, Epping' });
    expect(again.hasAttribute('disabled')).toBe(false);
  });
});
