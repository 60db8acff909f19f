import type { FoundMoney } from '@towpath/contracts/api/entitlements.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { lifebuoy, printer } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { Anchor } from '@towpath/design-system/links.tsx';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { paths } from '../shell/paths.ts';
import { BetterOff } from './BetterOff.tsx';
import { Calculators } from './Calculators.tsx';
import { EffectOnAdvice } from './EffectOnAdvice.tsx';
import { HelpCard, isOpenStill } from './HelpCard.tsx';
import styles from './MoneyFound.module.css';
import { NotFitting } from './NotFitting.tsx';
import { groupHeading, words } from './words.ts';

type FoundProps = { readonly found: FoundMoney; readonly onSaid: (found: FoundMoney) => void };

/** What was found, the groups one below the other. */
export function Found({ found, onSaid }: FoundProps) {
  const { groups, checked, effect } = found;
  const all = groups.flatMap(({ help }) => help);
  const open = all.filter(isOpenStill);
  const counted = open.filter(({ monthly, changedBill }) => monthly !== null && changedBill === null).length;
  return (
    <>
      <h1>{words.heading}</h1>
      <p className={`lead ${styles.lead}`}>{words.checked(checked, open.length)}</p>
      <BetterOff found={found} counted={counted} />
      {found.asksAboutVisa && (
        <div className={styles.notice}>
          <Notification tone="lightpurple" live={false}>
            {words.visa}
          </Notification>
        </div>
      )}
      {groups.map(({ kind, monthly, help }, at) => (
        <section key={kind} className={styles.group} aria-labelledby={`found-${at}`}>
          <div className={styles.groupHead}>
            <h2 id={`found-${at}`}>{groupHeading(kind, help.filter(isOpenStill).length, at === 0)}</h2>
            {monthly > 0 && <p>{words.sumOfGroup(formatPounds(monthly))}</p>}
          </div>
          {kind === 'worth checking' && <p className="muted">{words.worthChecking}</p>}
          <ul className={styles.cards}>
            {help.map(one => (
              <li key={one.id}>
                <HelpCard help={one} isFirst={kind === 'money'} onSaid={onSaid} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {effect && <EffectOnAdvice effect={effect} counted={counted} />}
      <div className={styles.acts}>
        <span className="no-print">
          <Button variant="secondary" iconStart={printer} onClick={() => window.print()}>
            {words.print}
          </Button>
        </span>
        <NotFitting found={found} />
      </div>
      <Calculators calculators={found.calculators} />
      <FormsHelp />
    </>
  );
}

/** Nobody has to fill in forms alone. */
export function FormsHelp() {
  return (
    <p className={`${styles.whisper} no-print`}>
      <Glyph of={lifebuoy} />
      <span>
        {words.formsHelp} <Anchor href={paths.journeyNow}>{words.callBack}</Anchor>.
      </span>
    </p>
  );
}
