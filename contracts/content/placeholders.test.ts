import { expect, it } from 'vitest';
import type { ContentFile } from './operator.ts';
import { changed, faultIn } from './testing/shippedContent.ts';

it.each<readonly [string, ContentFile, (content: never) => void]>([
  [
    "pages[0].lead: there is no '{callFromNumber }' to put in",
    'pages.json',
    ({ pages }: { pages: { lead: string }[] }) =>
      Object.assign(pages[0] ?? {}, { lead: 'Call {callFromNumber } now.' }),
  ],
  [
    "pages[0].lead: has a '{' or '}' that belongs to nothing",
    'pages.json',
    ({ pages }: { pages: { lead: string }[] }) =>
      Object.assign(pages[0] ?? {}, { lead: '{brand} is {brand.' }),
  ],
  [
    "step_footers.1: has a '{' or '}' that belongs to nothing",
    'step-footers.json',
    (it: { step_footers: object }) => Object.assign(it.step_footers, { 1: '<p>brand}</p>' }),
  ],
  [
    "variants.mw_quick.brand.beside: there is no '{}' to put in",
    'variants.json',
    ({ variants }: { variants: Record<string, { brand: object }> }) =>
      Object.assign(variants.mw_quick?.brand ?? {}, { beside: 'with {brand}{}' }),
  ],
  [
    "help[0].text: has a '{' or '}', but nothing is put into the texts of this file",
    'help.json',
    ({ help }: { help: object[] }) => Object.assign(help[0] ?? {}, { text: '{brand} helps.' }),
  ],
  [
    "callHours.text: has a '{' or '}', but nothing is put into the texts of this file",
    'settings.json',
    ({ callHours }: { callHours: object }) => Object.assign(callHours, { text: 'From 8 to 20}' }),
  ],
])('shows nobody braces that nothing is put in for: %s (IS-332)', (line, file, change) => {
  expect(faultIn(changed(file, change)).lines).toEqual([expect.stringContaining(`${file}: ${line}`)]);
});
