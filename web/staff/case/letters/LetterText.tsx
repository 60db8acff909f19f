import { caseLetter } from '@towpath/contracts/api/staffLetters.ts';
import { staffApi } from '../../staffApi.ts';
import styles from '../Case.module.css';
import { usePart } from '../usePart.tsx';
import letterStyles from './LetterText.module.css';
import { words } from './words.ts';

type LetterTextProps = {
  readonly customerId: string;
  readonly letterId: string;
  /** Which that went out; undefined for the letter as it would go today. */
  readonly version: string | undefined;
};

/** What a letter says, with the way to its PDF. The cookie of staff goes along with the link by itself. */
export function LetterText({ customerId, letterId, version }: LetterTextProps) {
  const params = { customerId, letterId };
  const query = version === undefined ? {} : { version };
  const { answer, instead } = usePart(() => staffApi(caseLetter, { params, query }));
  if (!answer) return instead;
  const { text, isWithheld } = answer;
  if (!text) return <p>{words.closed}</p>;
  const asked = version === undefined ? '' : `?version=${version}`;
  const href = `/staff/api/cases/${customerId}/letters/${encodeURIComponent(letterId)}/paper${asked}`;
  return (
    <>
      {isWithheld ? (
        <p className={styles.small}>{words.withheld}</p>
      ) : (
        <p>
          <a href={href} download>
            {words.pdf}
          </a>
        </p>
      )}
      <article className={letterStyles.letter} aria-label={words.to(answer.to)}>
        <Lines of={text.addressee} />
        <Lines of={[...text.from, text.date]} />
        <p>
          <b>{text.reference}</b>
        </p>
        <p>{text.greeting}</p>
        {text.blocks.map(({ kind, lines }, index) =>
          kind === 'paragraph' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a letter have no name and keep their order
            <p key={index}>{lines.join(' ')}</p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a letter have no name and keep their order
            <ul key={index}>
              {lines.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
        )}
        <Lines of={text.closing} />
      </article>
    </>
  );
}

/** Lines below each other, such as an address. */
function Lines({ of }: { readonly of: readonly string[] }) {
  return <p className={letterStyles.lines}>{of.join('\n')}</p>;
}
