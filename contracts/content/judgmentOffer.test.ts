import { compose } from '@towpath/domain/letters/compose.ts';
import { NOTHING_BESIDE } from '@towpath/domain/letters/facts.ts';
import type { DebtOfPack, PackFacts } from '@towpath/domain/letters/pack.ts';
import { letterFacts } from '@towpath/domain/letters/pack.ts';
import { DEBT, FACTS } from '@towpath/domain/letters/testing/letterFacts.ts';
import { textOf } from '@towpath/domain/letters/textOf.ts';
import { expect, it } from 'vitest';
import { readOperatorContent } from './readOperatorContent.ts';
import { shipped } from './testing/shippedContent.ts';

const { letters } = readOperatorContent(shipped);

it('is about the judgment, since whether a notice of intent to enforce it has come is not known (DN-1081)', () => {
  const definition = letters.find(({ id }) => id === 'judgment-offer-ni');
  if (!definition) throw new Error('There is no offer on a judgment.');
  const debt: DebtOfPack = {
    ...DEBT,
    stage: 'nothing sent',
    beside: NOTHING_BESIDE,
    lastLetterOn: null,
    askAgainFrom: null,
  };
  const facts: PackFacts = { ...FACTS, nation: 'northern-ireland', plan: null, debts: [debt] };
  const { blocks } = compose(definition, letterFacts(facts, debt, 28_00, 1), {});
  const text = blocks
    .flatMap(block => (block.kind === 'paragraph' ? [textOf(block.parts)] : block.items.map(textOf)))
    .join(' ');
  expect(text).toContain('There is a judgment against me');
  expect(text).not.toMatch(/I have had a notice/u);
});
