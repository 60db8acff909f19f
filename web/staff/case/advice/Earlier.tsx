import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, caseRecord } from '@towpath/contracts/api/staffAdvice.ts';
import { Button } from '@towpath/design-system/buttons/Button.tsx';
import { useState } from 'react';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { usePart } from '../usePart.tsx';
import { words } from '../words.ts';
import { Beside } from './Beside.tsx';
import { Given } from './Given.tsx';

const say = words.advice;

type Records = AnswerOf<typeof caseAdvice>['earlier'];

type EarlierProps = {
  readonly customerId: string;
  readonly earlier: Records;
};

/** The advice before the latest, each to be opened: judged again, and beside the latest or any other. */
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
              {isOpen && <Opened customerId={customerId} recordId={recordId} records={earlier} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type OpenedProps = {
  readonly customerId: string;
  readonly recordId: string;
  /** All that are not the latest. */
  readonly records: Records;
};

function Opened({ customerId, recordId, records }: OpenedProps) {
  const { answer, instead } = usePart(() => staffApi(caseRecord, { params: { customerId, recordId } }));
  if (!answer) return instead;
  const { replay, comparison, advice } = answer;
  return (
    <>
      <p>{say.replay[replay]}</p>
      <Beside
        customerId={customerId}
        recordId={recordId}
        others={records.filter(one => one.recordId !== recordId)}
        latest={comparison}
      />
      <Given advice={advice} />
    </>
  );
}
