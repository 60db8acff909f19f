import { qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { expect, it } from 'vitest';
import file from '../../content/help.json' with { type: 'json' };
import { helpOf } from './helpOf.ts';

const help = [
  { id: 'all', name: 'All', text: 'Everywhere.', url: '/all' },
  {
    id: 'south',
    name: 'South',
    text: 'Not everywhere.',
    phone: '1',
    instead: { scotland: 'north', 'northern-ireland': null },
  },
  { id: 'north', name: 'North', text: 'Up there.', phone: '2' },
];
const idsIn = (ids: readonly string[], nation: Parameters<typeof helpOf>[2]) =>
  helpOf(help, ids, nation).map(({ id }) => id);

it('shows who helps in the nation of the person, each once, and nobody who does not (SA-081)', () => {
  const named = ['south', 'all', 'north'];
  expect(idsIn(named, 'england')).toEqual(['south', 'all', 'north']);
  expect(idsIn(named, 'scotland')).toEqual(['north', 'all']);
  expect(idsIn(named, 'northern-ireland')).toEqual(['all', 'north']);
  expect(idsIn(['south'], 'northern-ireland')).toEqual([]);
  expect(idsIn(named, undefined)).toEqual(named);
  expect(idsIn(named, 'outside')).toEqual(named);
  expect(idsIn(['nobody'], 'wales')).toEqual([]);
});

it('has, as shipped, nobody of England and Wales alone for the people of the other nations (SA-081)', () => {
  const ids = [
    ...new Set(
      qualifier.pages.flatMap(({ sections }) =>
        sections.flatMap(({ steps }) => steps.flatMap(step => step.stepConfig?.helpIds ?? [])),
      ),
    ),
  ];
  const namesIn = (nation: Parameters<typeof helpOf>[2]) =>
    helpOf(file.help, ids, nation).map(({ name }) => name);
  const ofEnglandAndWales = ['Shelter', 'Citizens Advice', 'Breathing Space'];
  expect(namesIn('wales')).toEqual(expect.arrayContaining(ofEnglandAndWales));
  for (const name of ofEnglandAndWales) {
    expect(namesIn('scotland')).not.toContain(name);
    expect(namesIn('northern-ireland')).not.toContain(name);
  }
  expect(namesIn('scotland')).toEqual(
    expect.arrayContaining(['Shelter Scotland', 'Citizens Advice Scotland', 'Statutory moratorium']),
  );
  expect(namesIn('northern-ireland')).toEqual(
    expect.arrayContaining(['Housing Rights', 'Advice NI', 'The Consumer Council']),
  );
  expect(namesIn('northern-ireland')).not.toContain('National Debtline');
});
