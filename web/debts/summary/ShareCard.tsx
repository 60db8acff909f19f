import type { Debt } from '@towpath/contracts/api/debts.ts';
import { StatusTag } from '@towpath/design-system/cards/StatusTag.tsx';
import { classNames } from '@towpath/design-system/classNames.ts';
import { clock, scales } from '@towpath/design-system/icons/drawings.generated.ts';
import { Glyph } from '@towpath/design-system/icons/Glyph.tsx';
import { debtIcon } from '../cards/debtIcon.ts';
import { balanceText, byPlanText, creditorNow, kindText, poundsText, wasWithText } from '../debtTexts.ts';
import { words as ofDebts } from '../words.ts';
import { COLOURS, ShareArch } from './ShareArch.tsx';
import styles from './ShareCard.module.css';
import { comesFirst, type Share, sharesOf } from './shares.ts';
import { words } from './words.ts';

type ShareCardProps = {
  readonly debts: readonly Debt[];
  /** In pounds, as the server adds them up. */
  readonly totalDebts: number;
  /** Null where a plan says what is paid instead. */
  readonly monthlyRepayments: number | null;
};

/** All debts as an arch and, beside it, as a table of the same data; those to deal with first are tagged (WT-079). */
export function ShareCard({ debts, totalDebts, monthlyRepayments }: ShareCardProps) {
  const shares = sharesOf(debts);
  return (
    <div className={styles.card}>
      {totalDebts > 0 && <ShareArch shares={shares} total={poundsText(totalDebts)} />}
      <table className={styles.table}>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {words.who}
            </th>
            <th scope="col" className={classNames(styles.number, styles.wide, styles.head)}>
              {words.monthly}
            </th>
            <th scope="col" className={classNames(styles.number, styles.head)}>
              {words.owed}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share, place) => (
            <Row key={share.debt?.id ?? 'others'} share={share} place={place} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.foot}>
              {ofDebts.debts(debts.length)}
            </th>
            <td className={classNames(styles.number, styles.wide, styles.foot)}>
              {monthlyRepayments !== null && poundsText(monthlyRepayments)}
            </td>
            <td className={classNames(styles.number, styles.foot)}>{poundsText(totalDebts)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ share: { debt, debts, owed, monthly }, place }: { share: Share; place: number }) {
  const aMonth = monthly === null ? ofDebts.figures.paymentNotKnown : poundsText(monthly);
  const legal = debt?.hasLegalAction === true;
  return (
    <tr>
      <th scope="row" className={styles.who}>
        <span className={styles.mark} data-colour={place % COLOURS} aria-hidden="true">
          {debt && <Glyph of={debtIcon(debt.creditTypeRoles)} />}
        </span>
        <span className={styles.name}>
          {debt ? creditorNow(debt) : words.others(debts.length)}
          <span className={styles.kind}>
            {debt && kindText(debt)}
            <span className={styles.narrow}>
              {debt && ', '}
              {monthly === null ? aMonth : ofDebts.figures.aMonth(aMonth)}
            </span>
          </span>
          {debt && wasWithText(debt) && <span className={styles.kind}>{wasWithText(debt)}</span>}
          {debt && byPlanText(debt) && <span className={styles.kind}>{byPlanText(debt)}</span>}
          {debt && comesFirst(debt) && (
            <StatusTag tone="care" icon={legal ? scales : clock}>
              {legal ? ofDebts.card.legalAction : words.dealFirst}
            </StatusTag>
          )}
        </span>
      </th>
      <td className={classNames(styles.number, styles.wide)}>{aMonth}</td>
      <td className={styles.number}>
        {debt ? balanceText(debt) : owed === null ? ofDebts.figures.notKnown : poundsText(owed)}
      </td>
    </tr>
  );
}
