import type { Plan } from '@towpath/contracts/api/plans.ts';
import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { namesItsDebts } from '@towpath/domain/applications/covers.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { InAndOut } from '../../advice/solution/InAndOut.tsx';
import { allSolutions } from '../../advice/solutionTexts.ts';
import plans from '../Plans.module.css';
import { CoveredDebts } from './CoveredDebts.tsx';
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

function ByForm({ plan, covers }: ByFormProps) {
  const more = Object.entries(words.more).find(([shortName]) => shortName === plan.product.shortName)?.[1];
  return (
    <CoveredDebts
      covers={covers}
      below={
        <p>
          <TextLink href="#talk">{more}</TextLink>
        </p>
      }
    />
  );
}
