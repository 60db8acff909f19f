import { compose } from '@towpath/domain/letters/compose.ts';
import type { LetterFacts } from '@towpath/domain/letters/facts.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { describe, expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

/** What a letter says about a debt of which so much is known. */
function says(id: string, known: Partial<typeof DEBT>, nation: LetterFacts['nation'] = 'england'): string {
  const definition = letters.find(one => one.id === id);
  if (!definition) throw new Error(`There is no letter ${id}`);
  const { blocks } = compose(definition, { ...FACTS, nation, debt: { ...DEBT, ...known } }, {});
  return blocks.flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : [])).join('\n');
}

describe('a letter says nothing of a debt that is not so', () => {
  it.each([
    ['england', /You answer for what an enforcement agent does/u],
    ['wales', /You answer for what an enforcement agent does/u],
    ['scotland', /Sheriff officers collect this for you/u],
  ] as const)('in %s, who collects for a council only where somebody does (DN-928)', (nation, word) => {
    expect(says('complaint-council', { courtStage: 'bailiffs' }, nation)).toMatch(word);
    for (const courtStage of [null, 'judgment'] as const) {
      const none = says('complaint-council', { courtStage }, nation);
      expect(none).not.toMatch(/enforcement agent|sheriff officers/iu);
      expect(none).toContain('no further action to collect it from me');
    }
  });

  it('asks nobody who is complained to to hold back with a debt that is paid (DN-928)', () => {
    for (const id of ['complaint', 'complaint-council']) {
      expect(says(id, {})).toContain('while you look at this');
      expect(says(id, { isPaid: true })).not.toMatch(/add to|pass it on|collect it/u);
    }
  });

  it.each([{}, { isPaid: true }, { isDisputed: true }, { isVeryOld: true }])(
    'tells the bank to stop a card payment without saying that anything is owed: %j (DN-929)',
    known => {
      const text = says('cancel-card-payment', { initialCreditorName: 'Kestrel Cards', ...known });
      expect(text).toContain('I take back my consent');
      expect(text).not.toMatch(/\bowe/u);
    },
  );
});
