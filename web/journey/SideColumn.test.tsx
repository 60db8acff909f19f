import { TipBox } from '@towpath/design-system/frame/TipBox.tsx';
import type { Page } from '@towpath/domain/journey-engine/definition/definition.ts';
import { page, radio } from '@towpath/domain/journey-engine/fixtures/build.ts';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../testing/render.tsx';
import { SideColumn } from './SideColumn.tsx';

const bare = page('one', radio('a', ['x']));
const withTips = (tipBox: NonNullable<Page['tipBox']>) => htmlOf(<SideColumn page={{ ...bare, tipBox }} />);

it('shows the tips that the content gives for the page, in the style it names (SH-017)', () => {
  const html = withTips({
    style: 'Wavey Man',
    heading: 'You’re doing fine',
    tips: ['A guess is fine.', 'No rush.'],
  });
  expect(wordsOf(html)).toContain('You’re doing fine A guess is fine. No rush.');
  expect(html).toContain('wavey');
});

it('leads to a person from every page, with tips or without', () => {
  expect(wordsOf(htmlOf(<SideColumn page={bare} />))).toMatch(/^Stuck\? Ask for a call back/);
  expect(wordsOf(withTips({ style: 'Plain', heading: 'Tips', tips: ['One'] }))).toContain(
    'Stuck? Ask for a call back',
  );
});

it('is plain unless a style is named (SH-017)', () => {
  const html = htmlOf(<TipBox heading="Tips" tips={['One']} />);
  expect(html).toContain('plain');
  expect(html).not.toContain('<img');
});

it('waves at nobody beside help for what cannot wait (WT-104)', () => {
  const tipBox = { style: 'Wavey Man' as const, heading: 'You’re doing fine', tips: ['No rush.'] };
  const html = htmlOf(<SideColumn page={{ ...bare, tipBox }} isHelpShown />);
  expect(wordsOf(html)).toMatch(/^Stuck\?/);
  expect(
    wordsOf(htmlOf(<SideColumn page={{ ...bare, tipBox: { ...tipBox, style: 'Plain' } }} isHelpShown />)),
  ).toContain('No rush.');
});
