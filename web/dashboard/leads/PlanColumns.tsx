import type { Dashboard } from '@towpath/contracts/api/dashboard.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { camera } from '@towpath/design-system/icons/drawings.generated.ts';
import type { ReactNode } from 'react';
import { PaperLink, PapersList } from '../../papers/PapersList.tsx';
import { ADD_PHOTO } from '../../papers/photos/addPhotoAddress.ts';
import { words as paperWords } from '../../papers/words.ts';
import { paths } from '../../shell/paths.ts';
import { KeptOff, OtherMatters } from '../../urgent/UrgentMatters.tsx';
import columns from '../DashboardPage.module.css';
import { words } from '../words.ts';
import { DatesToKeep } from './DatesToKeep.tsx';
import { WaitsAndDone } from './WaitsAndDone.tsx';

type PlanColumnsProps = Pick<Dashboard, 'leads' | 'pressing' | 'dates' | 'waits' | 'done'> & {
  /** Where the advice can be read; undefined where an answer has to be given first. */
  readonly adviceAt: string | undefined;
  /** What comes before the plan, such as an answer that has to be given again. */
  readonly before: ReactNode;
  /** How the sum goes down. */
  readonly picture: ReactNode;
  /** The plan, the call and the talk. */
  readonly asked: ReactNode;
  /** The help that was found for them. */
  readonly found: ReactNode;
  /** What the advice rests on, and who this is. */
  readonly rests: ReactNode;
  /** Whom to talk to. */
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
  picture,
  asked,
  found,
  rests,
  children,
}: PlanColumnsProps) {
  const shown = dates.filter(
    // A talk has its own card, and what has no day is not said twice.
    ({ stake, day, isOneThing }) => stake !== 'talk' && !(day === null && isOneThing && leads === 'thing'),
  );
  // While there is little to keep, the plan and the call take its place.
  const isLight = shown.length === 0 && !picture;
  return (
    <div className={columns.columns}>
      <div className="stack-large">
        {before}
        <DatesToKeep dates={shown} />
        {isLight && asked}
        {leads !== 'matter' &&
          urgent.length > 0 &&
          (urgent.every(({ isKeptOff }) => isKeptOff) ? (
            <KeptOff urgent={urgent} />
          ) : (
            <section aria-labelledby="also-matters">
              <h2 id="also-matters" className="h3">
                {words.oneThing.also}
              </h2>
              <OtherMatters rest={urgent} />
            </section>
          ))}
        {picture && <div>{picture}</div>}
        <WaitsAndDone waits={waits} done={done} />
      </div>
      <div className="stack-large">
        {!isLight && asked}
        {found}
        <PapersList
          add={
            <ButtonLink variant="secondary" block iconStart={camera} href={paths.papers + ADD_PHOTO}>
              <span>{paperWords.papers.addPhoto}</span>
            </ButtonLink>
          }
        >
          {adviceAt !== undefined && <PaperLink href={adviceAt} name={words.leads.readAdvice} />}
          <PaperLink href={paths.papers} name={paperWords.all.link} />
        </PapersList>
        {children}
        {rests}
      </div>
    </div>
  );
}
