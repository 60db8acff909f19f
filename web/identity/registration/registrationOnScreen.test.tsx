// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { advice, journey, page, step } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { REGISTRATION } from '@towpath/domain/people/steps.ts';
import { afterEach, expect, it } from 'vitest';
import { serverThatWantsACode, showByCode } from '../../testing/codeBeforeAccount.ts';
import { loadedJourney } from '../../testing/journey.ts';
import { showStep } from '../../testing/stepInDom.tsx';
import { Registration } from './Registration.tsx';

const server = await serverThatWantsACode();
afterEach(async () => {
  cleanup();
  await server.stop();
});

it('wants a code to the phone that was confirmed before, and then makes the account by itself (IS-320)', async () => {
  let isDone = false;
  const form = { ...step(REGISTRATION.name, 'account'), stepConfig: { registrationStyleId: 3 } };
  const person = showStep(
    Registration,
    REGISTRATION.name,
    loadedJourney(journey(page('here', form, advice()))),
    {
      onCompleted: async () => {
        isDone = true;
      },
    },
  );
  await person.type(screen.getByLabelText(/^Email/), 'danielle@towpath.example');
  await person.type(screen.getByLabelText(/^Choose a password/), 'Narrowboat 7!');
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  await screen.findByText(/First we make sure that it’s you/);
  // Whoever is not ready for that comes back to what they typed.
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'danielle@towpath.example');
  await person.click(screen.getByRole('button', { name: 'Submit' }));
  await showByCode(person);
  await screen.findByText('Registration successful');
  await waitFor(() => expect(isDone).toBe(true));
  const body = { email: 'danielle@towpath.example', stepId: 'account' };
  expect(server.registrations()).toEqual([body, body, body]);
});
