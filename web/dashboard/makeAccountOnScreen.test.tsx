// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serverThatWantsACode, showByCode } from '../testing/codeBeforeAccount.ts';
import { testOutbox } from '../testing/outbox.ts';
import { showPart } from '../testing/stepInDom.tsx';
import { MakeAccount } from './MakeAccount.tsx';

const server = await serverThatWantsACode();
afterEach(async () => {
  cleanup();
  await server.stop();
});

it('wants a code to the phone that was confirmed before, and then makes the account by itself (IS-320)', async () => {
  let isMade = false;
  const onMade = () => {
    isMade = true;
  };
  const person = showPart(<MakeAccount email={undefined} onMade={onMade} />, testOutbox());
  await person.type(screen.getByLabelText(/^Email/), 'danielle@towpath.example');
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: /account/ }));
  await showByCode(person);
  await waitFor(() => expect(isMade).toBe(true));
  expect(server.registrations()).toEqual([
    { email: 'danielle@towpath.example' },
    { email: 'danielle@towpath.example' },
  ]);
});
