import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon.tsx';
import { drawingOf } from './named.ts';

describe('icons by name', () => {
  it('draws a known icon hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Icon name="house" />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });

  it('shows "[Unknown icon]" for a name outside the set (SH-030)', () => {
    expect(renderToStaticMarkup(<Icon name="unicorn" />)).toContain('[Unknown icon]');
  });

  it('does not mistake properties that every object has for icons', () => {
    expect(drawingOf('toString')).toBeUndefined();
    expect(drawingOf('constructor')).toBeUndefined();
  });
});
