import {
  advice,
  journey,
  pageOf,
  radio,
  section,
  step,
} from '@towpath/domain/journey-engine/fixtures/build.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Offline } from '../../data/failure.ts';
import { standInForBrowser } from '../../testing/browser.ts';
import { loadedJourney, nobody } from '../../testing/journey.ts';

beforeEach(() => {
  standInForBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const definition = journey(
  pageOf(
    'about',
    section('Your home', radio('tenure', ['own', 'rent'])),
    section('Your money', radio('work', ['yes', 'no']), step('Marketing Consents', 'consents')),
  ),
  pageOf('end', section('Your advice', advice())),
);

describe('the last completed step', () => {
  it('is nothing at first, then names its section and whether it was answered (JN-021)', async () => {
    const { store } = loadedJourney(definition);
    expect(store.snapshot().lastCompletedStep).toBeUndefined();

    store.answer('tenure', [{ id: 'tenure.own', value: 'own' }]);
    expect(store.snapshot().lastCompletedStep).toEqual({
      stepId: 'tenure',
      answered: true,
      sectionId: 'your-home',
      sectionName: 'Your home',
    });

    store.answer('work', [{ id: 'work.no', value: 'no' }]);
    expect(store.snapshot().lastCompletedStep).toMatchObject({ stepId: 'work', sectionName: 'Your money' });

    store.answer('consents', []);
    expect(store.snapshot().lastCompletedStep).toMatchObject({ stepId: 'consents', answered: false });
  });

  it('counts a step saved by its own call as answered (JN-021)', async () => {
    const { store } = loadedJourney(definition, { tenure: 'own', work: 'no' });
    await store.completed('consents');
    expect(store.snapshot().lastCompletedStep).toMatchObject({
      stepId: 'consents',
      answered: true,
      sectionId: 'your-money',
    });
  });
});

describe('waiting for the server to have every answer', () => {
  it('ends at once when nothing is on its way, and otherwise when the last answer has arrived', async () => {
    const { store } = loadedJourney(definition);
    await store.allSaved();

    store.answer('tenure', [{ id: 'tenure.own', value: 'own' }]);
    expect(store.snapshot().saveState).toBe('saving');
    await store.allSaved();
    expect(store.snapshot().saveState).toBe('saved');
  });
});

describe('waiting for what can be sent now', () => {
  it('ends when what waits cannot be sent, and goes on when it is tried again', async () => {
    let isOnline = false;
    const { store, outbox } = loadedJourney(definition, {}, nobody, {
      send: async ({ basedOn }) => (isOnline ? { kind: 'saved', revision: basedOn + 1 } : { kind: 'later' }),
    });
    await outbox.settled();
    store.answer('tenure', [{ id: 'tenure.own', value: 'own' }]);
    await outbox.settled();
    expect(store.snapshot().saveState).toBe('not saved yet');
    isOnline = true;
    store.answer('work', [{ id: 'work.no', value: 'no' }]);
    await outbox.settled();
    expect(store.snapshot().saveState).toBe('saved');
  });

  it('ends where only the person can say which of two answers counts', async () => {
    const { store, outbox } = loadedJourney(definition, {}, nobody, {
      send: async () => ({
        kind: 'conflict',
        theirs: [{ id: 'tenure.rent', value: 'rent' }],
        revision: 2,
      }),
    });
    store.answer('tenure', [{ id: 'tenure.own', value: 'own' }]);
    await outbox.settled();
    expect(store.snapshot().conflict).toMatchObject({
      mine: { answers: [{ id: 'tenure.own' }] },
      theirs: [{ id: 'tenure.rent' }],
    });
  });
});

describe('a call about a step', () => {
  const owning = [{ id: 'tenure.own', value: 'own' }];

  it('is made at once when nothing is on its way', async () => {
    const { store } = loadedJourney(definition);
    expect(await store.afterSaves(async () => 'made')).toBe('made');
  });

  it('does not overtake the answers before it', async () => {
    const happened: string[] = [];
    let arrive = () => {};
    const { store } = loadedJourney(definition, {}, nobody, {
      send: async ({ basedOn }) => {
        await new Promise<void>(resolve => (arrive = resolve));
        happened.push('saved');
        return { kind: 'saved', revision: basedOn + 1 };
      },
    });
    store.answer('tenure', owning);
    const made = store.afterSaves(async () => happened.push('made'));
    await new Promise(resolve => setTimeout(resolve, 10));
    expect(happened).toEqual([]);
    arrive();
    await made;
    expect(happened).toEqual(['saved', 'made']);
  });

  it('says that there is no connection while the answers before it cannot be sent, and is not made', async () => {
    let isOnline = false;
    const { store } = loadedJourney(definition, {}, nobody, {
      send: async ({ basedOn }) => (isOnline ? { kind: 'saved', revision: basedOn + 1 } : { kind: 'later' }),
    });
    store.answer('tenure', owning);
    const call = vi.fn(async () => 'made');
    await expect(store.afterSaves(call)).rejects.toBeInstanceOf(Offline);
    expect(call).not.toHaveBeenCalled();
    isOnline = true;
    store.answer('work', [{ id: 'work.no', value: 'no' }]);
    expect(await store.afterSaves(call)).toBe('made');
  });
});

describe('reading all answers again', () => {
  const own = { answers: [{ id: 'tenure.own', value: 'own' }], revision: 1 };
  const rent = { answers: [{ id: 'tenure.rent', value: 'rent' }], revision: 2 };
  type Stored = ReadonlyMap<string, typeof own>;

  /** A journey whose reads are answered when the test says so, in the order of the requests. */
  function readByHand() {
    const readings: ((stored: Stored) => void)[] = [];
    const { store } = loadedJourney(definition, {}, nobody, {
      fetchAnswers: () => new Promise(resolve => readings.push(resolve)),
    });
    const tenure = () => store.snapshot().answers.get('tenure');
    return { store, readings, tenure };
  }

  it('keeps the later of two readings when the earlier comes last', async () => {
    const { store, readings, tenure } = readByHand();
    const both = [store.reload(), store.reload()];
    readings[1]?.(new Map([['tenure', rent]]));
    await both[1];
    readings[0]?.(new Map([['tenure', own]]));
    await both[0];
    expect(tenure()).toEqual(rent.answers);
  });

  it('reads once more when an answer was saved meanwhile: it may not be in what was read', async () => {
    const { store, readings, tenure } = readByHand();
    const reading = store.reload();
    store.answer('tenure', rent.answers);
    await store.allSaved();
    readings[0]?.(new Map([['tenure', own]]));
    await vi.waitFor(() => expect(readings).toHaveLength(2));
    expect(tenure()).toEqual(rent.answers);
    readings[1]?.(new Map([['tenure', rent]]));
    await reading;
    expect(tenure()).toEqual(rent.answers);
  });
});

describe('what is typed in a step and not given', () => {
  const typedIn = (value: string) => [{ id: 'tenure.typed', value }];
  const drafts = ({ store }: ReturnType<typeof loadedJourney>) => [...store.snapshot().drafts.keys()];

  it('is kept at each key, and gone once it was taken away again (HO-050)', () => {
    const loaded = loadedJourney(definition);
    loaded.store.draft('tenure', typedIn('ren'));
    expect(drafts(loaded)).toEqual(['tenure']);
    loaded.store.draft('tenure', typedIn(''));
    expect([drafts(loaded), loaded.outbox.unsent()]).toEqual([[], []]);
  });

  it('is kept where it takes a given answer away, and gone once it says the same (HO-050)', () => {
    const loaded = loadedJourney(definition, { tenure: 'own' });
    loaded.store.draft('tenure', []);
    expect(drafts(loaded)).toEqual(['tenure']);
    loaded.store.draft('tenure', [{ id: 'tenure.own', value: 'own' }]);
    expect(drafts(loaded)).toEqual([]);
  });
});
