import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { type caseAdvice, caseComparison, type caseRecord } from '@towpath/contracts/api/staffAdvice.ts';
import { Select } from '@towpath/design-system/inputs/Select.tsx';
import { useId, useState } from 'react';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { moment } from '../format.ts';
import { usePart } from '../usePart.tsx';
import { words } from '../words.ts';

const say = words.advice;
type Comparison = AnswerOf<typeof caseRecord>['comparison'];

type BesideProps = {
  readonly customerId: string;
  readonly recordId: string;
  /** Those it may be put beside, besides the latest. */
  readonly others: AnswerOf<typeof caseAdvice>['earlier'];
  /** What became of each solution from this one to the latest. */
  readonly latest: Comparison;
};

/** An advice beside the latest, or beside any other: what became of each solution from the earlier to the later. */
export function Beside({ customerId, recordId, others, latest }: BesideProps) {
  const [otherId, setOtherId] = useState('');
  return (
    <>
      {others.length > 0 && (
        <Select
          name={`beside-${recordId}`}
          label={say.compareWith}
          placeholder={say.theLatest}
          options={others.map(({ recordId: id, at, rulesVersion }) => ({
            value: id,
            label: `${moment(at)}, ${say.version(rulesVersion)}`,
          }))}
          value={otherId}
          onChange={setOtherId}
        />
      )}
      {otherId === '' ? (
        <Changes heading={say.changes} comparison={latest} />
      ) : (
        <Two key={otherId} customerId={customerId} recordId={recordId} otherId={otherId} />
      )}
    </>
  );
}

type TwoProps = { readonly customerId: string; readonly recordId: string; readonly otherId: string };

function Two(params: TwoProps) {
  const { answer, instead } = usePart(() => staffApi(caseComparison, { params: { ...params } }));
  if (!answer) return instead;
  const { from, to, comparison } = answer;
  return <Changes heading={say.changesBetween(moment(from), moment(to))} comparison={comparison} />;
}

function Changes({ heading, comparison }: { readonly heading: string; readonly comparison: Comparison }) {
  const turned = comparison.filter(({ turn }) => turn !== null);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.changes}>
      <h4 id={id}>{heading}</h4>
      <p role="status">{say.howMany(turned.length)}</p>
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
    </section>
  );
}
