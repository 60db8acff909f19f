import { compose } from '@towpath/domain/letters/compose.ts';
import type { DebtOfLetter } from '@towpath/domain/letters/facts.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);
const GOES_ON = /I have begun to pay it/u;
const NEXT = 'I will make the next payment on';

function says(id: string, paid: Pick<DebtOfLetter, 'isBegun' | 'isKept'>): string {
  const definition = letters.find(one => one.id === id);
  if (!definition) throw new Error(`There is no letter ${id}.`);
  const { blocks } = compose(definition, { ...FACTS, stage: 'no answer', debt: { ...DEBT, ...paid } }, {});
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
}

describe('a letter that asks again', () => {
  it.each(['offer-reminder', 'pro-rata-more-asked', 'token-more-asked', 'token-second-try', 'offer-refused'])(
    'says in %s that payments have begun, and go on, only where the last of them are marked as paid (DN-1693)',
    id => {
      const kept = says(id, { isBegun: true, isKept: true });
      expect(kept).toMatch(GOES_ON);
      expect(kept).not.toContain(NEXT);
      const notKept = says(id, { isBegun: true, isKept: false });
      expect(notKept).not.toMatch(GOES_ON);
      expect(notKept).toContain(NEXT);
      const notBegun = says(id, { isBegun: false, isKept: false });
      expect(notBegun).not.toMatch(GOES_ON);
      expect(notBegun).not.toContain(NEXT);
    },
  );
});
