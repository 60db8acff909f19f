import type { Repayment, StandingRepayment } from '@towpath/contracts/api/repayment.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { TextButton, TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { StatusTag, type TagTone } from '@towpath/design-system/cards/StatusTag.tsx';
import {
  check,
  clock,
  type Drawing,
  handPalm,
  lightning,
  paperPlaneRightFill,
  scales,
} from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { whereLeftOut } from '@towpath/domain/plans/repayment/adviceFirst.ts';
import { askedAgainNow } from '@towpath/domain/plans/repayment/askedAgain.ts';
import { askedAgainWords } from '@towpath/domain/plans/repayment/askedAgainWords.ts';
import { byOrderWords } from '@towpath/domain/plans/repayment/byOrderWords.ts';
import { getsMore } from '@towpath/domain/plans/repayment/getsMore.ts';
import { interestStoppedWords } from '@towpath/domain/plans/repayment/interestStoppedWords.ts';
import { lastLetterWords } from '@towpath/domain/plans/repayment/last-letter/words.ts';
import { leadsWords } from '@towpath/domain/plans/repayment/leads/words.ts';
import { stepWaits } from '@towpath/domain/plans/repayment/offersWait.ts';
import { offersWaitWords } from '@towpath/domain/plans/repayment/offersWaitWords.ts';
import { apartFromTaken, namesApart, namesOf } from '@towpath/domain/plans/repayment/paidApartWords.ts';
import { restsNext } from '@towpath/domain/plans/repayment/payingNow.ts';
import { settlingWords } from '@towpath/domain/plans/repayment/settling/words.ts';
import { isSettlingOn } from '@towpath/domain/plans/repayment/settling.ts';
import { stillOwing } from '@towpath/domain/plans/repayment/sharedDebt.ts';
import { sharedDebtWords } from '@towpath/domain/plans/repayment/sharedDebtWords.ts';
import { soldWords } from '@towpath/domain/plans/repayment/sold/words.ts';
import { sayDay, sayMonth } from '@towpath/domain/values/dayWords.ts';
import { sayNearDay } from '@towpath/domain/values/nearDay.ts';
import { formatSum } from '@towpath/domain/values/pence.ts';
import type { ReactNode } from 'react';
import { paths } from '../../shell/paths.ts';
import { isByLetter } from './byLetter.ts';
import { byLetterWords } from './byLetterWords.ts';
import type { Asked } from './changes/asked.ts';
import { words as changeWords } from './changes/words.ts';
import styles from './Repayment.module.css';
import { saysOf } from './saysOf.ts';
import { useLettersToStopInterest } from './useLettersToStopInterest.ts';
import { words } from './words.ts';

type Debt = StandingRepayment['debts'][number];
type Look = readonly [TagTone, Drawing];

const LOOKS: Readonly<Record<Debt['standing'], Look>> = {
  'advice first': ['care', handPalm],
  'not offered': ['progress', paperPlaneRightFill],
  'proof first': ['todo', clock],
  'by order': ['outline', scales],
  'at court': ['care', scales],
  settles: ['progress', check],
  'gets nothing': ['care', scales],
  waiting: ['todo', clock],
  silent: ['care', clock],
  'counts as yes': ['done', check],
  accepts: ['done', check],
  'accepts and stops interest': ['done', check],
  'asks for more': ['progress', scales],
  refuses: ['care', handPalm],
  'paid off': ['done', check],
  out: ['outline', check],
};

/** To whom no offer goes from the plan while it stands so with them. */
const SENDS_NONE: ReadonlySet<Debt['standing']> = new Set<Debt['standing']>([
  'counts as yes',
  'proof first',
  'gets nothing',
  'by order',
  'at court',
  'settles',
]);

type RepliesProps = {
  readonly stands: StandingRepayment;
  readonly apart: Repayment['apart'];
  readonly today: string;
  readonly canNote: boolean;
  /** The plan waits for a talk: nothing is offered until then. */
  readonly waits: boolean;
  /** Its sums are put right before an offer of them goes. */
  readonly isSumsFirst: boolean;
  readonly onAsk: (asked: Asked) => void;
  /** That something is saved of a debt, where that was the last; null otherwise. */
  readonly justSaved: (debtId: string) => ReactNode;
};

