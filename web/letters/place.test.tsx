// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Letter } from '@towpath/contracts/api/letters.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure, Offline } from '../data/failure.ts';
import { Outbox } from '../data/outbox/outbox.ts';
import { OutboxProvider } from '../data/outbox/outboxContext.ts';
import { Place } from './Place.tsx';
import type { PlaceOf } from './places.ts';
import type { LetterChanges } from './useLetter.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PLACE: PlaceOf = {
  name: 'reason',
  label: 'why you cannot pay',
  value: '',
  status: 'fill in',
  most: 300,
  hasLines: false,
  holds: 'text',
  none: null,
};
type Edit = Parameters<LetterChanges['edit']>[0];

/** A letter in which another window has written this into the place: of a letter, a place looks at its text alone. */
const withOther = (value: string) =>
  ({
    from: [],
    addressee: [],
    reference: [{ text: value, place: { ...PLACE, value } }],
    blocks: [],
    closing: [],
  }) as unknown as Letter;

function shown(edit: (body: Edit) => Promise<Letter>, place = PLACE) {
  const troubles: (string | null)[] = [];
  render(
    <OutboxProvider value={new Outbox({}, () => 'danielle')}>
      <Place
        letterId="offer.1"
        place={place}
        changes={{ edit, reread: async () => withOther('theirs') }}
        onTrouble={(_, says) => troubles.push(says)}
        describedBy="help"
        isFirst
      />
    </OutboxProvider>,
  );
  const box = screen.getByRole('textbox');
  const type = (text: string) => {
    box.textContent = text;
    fireEvent.input(box);
  };
  return { box, type, troubles };
}

describe('a place of a letter', () => {
  it('says what is to be written there, and saves what was typed once it is left (DN-121)', async () => {
    const sent: Edit[] = [];
    const { box, type } = shown(async body => {
      sent.push(body);
      return withOther(body.value);
    });
    expect(box.getAttribute('aria-label')).toBe('why you cannot pay, to fill in');
    type('my hours were cut');
    fireEvent.blur(box);
    await waitFor(() => expect(sent).toEqual([{ place: 'reason', value: 'my hours were cut', was: '' }]));
  });

  it('puts back what stood there, and sends nothing (DN-121)', () => {
    const { box, type } = shown(() => Promise.reject(new Error('nothing is sent')), {
      ...PLACE,
      value: 'as it was',
      status: 'can change',
    });
    type('something else');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box.textContent).toBe('as it was');
    fireEvent.blur(box);
    expect(box.textContent).toBe('as it was');
  });

  it('keeps what could not be saved, says so, and has it after a reload (DN-122)', async () => {
    const first = shown(() => Promise.reject(new Offline()));
    first.type('my hours were cut');
    fireEvent.keyDown(first.box, { key: 'Enter' });
    await waitFor(() => expect(first.troubles.at(-1)).toContain('Not saved yet: why you cannot pay'));
    cleanup();
    const sent: string[] = [];
    const again = shown(async ({ value }) => {
      sent.push(value);
      return withOther(value);
    });
    expect(again.box.textContent).toBe('my hours were cut');
    await waitFor(() => expect(sent).toEqual(['my hours were cut']));
  });

  it('shows that another window wrote there, and takes either: Enter this one, Escape the other (DN-112)', async () => {
    const elsewhere = new ApiFailure(409, { code: 'LETTER_CHANGED_ELSEWHERE', message: 'Changed.' });
    const bodies: Edit[] = [];
    const { box, type, troubles } = shown(body => {
      bodies.push(body);
      return body.was !== '' ? Promise.resolve(withOther(body.value)) : Promise.reject(elsewhere);
    });
    type('mine');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(troubles.at(-1)).toContain('in another window'));
    expect(box.textContent).toBe('mine');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(troubles.at(-1)).toBeNull());
    expect(bodies.map(({ was }) => was)).toEqual(['', 'theirs']);
    type('mine again');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box.textContent).toBe('mine');
    type('mine once more');
    fireEvent.keyDown(box, { key: 'Enter' });
    // What stood there is what was saved last, though the place was never left.
    await waitFor(() => expect(bodies.at(-1)?.was).toBe('mine'));
  });

  it('says at itself what cannot stand there (DN-111)', async () => {
    const refused = new ApiFailure(400, {
      code: 'VALIDATION_FAILED',
      message: 'Something is wrong.',
      fields: [{ field: 'value', message: 'Use 300 characters at most' }],
    } as ConstructorParameters<typeof ApiFailure>[1]);
    const { box, type, troubles } = shown(() => Promise.reject(refused));
    type('x'.repeat(320));
    fireEvent.blur(box);
    await waitFor(() => expect(troubles.at(-1)).toBe('Use 300 characters at most'));
  });
});
