import { myLetters } from '@towpath/contracts/api/letters.ts';
import type { Plan } from '@towpath/contracts/api/plans.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { isToldByLetter, protectionNamed } from '@towpath/domain/letters/lawProtects.ts';
import { protectsNow, willProtect } from '@towpath/domain/plans/protects.ts';
import { useEffect, useRef } from 'react';
import { api } from '../../data/client.ts';
import { useRemote } from '../../data/remote.ts';
import { paths } from '../../shell/paths.ts';
import styles from './LettersCard.module.css';
import { words } from './words.ts';

/** What the card goes by of a plan. */
type PlanBeside = Pick<Plan, 'state'> & { readonly product: Pick<Plan['product'], 'shortName'> };

type LettersCardProps = {
  /** The plan that it stands beside, as it was read last; null where there is none. */
  readonly plan: PlanBeside | null;
  /** Nothing is owed any more, by what a plan was told. */
  readonly owesNothing?: boolean;
};

/**
 * How the letters of a plan stand, or that there are others that can help, and the way to them. Renders nothing where there
 * are none, or they cannot be read.
 */
export function LettersCard({ plan, owesNothing = false }: LettersCardProps) {
  const { answer, again } = useRemote(() => api(myLetters));
  const read = useRef(plan);
  // What was told of the plan is so for its letters too.
  useEffect(() => {
    if (read.current === plan) return;
    read.current = plan;
    void again();
  }, [plan, again]);
  if (!answer || answer.letters.length + answer.others.length + answer.facts.length === 0) return null;
  const of = (...kinds: readonly string[]) =>
    answer.letters.filter(({ state }) => kinds.includes(state.kind)).length;
  const sent = of('sent', 'no answer yet', 'answered');
  const toRead = of('fill in', 'not read', 'read again');
  const unsent = of('read');
  const late = of('no answer yet');
  const isTold = holds(plan) && !answer.letters.some(({ about }) => about?.danger?.isToLose);
  const asksNoTime = owesNothing || (plan !== null && willProtect(plan.product.shortName));
  return (
    <Card as="section" tight labelledBy="own-letters">
      <h2 id="own-letters">{words.heading}</h2>
      <p className={styles.says}>
        {isTold && toRead > 0 && unsent + sent === 0
          ? words.toTell(toRead)
          : saysOf(answer.letters.length, { toRead, read: unsent, sent }, asksNoTime)}{' '}
        {late > 0 && words.late(late)}
      </p>
      <div className={styles.way}>
        <ButtonLink variant="secondary" href={paths.letters}>
          {words.open}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Whether a plan protects its person by law, and its letters tell those they owe of that: these hear of it without them too. */
function holds(plan: PlanBeside | null): boolean {
  if (plan === null || !protectsNow(plan.product.shortName, plan.state)) return false;
  const name = protectionNamed(plan.product.shortName);
  return name !== null && isToldByLetter(name);
}

type Counts = { readonly toRead: number; readonly read: number; readonly sent: number };

function saysOf(count: number, counts: Counts, asksNoTime: boolean): string {
  if (count === 0) return words.others[asksNoTime ? 'asksNoTime' : 'own'];
  const { toRead, read, sent } = counts;
  if (toRead + read > 0) return words.says(counts);
  return sent > 0 ? words.allSent(sent) : words.allWait;
}
