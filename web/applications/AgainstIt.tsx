import type { Application } from '@towpath/contracts/api/applications.ts';
import { Notification } from '@towpath/design-system/feedback/Notification.tsx';
import { atStart, inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import styles from './Applications.module.css';
import { Lines, linesOf } from './Lines.tsx';
import type { Giving } from './useApplication.ts';
import { words } from './words.ts';

type AgainstItProps = { readonly application: Application; readonly giving: Giving };

/**
 * What in the form closes the way that it is for, said before it is handed over, with the answers that were given here for
 * it, to put right. It is no reason to stop: a person talks it over. Nothing where nothing does.
 */
export function AgainstIt({ application, giving }: AgainstItProps) {
  const { against, product, filled } = application;
  if (against.length === 0) return null;
  const say = words.against;
  const from = new Set(against.flatMap(one => one.from.map(({ field }) => field)));
  const given = linesOf(application).filter(({ at }) => from.has(at.field) && isGivenAt(filled.fields, at));
  return (
    <div className={styles.against}>
      <Notification
        tone="orange"
        live={false}
        heading={say.heading(atStart(product.shortName))}
        headingLevel={3}
      >
        <p>{say.text}</p>
        <ul className={styles.found}>
          {against.map(({ finds }) => (
            <li key={finds}>{finds}</li>
          ))}
        </ul>
        <p>{say.next}</p>
        {given.length > 0 && (
          <>
            <p>{say.change}</p>
            <Lines application={application} giving={giving} lines={given} mayChange />
          </>
        )}
      </Notification>
    </div>
  );
}

/** The same in the group that it comes from, in short. */
export function AgainstHere({
  application: { against, product },
  group,
}: Pick<AgainstItProps, 'application'> & { readonly group: string }) {
  const here = against.filter(({ from }) => from.some(one => one.group === group));
  return here.map(({ finds }) => (
    <div key={finds} className={styles.against}>
      <Notification tone="orange" live={false}>
        {words.against.here(finds, inSentence(product.shortName))}
      </Notification>
    </div>
  ));
}

type Fields = Application['filled']['fields'];

/** Whether what stands at a place was given in this form. */
function isGivenAt(
  fields: Fields,
  { field, entry, part }: ReturnType<typeof linesOf>[number]['at'],
): boolean {
  const found = fields.find(({ id }) => id === field);
  if (entry === null) return found?.from === 'given';
  const parts = found?.entries.find(({ id }) => id === entry)?.parts;
  return parts?.find(({ id }) => id === part)?.from === 'given';
}
