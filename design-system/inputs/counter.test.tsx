// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Counter } from './Counter.tsx';

afterEach(cleanup);

function Children({ emptyValue }: { emptyValue?: number }) {
  const [count, setCount] = useState(2);
  return (
    <Counter
      label="Children"
      name="children"
      value={count}
      onChange={setCount}
      min={0}
      max={20}
      emptyValue={emptyValue}
      moreLabel="One more"
      fewerLabel="One fewer"
    />
  );
}

function shown(emptyValue?: number) {
  render(<Children {...(emptyValue === undefined ? {} : { emptyValue })} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Children' });
  return { person: userEvent.setup(), box };
}

describe('a counter', () => {
  it('steps by its buttons and by Up and Down, and stops at its bounds (QU-044)', async () => {
    const { person, box } = shown();
    await person.click(screen.getByRole('button', { name: 'One more' }));
    expect(box.value).toBe('3');
    await person.click(box);
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(box.value).toBe('0');
    await person.click(screen.getByRole('button', { name: 'One fewer' }));
    expect(box.value).toBe('0');
  });

  it('accepts digits and no letters, and limits what is out of range to the bound (QU-044)', async () => {
    const { person, box } = shown();
    await person.clear(box);
    await person.type(box, 'a1e.5');
    expect(box.value).toBe('15');
    await person.type(box, '0');
    expect(box.value).toBe('20');
  });

  it('returns to its default when it is left empty (QU-044)', async () => {
    const { person, box } = shown(1);
    await person.clear(box);
    expect(box.value).toBe('');
    await person.tab();
    expect(box.value).toBe('1');
  });
});
