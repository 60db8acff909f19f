import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import { caseEntitlements } from '@towpath/contracts/api/staffEntitlements.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { formatPounds } from '@towpath/domain/values/pence.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { Unfolded } from '../Unfolded.tsx';
import { type PartProps, usePart } from '../usePart.tsx';
import { words } from './words.ts';

type Found = AnswerOf<typeof caseEntitlements>;

/** The help that was found for a person, what they have done of it, and what one of us has to confirm. */
export function MoneyPart({ customerId }: PartProps) {
  const { answer, instead } = usePart(() => staffApi(caseEntitlements, { params: { customerId } }));
  if (!answer) return instead;
  const { missing, monthly, isWithheld, help, already, notFitting } = answer;
  if (missing.length > 0) return <p>{words.missing(missing)}</p>;
  return (
    <>
      <p className={styles.small}>{words.lead}</p>
      {isWithheld && <p>{words.withheld}</p>}
      {help.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        monthly > 0 && <p className={styles.state}>{words.together(formatPounds(monthly))}</p>
      )}
      <ul className={styles.plain}>
        {help.map(one => (
          <li key={one.id} className={styles.said}>
            <OneHelp help={one} />
          </li>
        ))}
      </ul>
      {already.length > 0 && (
        <>
          <h3>{words.already}</h3>
          <ul className={styles.plain}>
            {already.map(({ name, said }) => (
              <li key={name}>
                {name} {said && words.said[said.what](sayDay(said.on))}
              </li>
            ))}
          </ul>
        </>
      )}
      {notFitting.length > 0 && (
        <Unfolded summary={words.notFitting(notFitting.length)}>
          <ul className={styles.plain}>
            {notFitting.map(({ name, why }) => (
              <li key={name}>
                <b>{name}</b> {why}
              </li>
            ))}
          </ul>
        </Unfolded>
      )}
    </>
  );
}

function OneHelp({ help }: { readonly help: Found['help'][number] }) {
  const { name, likelihood, monthly, why, byWhen, said, toConfirm, source } = help;
  return (
    <>
      <h3>{name}</h3>
      <p className={styles.state}>
        {words.likelihood[likelihood]}, {monthly === null ? words.noSum : words.sum(formatPounds(monthly))}
      </p>
      <p>{said ? words.said[said.what](sayDay(said.on)) : words.saidNothing}</p>
      <p>{why}</p>
      <p>{words.byWhen(byWhen)}</p>
      {toConfirm !== null && <p>{words.toConfirm(toConfirm)}</p>}
      <p className={styles.small}>{words.source(source)}</p>
    </>
  );
}
