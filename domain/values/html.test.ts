import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml } from './html.ts';

it('lets no text open a tag or end an attribute, and loses no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', '&', ';', 'a', 'lt') }), text => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>"]/u);
      const back = { lt: '<', gt: '>', quot: '"', amp: '&' } as const;
      expect(escaped.replace(/&(lt|gt|quot|amp);/gu, (_, name: keyof typeof back) => back[name])).toBe(text);
    }),
  );
});
