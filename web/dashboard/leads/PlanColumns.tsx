import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import type { ReactNode } from 'react';
import { PaperLink, PapersList } from '../../papers/PapersList.tsx';
import { words as paperWords } from '../../papers/words.ts';
import { paths } from '../../shell/paths.ts';
import { OtherMatters } from '../../urgent/UrgentMatters.tsx';
import columns from '../DashboardPage.module.css';
import { words } from '../words.ts';
import { DatesToKeep } from './DatesToKeep.tsx';
import { WaitsAndDone } from './WaitsAndDone.tsx';

type PlanColumnsProps = Pick<Dashboard, 'leads' | 'pressing' | 'dates' | 'waits' | 'done'> & {
  /** Where the advice can be read; undefined where an answer has to be given first. */
  readonly adviceAt: string | undefined;
  /** What comes before the plan, such as an answer that has to be given again. */
  readonly before: ReactNode;
  /** The plan, the call and the talk. */
  readonly asked: ReactNode;
  /** What the advice rests on. */
  readonly rests: ReactNode;
  /** Whom to talk to, and who this is. */
  readonly children: ReactNode;
};

/** What somebody with a plan has to keep, waits for and has done, below the one thing of today. */
export function PlanColumns({
  leads,
  pressing: { urgent },
  dates,
  waits,
  done,
  adviceAt,
  before,
  asked,
  rests,
  children,
}: PlanColumnsProps) {
  const shown = dates.filter(
    // A talk has its own card, and what has no day is not said twice.
    ({ stake, day, isOneThing }) => stake !== 'talk' && !(day === null && isOneThing && leads === 'thing'),
  );
  return (
    <div className={columns.columns}>
      <div className="stack-large">
        {before}
        <DatesToKeep dates={shown} />
        {leads !== 'matter' && urgent.length > 0 && (
          <section aria-labelledby="also-matters">
            <h2 id="also-matters" className="h3">
              {words.oneThing.also}
            </h2>
            <OtherMatters rest={urgent} />
          </section>
        )}
        {asked}
        <WaitsAndDone waits={waits} done={done} />
        {rests}
      </div>
      <div className="stack-large">
        <PapersList>
          {adviceAt !== undefined && <PaperLink href={adviceAt} name={words.leads.readAdvice} />}
          <PaperLink href={paths.papers} name={paperWords.all.link} />
        </PapersList>
        {children}
      </div>
    </div>
  );
}
