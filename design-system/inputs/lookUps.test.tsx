import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChipList } from './ChipList.tsx';
import { Combobox } from './Combobox.tsx';

const nothing = () => {};
const kinds = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `k${index + 1}`, label: `Kind ${index + 1}` }));
const radios = (html: string) => html.split('type="radio"').length - 1;

describe('chips', () => {
  const chips = (count: number, value: string | null = null) =>
    renderToStaticMarkup(
      <ChipList label="Kind" name="kind" options={kinds(count)} value={value} onChange={nothing} />,
    );

  it('are all there when there are five', () => {
    expect(radios(chips(5))).toBe(5);
    expect(chips(5)).not.toContain('Show more');
  });

  it('show five and "Show more" when there are more (DE-033)', () => {
    expect(radios(chips(6))).toBe(5);
    expect(chips(6)).toContain('aria-expanded="false"');
    expect(chips(6)).toContain('Show more');
  });

  it('show the chosen one wherever it is in the list, and choose none in advance', () => {
    expect(radios(chips(60, 'k48'))).toBe(6);
    expect(chips(60, 'k48')).toContain('Kind 48');
    expect(chips(60)).not.toContain('checked');
  });
});

describe('a combobox', () => {
  it('starts closed, as an input with a hint and an error', () => {
    const html = renderToStaticMarkup(
      <Combobox
        label="Who?"
        name="who"
        hint="Start typing"
        error="Add a name"
        value="bar"
        onType={nothing}
        onPick={nothing}
        matches={kinds(3)}
        state="matches"
        listLabel="Matches"
        note="Not here?"
        loadingText="Looking"
        noneText="None"
        errorText="Cannot look up"
      />,
    );
    expect(html).toContain('role="combobox"');
    expect(html).toContain('aria-expanded="false"');
    expect(html).toContain('aria-describedby="who-hint who-error"');
    expect(html).not.toContain('listbox');
  });
});
