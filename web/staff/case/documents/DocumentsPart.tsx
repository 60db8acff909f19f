import { casePapers } from '@towpath/contracts/api/staffCases.ts';
import { dayText } from '../../dueText.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { type PartProps, usePart } from '../usePart.tsx';
import { PaperGroup } from './PaperGroup.tsx';
import { words } from './words.ts';

/** The papers of the person, each version, as they have them, and what they sent us. */
export function DocumentsPart({ customerId }: PartProps) {
  const { answer, instead } = usePart(() => staffApi(casePapers, { params: { customerId }, query: {} }));
  if (!answer) return instead;
  const { groups, photos, photosWithheld } = answer;
  return (
    <>
      {groups.length === 0 && photos.length + photosWithheld === 0 ? (
        <p>{words.none}</p>
      ) : (
        <p className={styles.small}>{words.lead}</p>
      )}
      {groups.map(group => (
        <PaperGroup key={group.kind} customerId={customerId} group={group} />
      ))}
      {photos.length > 0 && (
        <>
          <h3>{words.sent}</h3>
          <dl className={styles.pairs}>
            {photos.map(({ id, words: name, about, addedOn }) => (
              <div key={id}>
                <dt>
                  <a href={`/staff/api/cases/${customerId}/papers/photos/${id}`} download>
                    {name}
                  </a>
                  {about && <span className={styles.small}> {words.about(about.name)}</span>}
                </dt>
                <dd>{dayText(addedOn)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {photosWithheld > 0 && <p>{words.sentHidden(photosWithheld)}</p>}
    </>
  );
}
