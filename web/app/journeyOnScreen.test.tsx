// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LiveRegion } from '@towpath/design-system/feedback/LiveRegion.tsx';
import type { JourneyDefinition } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import {
  advice,
  chose,
  journey,
  page,
  radio,
  step,
  typed,
  wayTo,
} from '@towpath/domain/journey-engine/fixtures/build.ts';
import { STEP_KINDS } from '@towpath/domain/journeys/kinds.ts';
import { MARKETING_CONSENTS } from '@towpath/domain/people/steps.ts';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { JourneyScreen } from '../journey/JourneyScreen.tsx';
import { JourneyProvider } from '../journey/state/journeyContext.ts';
import { StepHeadingsProvider } from '../journey/stepHeadings.tsx';
import { type StepScreen, StepScreensProvider } from '../journey/stepScreens.ts';
import { StepHeading } from '../journey/steps/StepHeading.tsx';
import type { StepProps } from '../journey/steps/stepProps.ts';
import { LogOutInstead } from '../shell/LogOutProvider.tsx';
import { Pages, Router, useParams } from '../shell/router/router.tsx';
import { startApiInDom } from '../testing/apiInDom.ts';
import { loadedJourney, nobody } from '../testing/journey.ts';
import { testOutbox } from '../testing/outbox.ts';
import { placesFrom } from '../testing/placesInTest.ts';
import { STEP_SCREENS } from './stepKinds.ts';

let server: Awaited<ReturnType<typeof startApiInDom>>;
let phoneIsValid = true;
beforeAll(async () => {
  server = await startApiInDom(({ url }) =>
    url === '/phone/validation'
      ? { body: { isValid: phoneIsValid, message: phoneIsValid ? '' : 'Must be a valid phone number' } }
      : { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Not found' } } },
  );
});
afterAll(() => server.stop());
afterEach(cleanup);

function AtPage() {
  const { pageId = '' } = useParams();
  return <JourneyScreen pageId={pageId} />;
}

function AtForcedPage() {
  const { pageId = '' } = useParams();
  return <JourneyScreen pageId={pageId} forcesControls />;
}

/** A step with a screen of its own within it. */
function Rest({ planStep }: StepProps) {
  const [isLong, setLong] = useState(false);
  return (
    <>
      <StepHeading stepId={planStep.id}>{isLong ? 'A longer rest' : 'A rest'}</StepHeading>
      <p>Take a rest: {planStep.step.headerText}</p>
      <button type="button" onClick={() => setLong(true)}>
        Longer
      </button>
    </>
  );
}

/** A rest between questions: nothing to answer, done once the person goes on. A kind that nothing here knows of. */
const PAUSE: StepKind = { name: 'Pause', completedBy: 'a save' };
const KINDS = [...STEP_KINDS, PAUSE];
const SCREENS = new Map<string, StepScreen>([...STEP_SCREENS, [PAUSE.name, Rest]]);

/** The real screen over a journey, as somebody at its first page meets it. */
function opened(
  definition: JourneyDefinition,
  given: Parameters<typeof loadedJourney>[1] = {},
  { at = AtPage, onLogOut = () => {} }: { readonly at?: typeof AtPage; readonly onLogOut?: () => void } = {},
) {
  const loaded = loadedJourney(definition, given, nobody, {}, testOutbox(), KINDS);
  render(
    <LiveRegion>
      <Router places={placesFrom('/journey/one')}>
        <JourneyProvider value={loaded}>
          <StepScreensProvider value={SCREENS}>
            <StepHeadingsProvider>
              <LogOutInstead value={onLogOut}>
                <Pages pages={{ '/journey/:pageId': at }} />
              </LogOutInstead>
            </StepHeadingsProvider>
          </StepScreensProvider>
        </JourneyProvider>
      </Router>
    </LiveRegion>,
  );
  const saved = () =>
    Object.fromEntries(
      [...loaded.store.snapshot().answers].map(([id, answers]) => [id, answers.map(({ value }) => value)]),
    );
  return { person: userEvent.setup(), saved };
}

const groups = () => screen.queryAllByRole('radiogroup').map(({ id }) => id);
const option = (question: string, answer: string) =>
  within(document.getElementById(question) ?? document.body).getByRole<HTMLInputElement>('radio', {
    name: answer,
  });

describe('a page of questions', () => {
  const both = journey(page('one', radio('home', ['own', 'rent']), radio('work', ['yes', 'no']), advice()));

  it('shows the next question at a tap, says so, and leaves the focus where it is', async () => {
    const { person, saved } = opened(both);
    expect(groups()).toEqual(['home']);
    await person.click(option('home', 'rent'));
    expect(groups()).toEqual(['home', 'work']);
    expect(saved()).toEqual({ home: ['rent'] });
    expect(document.activeElement).toBe(option('home', 'rent'));
    await waitFor(() => expect(screen.getByText('Next question added below')).toBeInstanceOf(HTMLElement));
  });

  it('shrinks a question to a line when the one after it is answered, and Change opens it with the focus', async () => {
    const { person } = opened(both, { home: 'own' });
    await person.click(option('work', 'yes'));
    expect(groups()).toEqual(['work']);
    await person.click(await screen.findByRole('button', { name: /^Change/ }));
    expect(groups()).toEqual(['home', 'work']);
    expect(option('home', 'own').checked).toBe(true);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('home'));
  });
});

