import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { Card } from '@towpath/design-system/cards/Card.tsx';
import { infoFill } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { BUDGET } from '@towpath/domain/budget/steps.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { type PagesWithSteps, pageWith } from '../missingParts.ts';
import { SourceLinks } from '../SourceLinks.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Gauge } from './Gauge.tsx';
import styles from './Missing.module.css';
import { words } from './words.ts';

export type CloseTo = NonNullable<Recommendation['close']>;
type MissingThing = CloseTo['missing'][number];

type MissingThingsProps = {
  readonly close: CloseTo;
  readonly judgedOn: string;
  readonly costMissing: Recommendation['costMissing'];
  readonly pages: PagesWithSteps;
};

/** Criteria that a budget with a cost left out would get wrong. */
const BUDGET_CODES: ReadonlySet<string> = new Set(['DRO_SURPLUS_MAX', 'MAP_INCOME']);

/** What is missing for a write-off and by how much, each with where its limit comes from. */
export function MissingThings({
  close: { missing, whatItIs },
  judgedOn,
  costMissing,
  pages,
}: MissingThingsProps) {
  return (
    <section className={styles.part} aria-labelledby="missing">
      <h2 id="missing">{words.missing.heading}</h2>
      <div className={styles.things}>
        {missing.map(thing => (
          <Thing
            key={thing.code}
            thing={thing}
            costMissing={BUDGET_CODES.has(thing.code) ? costMissing : null}
            budget={pageWith(BUDGET.name, pages)}
          />
        ))}
      </div>
      <p className={styles.rest}>{words.missing.restFits}</p>
      <details className={styles.sources}>
        <summary>
          <Glyph of={infoFill} />
          {words.missing.sources}
        </summary>
        <p>{whatItIs}</p>
        {missing.map(
          ({ code, title, source }) =>
            source && (
              <p key={code}>
                {title}: <SourceLinks source={source} />.
              </p>
            ),
        )}
        <p>{words.missing.checked(sayDay(judgedOn))}</p>
      </details>
    </section>
  );
}

type ThingProps = {
  readonly thing: MissingThing;
  readonly costMissing: Recommendation['costMissing'];
  readonly budget: string | undefined;
};

function Thing({ thing, costMissing, budget }: ThingProps) {
  const { code, title, distance, figure, limit, scale, tip, endsOn } = thing;
  const id = `missing-${code}`;
  return (
    <Card as="article" tight labelledBy={id}>
      <div className={styles.thing}>
        <h3 id={id}>{title}</h3>
        {distance && <p className={styles.distance}>{distance}</p>}
        {figure &&
          limit &&
          (scale && scale.limit > 0 ? (
            <Gauge
              title={title}
              figure={figure}
              limit={limit}
              scale={scale}
              distance={distance}
              isWait={endsOn !== undefined}
            />
          ) : (
            // A bar to a limit of nothing has no length.
            <p className={styles.ends}>
              <span>
                {words.missing.you} <b>{figure}</b>
              </span>
              <span>{words.missing.limit(limit)}</span>
            </p>
          ))}
        {costMissing === null ? <p className="muted">{tip}</p> : <p>{costMissing}</p>}
        {endsOn !== undefined && <AddToCalendar endsOn={endsOn} />}
        {endsOn === undefined && BUDGET_CODES.has(code) && budget && (
          <div className={styles.action}>
            <ButtonLink variant="secondary" block href={budget}>
              {words.missing.checkBudget}
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}
