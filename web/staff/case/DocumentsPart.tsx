import { casePapers } from '@towpath/contracts/api/staffCases.ts';
import { dayText } from '../dueText.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Case.module.css';
import { type PartProps, usePart } from './usePart.tsx';
import { words } from './words.ts';

const say = words.documents;

/** The papers of the person, as they have them. The cookie of staff goes along with the link by itself. */
export function DocumentsPart({ customerId }: PartProps) {
  const { answer, instead } = usePart(() => staffApi(casePapers, { params: { customerId } }));
  if (!answer) return instead;
  const { advice, isAdviceWithheld, budgetConfirmedOn, photos, photosWithheld } = answer;
  const folder = `/staff/api/cases/${customerId}/papers`;
  const papers = [
    ...(advice
      ? [[`${folder}/advice/${advice.recordId}`, say.advice(advice.pages), advice.judgedOn] as const]
      : []),
    ...(budgetConfirmedOn ? [[`${folder}/budget`, say.budget, budgetConfirmedOn] as const] : []),
  ];
  return (
    <>
      {papers.length === 0 && !isAdviceWithheld && photos.length + photosWithheld === 0 && <p>{say.none}</p>}
      {isAdviceWithheld && <p>{say.adviceHidden}</p>}
      <dl className={styles.pairs}>
        {papers.map(([href, name, day]) => (
          <div key={href}>
            <dt>
              <a href={href} download>
                {name}
              </a>
            </dt>
            <dd>{dayText(day)}</dd>
          </div>
        ))}
      </dl>
      {photos.length > 0 && (
        <>
          <h3>{say.sent}</h3>
          <dl className={styles.pairs}>
            {photos.map(({ id, words: name, about, addedOn }) => (
              <div key={id}>
                <dt>
                  <a href={`${folder}/photos/${id}`} download>
                    {name}
                  </a>
                  {about && <span className={styles.small}> {say.about(about.name)}</span>}
                </dt>
                <dd>{dayText(addedOn)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {photosWithheld > 0 && <p>{say.sentHidden(photosWithheld)}</p>}
      <p className={styles.small}>{say.logged}</p>
    </>
  );
}
