// @vitest-environment happy-dom

import { withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { journey, page, radio, typed, wayTo } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Previewed, previewedJourney } from './previewedJourney.ts';

const { template, ...questions } = journey(
  page('one', radio('home', ['own', 'rent'], wayTo('phone')), typed('Phone Number', 'phone')),
);
// A definition is readonly, and what an answer of the server is may be written to; else the types are the same.
const previewed = { questions, template, release: 1, words: 0, until: '2026-12-01' } as unknown as Previewed;
const own = [{ id: 'home.own', value: 'own' }];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps what is answered and typed in its tab, through a reload what is answered, and starts again without (IS-280)', async () => {
  const { store } = previewedJourney(previewed);
  store.answer('home', own);
  store.draft('phone', [{ id: 'phone.number', value: '0113' }]);
  await store.allSaved();
  expect(store.snapshot().drafts.get('phone')).toMatchObject([{ value: '0113' }]);
  expect(Object.values(localStorage)).toEqual([]);

  const reloaded = previewedJourney(previewed).store.snapshot();
  expect(reloaded.answers.get('home')).toEqual(own);
  expect(reloaded.path.open?.stepId).toBe('phone');

  expect(previewedJourney(previewed, new Map()).store.snapshot().answers.size).toBe(0);
  expect(previewedJourney(previewed).store.snapshot().answers.size).toBe(0);
});

it('keeps what is taken as known beside the answers (IS-281)', () => {
  previewedJourney(previewed, withFacts(new Map([['home', own]]), { nation: 'scotland' }));
  const { facts, store } = previewedJourney(previewed);
  expect(facts).toEqual({ nation: 'scotland' });
  expect([...store.snapshot().answers]).toEqual([['home', own]]);
});

it('begins anew where the tab keeps something else under its name (IS-280)', () => {
  sessionStorage.setItem('towpath.preview.made-up', '{"no":"list"}');
  sessionStorage.setItem(`towpath.preview.${questions.journey}`, '[{"id":4}]');
  expect(previewedJourney(previewed).store.snapshot().answers.size).toBe(0);
});

it('says what is wrong with a phone number, and asks nobody (IS-280)', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  const { store } = previewedJourney(previewed);
  const problemOf = (value: string) =>
    store.phoneProblem({ optionType: 'Phone Number' }, [{ id: 'phone.number', value }]);
  expect(await problemOf('123')).toBe('Must be a valid phone number');
  expect(await problemOf('07911 123456')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

it('notes a step that needs a person as done, so that the way goes on (IS-283)', async () => {
  const { store, note } = previewedJourney(previewed);
  note('home', own);
  await store.completed('home');
  expect(store.snapshot().path.open?.stepId).toBe('phone');
});