describe('the heading and the title of a page', () => {
  const both = journey(page('one', radio('home', ['own', 'rent']), radio('work', ['yes', 'no']), advice()));
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

  it('are the question that is next; what was answered and the name of the page are no headings (WT-090)', async () => {
    const { person } = opened(both);
    expect(headings()).toEqual(['home']);
    await waitFor(() => expect(document.title).toMatch(/^home – /));
    await person.click(option('home', 'rent'));
    expect(headings()).toEqual(['work']);
    expect(screen.getByRole('heading', { level: 1, name: 'work' }).closest('legend')).not.toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^work – /));
    expect(screen.getByText('one', { selector: 'p *' })).toBeInstanceOf(HTMLElement);
  });

  it('are the question too where it is typed into one box, which it labels (WT-090)', async () => {
    opened(journey(page('one', typed('Money', 'rent')), page('two', advice())));
    const heading = await screen.findByRole('heading', { level: 1, name: 'rent' });
    expect(heading.querySelector('label')?.htmlFor).toBe(screen.getByRole('textbox', { name: 'rent' }).id);
  });

  it('are those of the screen that a step shows within itself (WT-091)', async () => {
    const { person } = opened(journey(page('one', step(PAUSE.name, 'rest')), page('two', advice())));
    await waitFor(() => expect(document.title).toMatch(/^A rest – /));
    await person.click(screen.getByRole('button', { name: 'Longer' }));
    await waitFor(() => expect(document.title).toMatch(/^A longer rest – /));
    expect(headings()).toEqual(['A longer rest']);
  });

  it('say before anything else that something needs correcting (WT-090)', async () => {
    const { person } = opened(journey(page('one', typed('Money', 'rent')), page('two', advice())));
    await person.type(await screen.findByRole('textbox', { name: 'rent' }), 'x{Enter}');
    await waitFor(() => expect(document.title).toMatch(/^Error: rent – /));
    await person.clear(screen.getByRole('textbox', { name: 'rent' }));
    await waitFor(() => expect(document.title).toMatch(/^rent – /));
  });
});

