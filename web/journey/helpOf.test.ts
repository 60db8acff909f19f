import { fullReview, qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { helpOf } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS, type UkNation } from '@towpath/domain/people/nation.ts';
import { foreignNames } from '@towpath/domain/people/testing/foreignNames.ts';
import { expect, it } from 'vitest';
import budget from '../../content/budget.json' with { type: 'json' };
import health from '../../content/health.json' with { type: 'json' };
import file from '../../content/help.json' with { type: 'json' };

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

it('has, as shipped, in every place of the journey only those who help where the person lives (SA-081, SA-201)', () => {
  const steps = [qualifier, fullReview].flatMap(({ pages }) =>
    pages.flatMap(({ sections }) => sections.flatMap(section => section.steps)),
  );
  const ids = [
    ...steps.flatMap(step => step.stepConfig?.helpIds ?? []),
    ...budget.shortfallHelp.flatMap(({ helpIds }) => helpIds),
    ...Object.values(health.signposts).flatMap(({ helpIds }) => helpIds),
  ];
  const shownIn = (nation: UkNation) => helpOf(file.help, ids, nation);
  for (const nation of UK_NATIONS) {
    const texts = shownIn(nation).map(({ name, text, url }) => `${name}: ${text} ${url}`);
    expect(texts.length).toBeGreaterThan(8);
    // The text of Breathing Space says for whom it is.
    for (const text of texts.map(one => one.replace('For England and Wales.', '')))
      expect(foreignNames(text, nation), text).toEqual([]);
  }
  const namesIn = (nation: UkNation) => shownIn(nation).map(({ name }) => name);
  expect(namesIn('england')).toEqual(expect.arrayContaining(['Shelter', 'Citizens Advice']));
  expect(namesIn('wales')).toEqual(
    expect.arrayContaining([
      'Shelter Cymru',
      'Citizens Advice Cymru',
      'NHS 111 Wales, option 2',
      'Breathing Space',
    ]),
  );
  expect(namesIn('scotland')).toEqual(
    expect.arrayContaining(['Shelter Scotland', 'Citizens Advice Scotland', 'Statutory moratorium']),
  );
  expect(namesIn('northern-ireland')).toEqual(
    expect.arrayContaining(['Housing Rights', 'Advice NI', 'The Consumer Council']),
  );
  for (const nation of ['wales', 'scotland', 'northern-ireland'] as const) {
    expect(namesIn(nation)).not.toContain('Shelter');
    expect(namesIn(nation)).not.toContain('Citizens Advice');
  }
});
