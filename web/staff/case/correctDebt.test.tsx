// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApiServer } from '../../testing/apiServer.ts';
import { standAt } from '../../testing/pageAddress.ts';
import { CorrectDebt } from './CorrectDebt.tsx';
import type { CaseDebt } from './DebtsPart.tsx';

const DEBT: CaseDebt = {
  id: 'd1',
  creditor: 'Kestrel Cards',
  kind: 'Credit card',
  balance: 4212,
  pays: 20,
  arrears: 210,
  isEstimate: false,
  isInArrears: true,
  courtStage: null,
  hasLegalAction: false,
  isJoint: false,
  isDisputed: null,
  comesFirst: false,
  source: 'person',
  putRight: null,
};

let server: Awaited<ReturnType<typeof startApiServer>>;
beforeAll(async () => {
  server = await startApiServer(() => ({ status: 204 }));
  standAt(server.base);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.received.length = 0;
});
afterEach(cleanup);

function open(debt: Partial<CaseDebt>) {
  render(<CorrectDebt customerId="7" debt={{ ...DEBT, ...debt }} onCorrected={async () => undefined} />);
  return userEvent.setup({ delay: null });
}
const late = () => screen.getByLabelText('How much is late');

/** Saves with a reason, and gives what was sent besides it. */
async function saved(adviser: ReturnType<typeof open>) {
  await adviser.type(screen.getByLabelText('Why? They can read this'), 'They told me.');
  await adviser.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.received).toHaveLength(1));
  const { reason: _, was: __, ...sent } = (server.received[0]?.body ?? {}) as Record<string, unknown>;
  return sent;
}

describe('an adviser who puts a debt right with its person', () => {
  it('can say that it is not behind, and no sum that is late goes along (PT-624)', async () => {
    const adviser = open({});
    await adviser.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByLabelText('How much is late')).toBeNull();
    expect(await saved(adviser)).toEqual({ isInArrears: false });
  });

  it('can say that it is behind, and by how much (PT-624)', async () => {
    const adviser = open({ isInArrears: false, arrears: null });
    await adviser.click(screen.getByRole('radio', { name: 'Yes' }));
    await adviser.type(late(), '95');
    expect(await saved(adviser)).toEqual({ isInArrears: true, arrears: 95 });
  });

  it('leaves it behind where only the sum is not known any more (PT-624)', async () => {
    const adviser = open({});
    await adviser.clear(late());
    expect(await saved(adviser)).toEqual({ arrears: null });
  });
});
