// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Modal } from './Modal.tsx';
import { SidePanel } from './SidePanel.tsx';

afterEach(cleanup);

/** A page with a button that opens a layer; it counts how often its owner was told that the layer closes. */
function PageWithLayer() {
  const [open, setOpen] = useState(false);
  const [closed, setClosed] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <output>closed {closed} times</output>
      <Modal
        open={open}
        onClose={() => {
          setOpen(false);
          setClosed(count => count + 1);
        }}
        title="A question"
        actions={close => (
          <button type="button" onClick={close}>
            Not now
          </button>
        )}
      >
        <p>Content</p>
      </Modal>
    </>
  );
}

async function opened() {
  const person = userEvent.setup();
  render(<PageWithLayer />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await person.click(opener);
  return { person, opener, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'A question' }) };
}

describe('a layer', () => {
  it('has the focus on its title before the press that opens it has been handled (HO-076)', async () => {
    const { dialog } = await opened();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByText('A question'));
  });

  it.each([
    ['Escape', (person: ReturnType<typeof userEvent.setup>) => person.keyboard('{Escape}')],
    [
      'its close button',
      (person: ReturnType<typeof userEvent.setup>) =>
        person.click(screen.getByRole('button', { name: 'Close' })),
    ],
    [
      'an action that closes it',
      (person: ReturnType<typeof userEvent.setup>) =>
        person.click(screen.getByRole('button', { name: 'Not now' })),
    ],
  ])('closes by %s, once, and tells its owner (SH-027)', async (_how, close) => {
    const { person, dialog } = await opened();
    await close(person);
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(screen.getByText('closed 1 times')).toBe(screen.getByRole('status'));
  });

  it('is closed for its owner too when the browser closes it (HO-077)', async () => {
    const { dialog } = await opened();
    dialog.close();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('closed 1 times'));
  });
});

describe('a side panel', () => {
  it('keeps what is typed in it, and the focus, where it goes from beside the page to over it and back (PT-584)', async () => {
    const person = userEvent.setup();
    const panel = (docked: boolean) => (
      <SidePanel docked={docked} open title="Details" onClose={() => {}}>
        <input aria-label="Why" />
      </SidePanel>
    );
    const { rerender } = render(panel(true));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Details' });
    const why = screen.getByLabelText<HTMLInputElement>('Why');
    expect([dialog.open, dialog.getAttribute('aria-modal')]).toEqual([true, null]);
    await person.type(why, 'They rang');
    for (const docked of [false, true]) {
      rerender(panel(docked));
      expect([dialog.open, dialog.getAttribute('aria-modal')]).toEqual([true, docked ? null : 'true']);
      expect(screen.getByLabelText('Why')).toBe(why);
      expect([why.value, document.activeElement]).toEqual(['They rang', why]);
    }
  });

  it('closes at once where it stands beside the page, by Escape too, and not by a press at its edge (PT-584)', async () => {
    const person = userEvent.setup();
    let closed = 0;
    render(
      <SidePanel docked open title="Details" onClose={() => (closed += 1)}>
        <p>Content</p>
      </SidePanel>,
    );
    await person.click(screen.getByRole('dialog', { name: 'Details' }));
    expect(closed).toBe(0);
    await person.click(screen.getByText('Content'));
    screen.getByText('Details').focus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(closed).toBe(1));
  });
});
