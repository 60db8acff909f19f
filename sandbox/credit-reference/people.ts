import type { FileContent } from './report.ts';

/** How the agency responds to a search for a person. */
export type Behaviour =
  | { readonly kind: 'match'; readonly file: FileContent; readonly onlyAtPreviousAddress?: true }
  | { readonly kind: 'no match' }
  | {
      readonly kind: 'verify';
      readonly file: FileContent;
      readonly validSeconds: number;
      readonly attempts: number;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid phone' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'cut off' }
  | { readonly kind: 'fault' }
  | { readonly kind: 'no JSON' }
  | { readonly kind: 'other shape' };

export type SandboxPerson = {
  readonly surname: string;
  /** One sentence for the page that lists them. */
  readonly does: string;
  readonly behaviour: Behaviour;
};

/** The made-up people, told apart by surname alone. Anybody else gets the same result as Hughes. */
export const SANDBOX_PEOPLE: readonly SandboxPerson[] = [
  {
    surname: 'Hughes',
    does: 'found, with ten accounts (one joint, one sold to a debt purchaser, one settled) and three court judgments',
    behaviour: { kind: 'match', file: 'everything' },
  },
  { surname: 'Bell', does: 'found, with one credit card', behaviour: { kind: 'match', file: 'one card' } },
  {
    surname: 'Clear',
    does: 'found, with nothing on the file',
    behaviour: { kind: 'match', file: 'nothing' },
  },
  { surname: 'Ghost', does: 'not found', behaviour: { kind: 'no match' } },
  {
    surname: 'Moved',
    does: 'found only with "This is a previous address"',
    behaviour: { kind: 'match', file: 'everything', onlyAtPreviousAddress: true },
  },
  {
    surname: 'Code',
    does: 'needs a code: 3 tries, 10 minutes',
    behaviour: { kind: 'verify', file: 'everything', validSeconds: 600, attempts: 3 },
  },
  {
    surname: 'Late',
    does: 'needs a code that expires at once',
    behaviour: { kind: 'verify', file: 'everything', validSeconds: 0, attempts: 3 },
  },
  {
    surname: 'Once',
    does: 'needs a code: one try only',
    behaviour: { kind: 'verify', file: 'everything', validSeconds: 600, attempts: 1 },
  },
  { surname: 'Barred', does: 'search not allowed', behaviour: { kind: 'refused' } },
  { surname: 'Ringer', does: 'phone number not accepted', behaviour: { kind: 'invalid phone' } },
  { surname: 'Slow', does: 'no answer for half a minute', behaviour: { kind: 'slow' } },
  { surname: 'Down', does: 'the connection is cut', behaviour: { kind: 'cut off' } },
  { surname: 'Broken', does: 'answers with status 500', behaviour: { kind: 'fault' } },
  { surname: 'Garbled', does: 'answers with something that is no JSON', behaviour: { kind: 'no JSON' } },
  { surname: 'Strange', does: 'answers with JSON of another shape', behaviour: { kind: 'other shape' } },
];

/** What happens at a search for this surname, in any capitalisation. */
export function behaviourFor(surname: string): Behaviour {
  const wanted = surname.trim().toLowerCase();
  const person = SANDBOX_PEOPLE.find(one => one.surname.toLowerCase() === wanted);
  return person?.behaviour ?? { kind: 'match', file: 'everything' };
}
