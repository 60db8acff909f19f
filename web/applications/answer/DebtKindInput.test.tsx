// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApiInDom } from '../../testing/apiInDom.ts';
import { DebtKindsProvider } from '../debtKinds.ts';
import { DebtKindInput } from './DebtKindInput.tsx';

const KINDS = [
  { id: 1, name: 'Credit card', roles: [] },
  { id: 9, name: 'Council tax', roles: [] },
];
const guide = (id: number, group: string) => ({ id, group, isCommon: false, line: null, also: {} });
let fails = 0;
let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(({ url }) => {
    if (url.includes('/guides')) {
      return { body: { kinds: [guide(1, 'cards'), guide(9, 'council')], told: [] } };
    }
    if (fails > 0) {
      fails -= 1;
      return { status: 503, body: { error: { code: 'UNAVAILABLE', message: 'Try again in a minute.' } } };
    }
    return { body: KINDS };
  });
});
afterAll(() => server.stop());
afterEach(() => {
  cleanup();
  fails = 0;
});

function Asked({ first = '' }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DebtKindInput name="kind" label="Kind" hint="Choose the nearest" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const picked = () => screen.getByRole('status').textContent;

describe('the kind of a debt in a form', () => {
  it('is one of those of the list of debts, in its groups (DN-860)', async () => {
    render(<Asked />);
    const group = await screen.findByRole('group', { name: 'Cards and loans' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Credit card']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Council tax');
    expect(picked()).toBe('Council tax');
  });

  it('shows what was typed before as the kind that it means, or to be read where it means none (DN-860)', async () => {
    render(<Asked first="credit cards" />);
    await screen.findByRole('group', { name: 'Cards and loans' });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });
    expect(select.value).toBe('Credit card');
    cleanup();
    render(<Asked first="money thing" />);
    expect((await screen.findByText(/^You put in “money thing”/u)).textContent).toMatch(
      /^You put in “money thing”/u,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' }).value).toBe('');
    expect(picked()).toBe('money thing');
  });

  it('can be asked for again where the kinds did not come (DN-860)', async () => {
    fails = 1;
    render(<Asked />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('option', { name: 'Credit card' })).textContent).toBe('Credit card');
  });

  it('is read from elsewhere in the console, as one list (DN-860)', async () => {
    const ofCase = () => Promise.resolve([{ group: null, names: ['Store card'] }]);
    render(
      <DebtKindsProvider value={ofCase}>
        <Asked />
      </DebtKindsProvider>,
    );
    expect((await screen.findByRole('option', { name: 'Store card' })).textContent).toBe('Store card');
    expect(screen.queryByRole('group')).toBeNull();
  });
});