describe('a change that leaves later answers out', () => {
  const definition = journey(
    page(
      'one',
      radio('home', ['own', 'rent'], wayTo('mortgage', chose('home.own')), wayTo('work')),
      radio('mortgage', ['paid', 'behind'], wayTo('work')),
      radio('work', ['yes', 'no']),
      advice(),
    ),
  );
  const given = { home: 'own', mortgage: 'behind', work: 'yes' };

  async function changing() {
    const { person, saved } = opened(definition, given);
    await person.click(screen.getByRole('button', { name: 'Change home' }));
    await person.click(option('home', 'rent'));
    return { person, saved, dialog: await screen.findByRole<HTMLDialogElement>('dialog') };
  }

  it('is asked about, names them, and nothing changes until the person says so', async () => {
    const { person, saved, dialog } = await changing();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['mortgage']);
    expect(saved()).toMatchObject({ home: ['own'] });
    await person.click(within(dialog).getByRole('button', { name: 'Keep it as it was' }));
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(saved()).toMatchObject({ home: ['own'], mortgage: ['behind'] });
  });

  it('counts when the person confirms it', async () => {
    const { person, saved, dialog } = await changing();
    await person.click(within(dialog).getByRole('button', { name: 'Change my answer' }));
    expect(saved()).toMatchObject({ home: ['rent'] });
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(screen.queryByRole('button', { name: 'Change mortgage' })).toBeNull();
  });
});

describe('a step that is done by going on', () => {
  const definition = journey(
    page('one', step(PAUSE.name, 'rest')),
    page('two', radio('work', ['yes', 'no']), advice()),
  );

  it('is saved without an answer by Continue, which leads on; afterwards it is passed (HO-150)', async () => {
    const { person, saved } = opened(definition);
    expect(screen.getByText('Take a rest: rest')).toBeInstanceOf(HTMLElement);
    expect(saved()).toEqual({});
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(saved()).toEqual({ rest: [] });
    await waitFor(() => expect(groups()).toEqual(['work']));
    cleanup();
    const again = opened(definition, { rest: [] });
    await again.person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(groups()).toEqual(['work']));
  });

  it('has a bar that waits where its own buttons complete it (HO-150)', () => {
    opened(journey(page('one', step(MARKETING_CONSENTS.name, 'consents')), page('two', advice())));
    expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a typed answer', () => {
  it('that does not fit is named in a list that takes the focus, until it is typed anew', async () => {
    const { person, saved } = opened(
      journey(page('one', typed('Money', 'income'), radio('work', ['yes', 'no']), advice())),
    );
    const box = await screen.findByRole<HTMLInputElement>('textbox');
    await person.type(box, 'lots{Enter}');
    const problems = await screen.findByRole('alert');
    expect(problems.textContent).toContain('Only number values are allowed');
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(saved()).toEqual({});

    await person.clear(box);
    expect(screen.queryByRole('alert')).toBeNull();
    await person.type(box, '1650{Enter}');
    await waitFor(() => expect(saved()).toEqual({ income: ['1650'] }));
    expect(groups()).toEqual(['work']);
  });

  it.each([
    [true, { phone: ['07400123456'] }, null],
    [false, {}, 'Must be a valid phone number'],
  ])('that is a phone number goes on when the check says %s (QU-040)', async (isValid, expected, words) => {
    phoneIsValid = isValid;
    const before = server.received.length;
    const { person, saved } = opened(journey(page('one', typed('Phone Number', 'phone'), advice())));
    await person.type(await screen.findByRole('textbox'), '07400123456{Enter}');
    // What is saved comes right after it.
    await waitFor(() =>
      expect(server.received.slice(before).map(({ body }) => body)).toContainEqual({
        phoneNumber: '07400123456',
      }),
    );
    if (words) expect((await screen.findByRole('alert')).textContent).toContain(words);
    await waitFor(() => expect(saved()).toEqual(expected));
  });
});

it('has Logout in the header while questions are answered (SH-014)', async () => {
  let times = 0;
  const onLogOut = () => {
    times += 1;
  };
  const { person } = opened(
    journey(page('one', radio('a', ['yes', 'no'])), page('two', advice())),
    {},
    { onLogOut },
  );
  const header = screen.getByRole('banner');
  await person.click(within(header).getByRole('button', { name: 'Logout' }));
  expect(times).toBe(1);
  expect(within(header).queryByRole('button', { name: 'Close' })).toBeNull();
});

it('has no Continue and Back on a page of advice, unless the page is told to (JN-061)', () => {
  const advised = journey(page('one', advice()));
  opened(advised);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  cleanup();
  opened(advised, {}, { at: AtForcedPage });
  expect(screen.getByRole('button', { name: 'Continue' }).isConnected).toBe(true);
});