/** Each lender: what they answered, their share, and what happens next. What needs work is first. */
export function Replies({
  stands,
  apart,
  today,
  canNote,
  waits,
  isSumsFirst,
  onAsk,
  justSaved,
}: RepliesProps) {
  const { debts, adviceFirst } = stands;
  // What is over says nothing of what is paid beside it.
  const outside = stands.ended === null ? stands.outside : [];
  const waiting = outside.filter(({ id }) => adviceFirst.includes(id));
  const { paid, taken } = apartFromTaken(outside.filter(({ id }) => !adviceFirst.includes(id)));
  const toSend = debts.filter(({ standing }) => standing === 'not offered');
  const letterToStopInterest = useLettersToStopInterest(debts);
  return (
    <div className={styles.replies}>
      {canNote && !waits && stands.offersAfter === null && toSend.length > 1 && (
        <p className={styles.row}>
          <Button
            variant={isSumsFirst ? 'secondary' : 'primary'}
            onClick={() => onAsk({ kind: 'offers sent', debts: toSend })}
          >
            {changeWords.offers.button}
          </Button>
        </p>
      )}
      {debts.map(debt => (
        <Reply
          key={debt.id}
          debt={debt}
          letterId={letterToStopInterest(debt)}
          stands={stands}
          today={today}
          canNote={canNote}
          waits={waits}
          isSumsFirst={isSumsFirst}
          onAsk={onAsk}
          justSaved={justSaved}
        />
      ))}
      {waiting.length > 0 && (
        <p className={styles.source}>
          <Glyph of={handPalm} />
          <span>{words.outsideWaits(namesOf(waiting))}</span>
        </p>
      )}
      {paid.length > 0 && (
        <p className={styles.source}>
          <Glyph of={lightning} />
          <span>{words.outside(namesApart(paid, apart))}</span>
        </p>
      )}
      {taken.length > 0 && <p className={styles.source}>{words.outsideTaken(namesOf(taken))}</p>}
    </div>
  );
}

function Reply({
  debt,
  letterId,
  stands,
  today,
  canNote,
  waits,
  isSumsFirst,
  onAsk,
  justSaved,
}: Omit<RepliesProps, 'apart'> & { readonly debt: Debt; readonly letterId: string | undefined }) {
  const { creditor, what, owed, payment, standing, before, next, answer, offered, offeredOther, out, paid } =
    debt;
  const { proofAskedOn, agreedWithSeller, lastLetterOn } = debt;
  // It can be said to have gone all the same, at its lender.
  const isHeld = stands.offersAfter !== null && standing === 'not offered';
  const [tone, icon]: Look = isHeld ? ['todo', clock] : LOOKS[standing];
  const steps = {
    ...words.steps,
    ...(stands.terms.way === 'token' && words.stepsOfToken),
    ...(restsNext(stands, debt.id) && words.stepsInBreak),
  };
  const more = getsMore(stands, debt.id);
  const again = askedAgainNow(debt);
  const other = stands.ended === null ? stillOwing(debt) : null;
  const about = words.debt.about(what, formatSum(owed));
  const step = stepWaits(next.step, waits)
    ? words.waits.step
    : stands.offersAfter && stepWaits(next.step, true)
      ? offersWaitWords.step(stands.offersAfter)
      : isSumsFirst && next.step === 'send the offer'
        ? leadsWords.sums.step
        : steps[next.step]({
            payment: formatSum(payment),
            by: next.by === null || next.by < today ? '' : sayNearDay(next.by, today),
          });
  return (
    <article className={styles.reply} aria-label={words.debt.label(creditor)}>
      <div className={styles.replyHead}>
        <h3>
          {creditor}
          <span className={styles.sub}>
            {other === null ? about : `${about}, ${sharedDebtWords.shared(other)}`}
          </span>
        </h3>
        {stands.ended === null && standing !== 'out' && standing !== 'paid off' && (
          <p className={styles.sum}>
            {standing === 'by order' ? (
              byOrderWords.sum
            ) : isSettlingOn(debt, today) ? (
              settlingWords.sum
            ) : (
              <>
                {formatSum(payment)}
                <span className={styles.sub}>{words.debt.monthly}</span>
              </>
            )}
          </p>
        )}
      </div>
      <div className={styles.replyBody}>
        <p>
          <StatusTag tone={tone} icon={icon}>
            {isHeld ? offersWaitWords.tag : saysOf(debt)}
          </StatusTag>
        </p>
        <div className={styles.replyText}>
          {out && <p>{words.outs[out.why === 'left out' ? whereLeftOut(debt.id, stands) : out.why]}</p>}
          {standing === 'accepts and stops interest' && answer && (
            <p>
              {answer.answer === standing
                ? words.interestStopped(sayDay(answer.on))
                : interestStoppedWords.byLetter}
            </p>
          )}
          {again && <p>{askedAgainWords.says(again)}</p>}
          {/* Who is owed nothing any more, or gets nothing, is sent no offer: there is none to choose. */}
          {offeredOther && standing === 'not offered' && <p>{otherOffer(debt, offeredOther, canNote)}</p>}
          {more && (
            <p>
              {words.getsMore(sayMonth(more.due), formatSum(more.sum))}
              {offered && words.offerStays(formatSum(payment))}
            </p>
          )}
          {proofAskedOn !== undefined && <p>{soldWords.asked(proofAskedOn)}</p>}
          {lastLetterOn !== undefined && <p>{lastLetterWords.asked(lastLetterOn)}</p>}
          {step !== '' && (
            <p>
              <b>{words.debt.next}</b> {step}{' '}
              {isByLetter(debt) && !stepWaits(next.step, waits || stands.offersAfter !== null) && (
                <TextLink href={paths.letterAbout(debt.id)}>
                  {byLetterWords.see}
                  <span className="visually-hidden">{byLetterWords.to(creditor)}</span>
                </TextLink>
              )}
              {letterId !== undefined && (
                <TextLink href={paths.letter(letterId)}>
                  {byLetterWords.see}
                  <span className="visually-hidden">{byLetterWords.to(creditor)}</span>
                </TextLink>
              )}
            </p>
          )}
          {other && <OtherOwing other={other} />}
          {agreedWithSeller && <p>{soldWords.agreedWithSeller(agreedWithSeller)}</p>}
          {before.length > 0 && <p className="small muted">{words.debt.wasOwedTo(before.join(', '))}</p>}
          {paid > 0 && <p className="small muted">{words.debt.paid(formatSum(paid))}</p>}
          {canNote && out === null && owed > 0 && <ReplyActions debt={debt} onAsk={onAsk} />}
        </div>
      </div>
      {justSaved(debt.id)}
    </article>
  );
}

