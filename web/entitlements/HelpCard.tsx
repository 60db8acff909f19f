import { type FoundHelp, type FoundMoney, sayOfEntitlement } from '@towpath/contracts/api/entitlements.ts';
import { ButtonLink } from '@towpath/design-system/buttons/ButtonLink.tsx';
import { TextButton } from '@towpath/design-system/buttons/TextButton.tsx';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { useAnnounce } from '@towpath/design-system/feedback/LiveRegion.tsx';
import {
  calendarCheck,
  checkCircleFill,
  circleHalfFill,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../data/client.ts';
import { useOperation } from '../data/remote.ts';
import styles from './HelpCard.module.css';
import { words } from './words.ts';

type Saying = NonNullable<FoundHelp['said']>['what'] | null;
const SAYS = { gets: words.saidGets, 'not for me': words.saidNot };

type HelpCardProps = {
  readonly help: FoundHelp;
  /** It is among those to begin with. */
  readonly isFirst: boolean;
  readonly onSaid: (found: FoundMoney) => void;
};

/** Whether something can still come of it: they do not get it by their word, and it may be for them. */
export function isOpenStill({ said }: Pick<FoundHelp, 'said'>): boolean {
  return said === null || said.what === 'done';
}

/** One piece of help: why it may fit, how and by when to ask, what it comes to, and what the person says of it. */
export function HelpCard({ help, isFirst, onSaid }: HelpCardProps) {
  const { id, name, likelihood, monthly, why, how, byWhen, link, isToConfirm } = help;
  const isSure = likelihood === 'very likely';
  const isOpen = isOpenStill(help);
  return (
    <article className={styles.card} aria-labelledby={`help-${id}`}>
      <div>
        <div className={styles.head}>
          <h3 id={`help-${id}`}>{name}</h3>
          <StatusTag tone={isSure ? 'done' : 'todo'} icon={isSure ? checkCircleFill : circleHalfFill}>
            {words.likelihood[likelihood]}
          </StatusTag>
        </div>
        {isOpen && (
          <>
            <dl>
              <div>
                <dt>{words.why}</dt>
                <dd>{why}</dd>
              </div>
              <div>
                <dt>{words.how}</dt>
                <dd>{how}</dd>
              </div>
              <div className={styles.when}>
                <dt>
                  <Glyph of={calendarCheck} />
                  {words.byWhen}
                </dt>
                <dd>{byWhen}</dd>
              </div>
            </dl>
            <p className={styles.onPaper}>{words.onPaper(link.url)}</p>
            {isToConfirm && <p className={styles.confirm}>{words.toConfirm}</p>}
          </>
        )}
      </div>
      <div className={styles.act}>
        {isOpen && (
          <>
            <Sum monthly={monthly} />
            <ButtonLink
              variant={isFirst && isSure ? 'primary' : 'secondary'}
              size="small"
              href={link.url}
              opensNewTab
            >
              {link.label}
            </ButtonLink>
          </>
        )}
        <Says help={help} onSaid={onSaid} />
      </div>
    </article>
  );
}

function Sum({ monthly }: Pick<FoundHelp, 'monthly'>) {
  if (monthly === null) return <p className={styles.open}>{words.noSum}</p>;
  return (
    <p className={styles.sum}>
      {formatPounds(monthly)} <small>{words.aMonth}</small>
    </p>
  );
}

/** What the person says of it, to be said or taken back; the focus goes to what it says then. */
function Says({ help, onSaid }: Pick<HelpCardProps, 'help' | 'onSaid'>) {
  const { id, name, said, changedBill } = help;
  const announce = useAnnounce();
  const place = useRef<HTMLDivElement>(null);
  const saving = useOperation((what: Saying) =>
    api(sayOfEntitlement, { params: { entitlementId: id }, body: { said: what } }),
  );
  const say = async (what: Saying) => {
    const found = await saving.trigger(what);
    if (!found) return;
    // The button that was pressed goes, and the card may stand elsewhere: both are so before the focus moves.
    flushSync(() => onSaid(found));
    announce(words.announced[what ?? 'back'](name));
    // The last takes back what was said.
    const buttons = [...(place.current?.querySelectorAll('button') ?? [])];
    buttons.at(what === null ? 0 : -1)?.focus();
  };
  const button = (what: Saying, label: string) => (
    <TextButton busy={saving.isFetching ? words.saving : undefined} onClick={() => void say(what)}>
      {label}
      <span className="visually-hidden">{words.of(name)}</span>
    </TextButton>
  );
  return (
    <div ref={place}>
      {said ? (
        <>
          <p className={styles.state}>
            {said.what !== 'not for me' && <Glyph of={checkCircleFill} />}
            <span>{said.what === 'done' ? words.saidDone(sayDay(said.on)) : SAYS[said.what]}</span>
          </p>
          {changedBill !== null && (
            <p>
              {words.changed(changedBill)} {words.notCounted}
            </p>
          )}
          <div className={styles.says}>
            {said.what === 'done' && button('gets', words.gets)}
            {changedBill !== null && button('done', words.notYet)}
            {button(null, words.takeBack)}
          </div>
        </>
      ) : (
        <div className={styles.says}>
          {button('done', words.done)}
          {button('not for me', words.notForMe)}
        </div>
      )}
      {saving.error && <p role="alert">{saving.error.message}</p>}
    </div>
  );
}
