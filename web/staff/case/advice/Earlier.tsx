import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, caseRecord } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useState } from 'react';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { usePart } from '../usePart.tsx';
import { words } from '../words.ts';
import { Given } from './Given.tsx';

const say = words.advice;

type EarlierProps = {
  readonly customerId: string;
  readonly earlier: AnswerOf<typeof caseAdvice>['earlier'];
};

/** The advice before the latest, each to be opened: judged again, and beside the latest. */
export function Earlier({ customerId, earlier }: EarlierProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-labelledby="earlier">
      <h3 id="earlier">{say.earlier}</h3>
      {earlier.length === 0 && <p className={styles.small}>{say.noEarlier}</p>}
      <ul className={styles.notes}>
        {earlier.map(({ recordId, at, rulesVersion }) => {
          const isOpen = open === recordId;
          return (
            <li key={recordId}>
              <div className={styles.line}>
                <span>
                  {moment(at)}, {say.version(rulesVersion)}
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : recordId)}
                >
                  {isOpen ? say.hide : say.look}
                  <span className="visually-hidden">: {moment(at)}</span>
                </Button>
              </div>
              {isOpen && <Opened customerId={customerId} recordId={recordId} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type OpenedProps = { readonly customerId: string; readonly recordId: string };

function Opened({ customerId, recordId }: OpenedProps) {
  const { answer, instead } = usePart(() => staffApi(caseRecord, { params: { customerId, recordId } }));
  if (!answer) return instead;
  const { replay, comparison, advice } = answer;
  const turned = comparison.filter(({ turn }) => turn !== null);
  return (
    <>
      <p>{say.replay[replay]}</p>
      <h4>{say.changes}</h4>
      {turned.length === 0 && <p>{say.noChanges}</p>}
      <ul className={styles.plain}>
        {turned.map(({ shortName, name, turn, because }) => (
          <li key={shortName}>
            <b>{name}</b> {turn && say.turns[turn]}.
            {because.map(says => (
              <span key={says} className={styles.small}>
                {says}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <Given advice={advice} />
    </>
  );
}
