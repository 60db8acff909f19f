import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckboxList } from './CheckboxList.tsx';
import { RadioList } from './RadioList.tsx';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `a${index + 1}`, label: `Answer ${index + 1}` }));
const count = (html: string, part: string) => html.split(part).length - 1;
const nothing = () => {};

describe('lists', () => {
  it('a radio list of nine shows seven and "More options" (QU-008)', () => {
    const html = renderToStaticMarkup(
      <RadioList label="Pick" name="pick" options={options(9)} value={null} onChange={nothing} />,
    );
    expect(count(html, 'type="radio"')).toBe(7);
    expect(html).toContain('More options');
  });

  it('a checkbox list of eleven shows nine and "More options" (QU-007)', () => {
    const html = renderToStaticMarkup(
      <CheckboxList label="Pick" name="pick" options={options(11)} value={[]} onChange={nothing} />,
    );
    expect(count(html, 'type="checkbox"')).toBe(9);
    expect(html).toContain('More options');
  });

  it('puts an exclusive answer last, under "or"', () => {
    const list = [{ id: 'none', label: 'None of these', exclusive: true }, ...options(2)];
    const html = renderToStaticMarkup(
      <CheckboxList label="Pick" name="pick" options={list} value={[]} onChange={nothing} />,
    );
    expect(html).toMatch(/Answer 2.*>or<.*None of these/);
  });

  it('never chooses an answer in advance', () => {
    expect(
      renderToStaticMarkup(
        <RadioList label="Pick" name="pick" options={options(3)} value={null} onChange={nothing} />,
      ),
    ).not.toContain('checked');
  });

  it('puts the extra text of an answer above or below it (JN-011)', () => {
    const list = [
      { id: 'a', label: 'First', additionalText: 'Over it', additionalTextPosition: 'above' as const },
      { id: 'b', label: 'Second', additionalText: 'Under it' },
    ];
    const html = renderToStaticMarkup(
      <RadioList label="Pick" name="pick" options={list} value={null} onChange={nothing} />,
    );
    expect(html).toMatch(/Over it<\/small>First.*Second<small[^>]*>Under it/);
  });

  it('describes the group by hint, then error', () => {
    const html = renderToStaticMarkup(
      <RadioList
        label="Pick"
        name="pick"
        hint="One only"
        error="Pick one answer"
        options={options(2)}
        value={null}
        onChange={nothing}
      />,
    );
    expect(html).toContain('aria-describedby="pick-hint pick-error"');
    expect(html).toContain('aria-invalid="true"');
  });
});