/** That somebody else still owes it too, and what they can do. */
function OtherOwing({ other }: { readonly other: NonNullable<Debt['sharedWith']> }) {
  return (
    <div className="small muted">
      <p>{sharedDebtWords.owes(other)}</p>
      <Disclosure summary={sharedDebtWords.canDo(other)}>
        <p>{sharedDebtWords.says(other)}</p>
      </Disclosure>
    </div>
  );
}

/** What they were offered before, where the plan has another sum for them. */
function otherOffer(
  { payment }: Debt,
  { on, payment: sum, answer }: NonNullable<Debt['offeredOther']>,
  canChoose: boolean,
): string {
  const { other } = words;
  return [
    other.offered(formatSum(sum), sayDay(on), formatSum(payment)),
    answer && other.answers[answer.answer](sayDay(answer.on)),
    canChoose && other.choose,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What came of it, as the person tells it. */
function ReplyActions({ debt, onAsk }: { readonly debt: Debt; readonly onAsk: (asked: Asked) => void }) {
  const { standing, offered, offeredOther, answer, creditor } = debt;
  const about = (name: string) => (
    <>
      {name}
      <span className="visually-hidden">{`: ${creditor}`}</span>
    </>
  );
  const isToWait = standing === 'advice first';
  return (
    <p className={styles.row}>
      {standing === 'proof first' && (
        <Button size="small" variant="secondary" onClick={() => onAsk({ kind: 'proof of sale', debt })}>
          {about(changeWords.proof.button)}
        </Button>
      )}
      {isToWait || (offered === null && SENDS_NONE.has(standing)) ? null : offered === null ? (
        <>
          {offeredOther && (
            <Button size="small" variant="secondary" onClick={() => onAsk({ kind: 'offer kept', debt })}>
              {about(changeWords.keep.button(formatSum(offeredOther.payment)))}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            onClick={() => onAsk({ kind: 'offers sent', debts: [debt] })}
          >
            {about(changeWords.offers.one)}
          </Button>
        </>
      ) : (
        <>
          <Button size="small" variant="secondary" onClick={() => onAsk({ kind: 'answered', debt })}>
            {about(answer ? changeWords.answer.another : changeWords.answer.button)}
          </Button>
          {(standing === 'silent' || standing === 'refuses' || standing === 'asks for more') && (
            <TextButton onClick={() => onAsk({ kind: 'offers sent', debts: [debt] })}>
              {about(changeWords.answer.again[standing])}
            </TextButton>
          )}
        </>
      )}
      <TextButton onClick={() => onAsk({ kind: 'more', debt })}>{about(changeWords.moreButton)}</TextButton>
    </p>
  );
}
