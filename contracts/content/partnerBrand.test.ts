import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

type Look = {
  name: string;
  beside: string;
  colours: Record<string, string>;
  textSender?: string;
  phone?: string;
};
type Variants = { variants: Record<string, { journey: string; revision: number; brand?: Look }> };

const { mark, colours } = JSON.parse(shipped['brand.json']);
/** Ours, under another name. */
const BRAND = { name: 'Harbour', beside: 'with {brand}', mark, colours };

/** The shipped content with one partner more, whose brand is changed so. */
const withBrand = (change: (look: Look) => void = () => {}) =>
  changed('variants.json', ({ variants }: Variants) => {
    const look = structuredClone<Look>(BRAND);
    change(look);
    variants.mw_pier = { journey: 'qualifier-pier', revision: 1, brand: look };
  });

describe('the brand of a partner', () => {
  it('is read with ours where it says nothing: who texts are from, and whom to ring (IS-255)', () => {
    const { partners, look } = readOperatorContent(withBrand());
    expect(partners.mw_pier).toMatchObject({
      name: 'Harbour',
      beside: `with ${look.name}`,
      textSender: look.textSender,
      phone: look.phone,
      iconLight: [],
    });
    const told = withBrand(of => Object.assign(of, { textSender: 'Pier', phone: '0113 999 0333' }));
    expect(readOperatorContent(told).partners.mw_pier).toMatchObject({
      textSender: 'Pier',
      phone: '0113 999 0333',
    });
    expect(Object.keys(partners)).not.toContain('mw_steps');
  });

  it.each([
    [
      'a text below 4.5:1',
      (of: Look) => (of.colours.main = '#8fa5c4'),
      'variants.mw_pier.brand.colours.main: 2.5:1 against white is too faint for buttons and links: 4.5:1 is needed',
    ],
    [
      'nobody who is answerable',
      (of: Look) => (of.beside = 'your friend'),
      "variants.mw_pier.brand.beside: must hold our name, as '{brand}', so that people know who advises them",
    ],
    [
      'a name that does not fit',
      (of: Look) => (of.name = 'The Harbour and Pier Company of Hull'),
      'variants.mw_pier.brand.name: must fit beside the mark: 30 characters at most',
    ],
    [
      'a colour that is none',
      (of: Look) => (of.colours.accent = 'blue'),
      'variants.mw_pier.brand.colours.accent: must be a colour: # and six digits or letters up to f',
    ],
    [
      'a colour too few',
      (of: Look) => void delete of.colours.highlight,
      /variants\.mw_pier\.brand\.colours\.highlight/u,
    ],
    [
      'a phone of letters',
      (of: Look) => (of.phone = 'ring us soon'),
      'variants.mw_pier.brand.phone: must be digits and spaces',
    ],
  ])('is refused with file, place and words for %s (IS-256)', (_, change, says) => {
    const fault = faultIn(withBrand(of => void change(of)));
    expect(fault.message).toMatch(/^variants\.json: /u);
    expect(fault.message).toMatch(says);
  });
});
