import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed } from './testing/shippedContent.ts';
import { unbackedFigures } from './unbackedFigures.ts';

const SOURCES = {
  survey: { name: 'A survey', url: 'https://survey.org.uk' },
  ours: { name: 'What we think', url: null, ownProposal: true },
  named: { name: 'Our own proposal: no public source', url: null },
};
const found = (file: object) =>
  unbackedFigures(JSON.stringify({ sources: SOURCES, ...file })).map(({ file: name, place, why }) => [
    name,
    place,
    why,
  ]);
const guide = (basis: readonly string[], isIllustrative = false) => ({ isIllustrative, basis });

describe('figures that no source backs', () => {
  it('are guide figures that are marked as illustrative, each told with what to put in (HO-172)', () => {
    expect(found({ guideFigures: [guide(['survey']), guide(['survey'], true)] })).toEqual([
      [
        'budget.json',
        'guideFigures[1]',
        'is marked as illustrative: put in a figure with its source, or leave the row out',
      ],
    ]);
  });

  it.each(['ours', 'named'])('are guide figures that rest on a proposal of our own: %s (HO-172)', key => {
    expect(found({ guideFigures: [guide(['survey', key])] })).toEqual([
      ['budget.json', 'guideFigures[0]', expect.stringContaining(`rests on '${key}', a proposal of our own`)],
    ]);
  });

  it('are the caps of lines where their basis is one, each in an entry of its own (HO-172)', () => {
    const itemCaps = [{ typeId: 1 }, { typeId: 2 }];
    expect(found({ itemCaps, basis: { itemCaps: ['ours'] } }).map(([, place]) => place)).toEqual([
      'itemCaps[0]',
      'itemCaps[1]',
    ]);
    expect(found({ itemCaps, basis: { itemCaps: ['survey'] } })).toEqual([]);
  });

  it('are none in a file without figures, or in one that cannot be read (HO-172)', () => {
    expect(found({ guideFigures: [], itemCaps: [], basis: { itemCaps: ['ours'] } })).toEqual([]);
    expect(unbackedFigures('{')).toEqual([]);
    expect(unbackedFigures('null')).toEqual([]);
  });

  it('are told whatever else in the file cannot be read, and never of what cannot be (IS-332, HO-172)', () => {
    const guideFigures = [
      { ...guide(['ours']), isIllustrative: 'yes' },
      null,
      { isIllustrative: true },
      guide(['bad']),
    ];
    const sources = { ...SOURCES, bad: { name: 5, ownProposal: true }, worse: null };
    const rows = found({ sources, guideFigures, basis: 7, itemCaps: [{}] });
    expect(rows.map(([, place, why]) => `${place} ${why?.slice(0, 14)}`)).toEqual([
      "guideFigures[0] rests on 'ours",
      'guideFigures[2] is marked as i',
      "guideFigures[3] rests on 'bad'",
    ]);
  });

  it('may be left out of the content altogether (HO-172)', () => {
    const without = changed('budget.json', (file: { guideFigures: object[]; itemCaps: object[] }) => {
      file.guideFigures = [];
      file.itemCaps = [];
    });
    const { rules } = readOperatorContent(without).budget;
    expect([rules.guideFigures, rules.itemCaps]).toEqual([[], []]);
    expect(unbackedFigures(without['budget.json'])).toEqual([]);
  });
});
