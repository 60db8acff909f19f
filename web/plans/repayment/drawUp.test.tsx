import type { Repayment } from '@towpath/contracts/api/repayment.ts';
import { expect, it } from 'vitest';
import { htmlOf, wordsOf } from '../../testing/render.tsx';
import { DrawUp } from './DrawUp.tsx';

const said = (notDrawn: Repayment['notDrawn']) =>
  htmlOf(
    <DrawUp
      read={{ draft: null, notDrawn, canNote: true } as Repayment}
      back="/journey/now"
      inScheme={false}
      onAsk={() => {}}
    />,
  );

it('says before anything is pressed that a question comes first, with the way to it (DN-1407)', () => {
  const html = said('question open');
  expect(wordsOf(html)).toBe(
    'Your plan can’t be drawn up yet What you told us has changed, so we ask one more thing first. Answer it now',
  );
  expect(html).toMatch(/<a [^>]*href="\/journey\/now"/u);
  expect(html).not.toContain('<button');
});

it('leads to the advice where that names the plan no more (DN-1407)', () => {
  expect(wordsOf(said('advice has changed'))).toContain('does not name this plan any more. See your advice');
});
