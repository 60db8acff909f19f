import type { SolutionReason } from '@towpath/contracts/api/recommendation.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import {
  checkCircleFill,
  type Drawing,
  infoFill,
  minusCircle,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import styles from './Reasons.module.css';
import { SourceLinks } from './SourceLinks.tsx';
import { reasonsByOutcome } from './solutionTexts.ts';
import { words } from './words.ts';

type Look = { readonly className: string | undefined; readonly icon: Drawing };

const LOOKS: Readonly<Record<SolutionReason['outcome'], Look>> = {
  met: { className: styles.met, icon: checkCircleFill },
  'not met': { className: styles.notMet, icon: minusCircle },
  'cannot say': { className: styles.cannotSay, icon: infoFill },
};

/**
 * Why a solution is open or not: what stands in its way and what is unknown, or that every criterion is met.
 * A press reveals every criterion checked, each with the rule behind it.
 */
export function Reasons({ reasons }: { reasons: readonly SolutionReason[] }) {
  const { met, notMet, cannotSay } = reasonsByOutcome(reasons);
  const isAllMet = met.length === reasons.length;
  const unknown = cannotSay.filter(({ missingFact }) => missingFact !== undefined);
  const decided = cannotSay.filter(({ missingFact }) => missingFact === undefined);
  // What only stands in the way, or is only unknown, is what the heading above is of.
  const isMixed = notMet.length > 0 && cannotSay.length > 0;
  return (
    <>
      <Group heading={isMixed ? words.reasons.notMet : undefined} reasons={notMet} />
      <Group heading={isMixed ? words.reasons.cannotSay : undefined} reasons={unknown} />
      <Group heading={isMixed ? words.reasons.adviserDecides : undefined} reasons={decided} />
      {isAllMet && <p>{words.reasons.allMet}</p>}
      {isAllMet && <ReasonList reasons={met} />}
      {reasons.length > 0 && (
        <Disclosure className={styles.all} summary={words.reasons.everything}>
          <ReasonList reasons={reasons} withRules />
        </Disclosure>
      )}
    </>
  );
}

function Group({ heading, reasons }: { heading: string | undefined; reasons: readonly SolutionReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className={heading === undefined ? styles.alone : styles.group}>
      {heading !== undefined && <h3>{heading}</h3>}
      <ReasonList reasons={reasons} />
    </div>
  );
}

type ReasonListProps = { readonly reasons: readonly SolutionReason[]; readonly withRules?: boolean };

function ReasonList({ reasons, withRules = false }: ReasonListProps) {
  return (
    <ul className={styles.list}>
      {reasons.map(({ code, outcome, says, source, adviserConfirms }) => {
        const { className, icon } = LOOKS[outcome];
        return (
          <li key={code} className={`${styles.reason} ${className}`}>
            <Glyph of={icon} />
            <span>
              {says} {adviserConfirms && `${words.reasons.adviserConfirms} `}
              {withRules && (
                <span className="small muted">
                  {words.reasons.rule} <SourceLinks source={source} />.
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
