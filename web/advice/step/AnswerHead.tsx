import type { Recommendation, Solution } from '@towpath/contracts/api/recommendation.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { arrowRight, starFill, usersThree } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { type CSSProperties, Suspense } from 'react';
import { onDemand } from '../../shell/onDemand.tsx';
import { paths } from '../../shell/paths.ts';
import { useIsClosed } from '../closed.ts';
import { GravestRisks } from '../GravestRisks.tsx';
import { words } from '../words.ts';
import styles from './AnswerHead.module.css';

/** A figure of so many letters is never broken: the narrowest screen has room for it. */
const ON_ONE_LINE = 16;

type Answer = NonNullable<Recommendation['answer']>;

/** The answer and its reason, as one sentence: the figures stand out, and the reason is the smaller part of it. */
export function AnswerSentence({ answer: { says, because, figures } }: { answer: Answer }) {
  return (
    <>
      <span className={styles.does}>
        {split(says, figures).map(part =>
          part.isFigure ? (
            <em key={part.at} className={part.text.length <= ON_ONE_LINE ? styles.whole : undefined}>
              {part.text}
            </em>
          ) : (
            part.text
          ),
        )}
      </span>
      <span className={styles.because}>{words.opening.because(because)}</span>
    </>
  );
}

/** A text in its parts, with each figure as one of its own. */
function split(text: string, figures: readonly string[]) {
  const parts: { readonly at: number; readonly text: string; readonly isFigure: boolean }[] = [];
  let rest = text;
  for (const figure of figures) {
    const at = rest.indexOf(figure);
    if (at < 0) continue;
    parts.push({ at: parts.length, text: rest.slice(0, at), isFigure: false });
    parts.push({ at: parts.length, text: figure, isFigure: true });
    rest = rest.slice(at + figure.length);
  }
  return [...parts, { at: parts.length, text: rest, isFigure: false }];
}

/** Above the answer: good news where nothing threatens, then what it is among the groups. */
export function AnswerTag({ name, isGood }: { name: string | null; isGood: boolean }) {
  return (
    <>
      {isGood && <p className={styles.good}>{words.opening.good.heading(name)}</p>}
      <p className={styles.tags}>
        <StatusTag tone="best" icon={starFill}>
          {words.bestMatch}
        </StatusTag>
        <span id="recommended">{words.groups.recommended}</span>
      </p>
    </>
  );
}

/** Who has to agree before it can start; nothing where nobody has to. */
export function WhoAgrees({ children }: { children: string | null }) {
  if (children === null) return null;
  return (
    <p className={styles.agree}>
      <Glyph of={usersThree} />
      <span>{children}</span>
    </p>
  );
}

const Years = onDemand(async () => (await import('../pictures/Years.tsx')).Years);

/** Below the answer: the years ahead, what to think about first, and the way to everything about it. */
export function AnswerBody({ solution }: { solution: Solution }) {
  const isClosed = useIsClosed();
  const { years } = solution;
  return (
    <div className={styles.body}>
      {years !== null && (
        // The picture comes late, into room that is kept for it: nothing below it moves.
        <div className={styles.years} style={{ '--bars': years.bars.length } as CSSProperties}>
          <Suspense fallback={null}>
            <Years of={solution} heading={words.opening.years} headingLevel={2} />
          </Suspense>
        </div>
      )}
      <GravestRisks solution={solution} />
      <div className={styles.go}>
        <ButtonLink href={paths.solution(solution.product.shortName)} iconEnd={arrowRight}>
          {(isClosed ? words.card.readOf : words.card.goWith)(inSentence(solution.product.shortName))}
        </ButtonLink>
      </div>
    </div>
  );
}
