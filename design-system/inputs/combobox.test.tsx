// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Combobox } from './Combobox.tsx';

afterEach(cleanup);

const BANKS = ['Barrowby Bank', 'Fenland Finance', 'Kestrel Cards'];

/** A combobox with three banks that looks up without a pause. */
function Banks() {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState('none');
  const matches = BANKS.filter(bank => bank.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Combobox
        label="Who do you owe?"
        name="creditor"
        value={text}
        onType={setText}
        onPick={({ label }) => {
          setText(label);
          setPicked(label);
        }}
        matches={matches.map(bank => ({ id: bank, label: bank }))}
        state={text === '' ? 'idle' : matches.length > 0 ? 'matches' : 'none'}
        listLabel="Banks"
        note="Not there? Type it in full."
        loadingText="Looking"
        noneText="No match"
        errorText="Trouble"
      />
      <p>picked: {picked}</p>
    </>
  );
}

function shown() {
  render(<Banks />);
  return { person: userEvent.setup(), box: screen.getByRole<HTMLInputElement>('combobox') };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('a combobox', () => {
  it('offers what matches as somebody types, and picks nothing by itself', async () => {
    const { person, box } = shown();
    await person.type(box, 'n');
    expect(options()).toEqual(['Barrowby Bank', 'Fenland Finance']);
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await person.type(box, '{Enter}');
    expect(screen.getByText('picked: none')).toBe(screen.getByText(/^picked/));
  });

  it('lets Down and Enter pick a match, and says which one is active', async () => {
    const { person, box } = shown();
    await person.type(box, 'n{ArrowDown}{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen.textContent).toBe('Fenland Finance');
    expect(box.getAttribute('aria-activedescendant')).toBe(chosen.id);
    await person.keyboard('{Enter}');
    expect([box.value, options()]).toEqual(['Fenland Finance', []]);
  });

  it('lets a press pick a match, and keeps the focus', async () => {
    const { person, box } = shown();
    await person.type(box, 'kes');
    await person.click(screen.getByRole('option'));
    expect([box.value, options(), document.activeElement]).toEqual(['Kestrel Cards', [], box]);
  });

  it('closes on Escape and on a press elsewhere, and keeps what was typed', async () => {
    const { person, box } = shown();
    await person.type(box, 'fen');
    await person.keyboard('{Escape}');
    expect([box.value, options()]).toEqual(['fen', []]);
    await person.type(box, 'l');
    expect(options()).toEqual(['Fenland Finance']);
    await person.click(document.body);
    expect([box.value, options()]).toEqual(['fenl', []]);
  });
});
