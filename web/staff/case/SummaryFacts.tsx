import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import type { caseSummary } from '@towpath/contracts/api/staffCases.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import type { ReactNode } from 'react';
import { LabelTag } from '../people/LabelTag.tsx';
import { words as people } from '../people/words.ts';
import styles from './Case.module.css';
import { money } from './format.ts';
import { PutRightMark } from './PutRightMark.tsx';
import { words } from './words.ts';

export type Summary = AnswerOf<typeof caseSummary>;
const say = words.summary;

/** How what they chose stands: its state, or why it does not rest on an advice that counts. */
export function planState({ state, doubt }: NonNullable<Summary['plan']>): string {
  return doubt === null ? state : say.planInDoubt[doubt];
}

/** How the month, the debts and the home stand, in one row. */
export function SummaryFacts({ summary }: { readonly summary: Summary }) {
  const { left, income, outgoings, debts, nation, household, plan, hasAccount, session } = summary;
  const home = household && [
    say.adults(household.adults),
    ...(household.children > 0 ? [say.children(household.children)] : []),
  ];
  const facts: readonly (readonly [term: string, says: string, beside?: ReactNode])[] = [
    [say.left, left === null ? say.none : money(left)],
    ...(left === null ? [] : [[say.inOut, `${money(income)} ${say.and} ${money(outgoings)}`] as const]),
    [say.debts, money(debts.total), say.inAll(debts.count)],
    [say.first, String(debts.comeFirst), say.of(debts.count)],
    [say.nation, nation === null ? say.none : (words.nations[nation] ?? nation)],
    [
      say.home,
      home === null ? say.none : home.join(', '),
      <PutRightMark key="home" mark={summary.putRight.household} />,
    ],
    ...(plan ? [[say.plan, inSentence(plan.shortName), planState(plan)] as const] : []),
  ];
  return (
    <>
      <p className={styles.tags}>
        <LabelTag status={session?.status ?? null} />
        <span className={styles.tag}>{hasAccount ? say.account : say.guest}</span>
      </p>
      {session && <p className={styles.small}>{people.labels.mean[session.status]}</p>}
      {session?.isLocked && <p className={styles.small}>{say.locked}</p>}
      <dl className={styles.facts}>
        {facts.map(([term, says, beside]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <b>{says}</b> {beside}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
