import { contrastOf } from '@towpath/domain/values/colour.ts';
import { expect, it } from 'vitest';
import type { Brand } from './operator.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

const inBrand = (change: (brand: Brand) => void) => changed('brand.json', change as (content: never) => void);

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#0f5455', '#ffffff', 8.68],
])('%s and %s can be told apart %d to 1 (IS-252)', (one, other, times) => {
  expect(contrastOf(one, other)).toBeCloseTo(times, 1);
  expect(contrastOf(other, one)).toBeCloseTo(times, 1);
});

it.each<readonly [string, (brand: Brand) => void]>([
  [
    'colours.main: 2.2:1 against white is too faint for buttons and links: 4.5:1',
    ({ colours }) => (colours.main = '#7fb8b8'),
  ],
  [
    'colours.mainEdge: 1.6:1 against white is too faint for edges',
    ({ colours }) => (colours.mainEdge = '#bbcccc'),
  ],
  ['colours.accent: 4.1:1 against accentTint is too faint', ({ colours }) => (colours.accent = '#a9509f')],
  ['colours.accent: 1:1 against accentTint', ({ colours }) => (colours.accentTint = '#85327f')],
  ['colours.highlight: ', ({ colours }) => (colours.highlight = '#3a2a00')],
  ['colours.main: must be a colour: # and six digits', ({ colours }) => (colours.main = 'teal')],
  ['colours.main: is missing', ({ colours }) => Reflect.deleteProperty(colours, 'main')],
  [
    'mark[0].path: must be the path of an SVG',
    ({ mark }) => Object.assign(mark[0] ?? {}, { path: '<script>' }),
  ],
  ['mark: must have at least one part', brand => (brand.mark = [])],
  ['textSender: must be 3 to 11 letters or digits', brand => (brand.textSender = 'Harbour Light')],
  ['textSender: must not say what the service is about', brand => (brand.textSender = 'DebtHelp')],
  ['neutralName: must not say what the service is about', brand => (brand.neutralName = 'MoneyWise')],
])('a look that people could not read is refused with its place: %s (IS-252)', (line, change) => {
  expect(faultIn(inBrand(change)).message).toContain(`brand.json: ${line}`);
});

it('the colours of the content are those of the design (IS-252)', () => {
  const { colours }: Brand = JSON.parse(shipped['brand.json']);
  expect(Object.keys(colours)).toHaveLength(13);
});
