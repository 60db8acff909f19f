import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { namesItsDebts } from '@towpath/domain/applications/covers.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import { InAndOut } from '../../advice/solution/InAndOut.tsx';
import { allSolutions } from '../../advice/solutionTexts.ts';
import plans from '../Plans.module.css';
import styles from './Covers.module.css';
import { coversWords as words } from './words.ts';

type CoversProps = {
  readonly plan: Plan;
  /** The advice of today; null while a question is open before it. */
  readonly advice: Recommendation | null;
};

/**
 * The debts that what protects the person covers, and those that it leaves out, once it runs: by the form on which it was
 * granted where it names its debts, and by their kinds where it takes in all of them.
 */
export function Covers({ plan, advice }: CoversProps) {
  const { covers, product } = plan;
  const name = inSentence(product.shortName);
  const says =
    covers === undefined ? (
      byKind(plan, advice)
    ) : covers === null ? (
      <NotKnown />
    ) : (
      <ByForm plan={plan} covers={covers} />
    );
  if (says === null) return null;
  return (
    <section className={plans.section} aria-labelledby="covers">
      <h2 id="covers">{words.heading(name)}</h2>
      {says}
    </section>
  );
}

function byKind({ product: { shortName }, state }: Plan, advice: Recommendation | null) {
  if (advice === null || state !== 'running' || namesItsDebts(shortName)) return null;
  const solution = allSolutions(advice).find(one => one.product.shortName === shortName);
  if (solution?.displayRule !== 'BANNER') return null;
  if (solution.takesIn.length + solution.stays.length === 0) return null;
  return <InAndOut solution={solution} />;
}

function NotKnown() {
  return (
    <>
      <p>
        {words.notKnown} {words.theirLetter}
      </p>
      <p>
        <TextLink href="#talk">{words.askUs}</TextLink>
      </p>
    </>
  );
}

type ByFormProps = { readonly plan: Plan; readonly covers: NonNullable<Plan['covers']> };

function ByForm({ plan, covers: { inIt, outside } }: ByFormProps) {
  const more = Object.entries(words.more).find(([shortName]) => shortName === plan.product.shortName)?.[1];
  return (
    <div className={styles.lists}>
      <div>
        <h3 id="in-it">{words.inIt}</h3>
        <p>{words.byForm}</p>
        <ul aria-labelledby="in-it">
          {inIt.map(({ id, name, owed }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              {owed !== null && <span>{formatSum(owed)}</span>}
            </li>
          ))}
        </ul>
      </div>
      {outside.length > 0 && (
        <div>
          <h3 id="not-in-it">{words.outside}</h3>
          <p>{words.outsideText}</p>
          <ul aria-labelledby="not-in-it">
            {outside.map(({ id, name, why }) => (
              <li key={id}>
                <span className={styles.name}>{name}</span>
                <span>{words.why[why]}</span>
              </li>
            ))}
          </ul>
          <p>
            <TextLink href="#talk">{more}</TextLink>
          </p>
        </div>
      )}
    </div>
  );
}
