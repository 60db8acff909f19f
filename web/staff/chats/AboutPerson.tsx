import { caseAdvice } from '@towpath/contracts/api/staffAdvice.ts';
import { caseSummary } from '@towpath/contracts/api/staffCases.ts';
import { caseNotes } from '@towpath/contracts/api/staffNotes.ts';
import { Disclosure } from '@towpath/design-system/cards/Disclosure.tsx';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { AppLink } from '../../shell/AppLink.tsx';
import { casePath } from '../area.ts';
import caseStyles from '../case/Case.module.css';
import { moment, money } from '../case/format.ts';
import { type Note, NoteList } from '../case/NoteList.tsx';
import { SafeContact } from '../case/SafeContact.tsx';
import { planState, type Summary } from '../case/SummaryFacts.tsx';
import { usePart } from '../case/usePart.tsx';
import { words as caseWords } from '../case/words.ts';
import { staffApi } from '../staffApi.ts';
import styles from './Chats.module.css';
import { words } from './words.ts';

const say = words.about;

async function readAbout(customerId: string) {
  const params = { customerId };
  const [summary, { latest }, { notes }] = await Promise.all([
    staffApi(caseSummary, { params }),
    staffApi(caseAdvice, { params }),
    staffApi(caseNotes, { params }),
  ]);
  return { summary, latest, notes };
}
type Latest = Awaited<ReturnType<typeof readAbout>>['latest'];
/** So many notes stand beside a conversation, the latest; the others are in the case. */
const LATEST_NOTES = 3;

type AboutProps = {
  readonly customerId: string;
  /** Closed until it is opened, where there is no room for it beside the conversation. */
  readonly isFolded: boolean;
};

/** Who a conversation is with: what to know first, how they stand, how it is safe to reach them. A look at their case. */
export function AboutPerson({ customerId, isFolded }: AboutProps) {
  const { answer, again, instead } = usePart(() => readAbout(customerId));
  const facts = answer ? <Facts customerId={customerId} {...answer} onTold={again} /> : instead;
  if (isFolded) return <Disclosure summary={say.heading}>{facts}</Disclosure>;
  return (
    <section className={styles.about} aria-labelledby="about-person">
      <h2 id="about-person">{say.heading}</h2>
      {facts}
    </section>
  );
}

type FactsProps = {
  readonly customerId: string;
  readonly summary: Summary;
  readonly latest: Latest;
  readonly notes: readonly Note[];
  readonly onTold: () => unknown;
};

function Facts({ customerId, summary, latest, notes, onTold }: FactsProps) {
  const { left, debts, household, nation, plan, flags } = summary;
  const { adults, children } = caseWords.summary;
  const home = household && [
    adults(household.adults),
    ...(household.children > 0 ? [children(household.children)] : []),
  ];
  const facts: readonly (readonly [string, string])[] = [
    [say.left, left === null ? say.unknown : money(left)],
    [say.debts, debts.count === 0 ? say.unknown : say.debtsIn(money(debts.total), debts.count)],
    [say.home, home === null ? say.unknown : home.join(', ')],
    [say.nation, nation === null ? say.unknown : (caseWords.nations[nation] ?? nation)],
    [say.advice, adviceOf(latest)],
    ...(plan ? [[say.plan, `${inSentence(plan.shortName)}, ${planState(plan)}`] as const] : []),
  ];
  return (
    <>
      {flags.length > 0 && (
        <ul className={caseStyles.flags} aria-label={caseWords.flags.heading}>
          {flags.map(flag => (
            <li key={flag}>{caseWords.flags.names[flag]}</li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, says]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
      <SafeContact customerId={customerId} summary={summary} onTold={onTold} />
      {notes.length > 0 && (
        <section aria-labelledby="about-notes">
          <h3 id="about-notes">{say.notes}</h3>
          <NoteList notes={notes.slice(0, LATEST_NOTES)} />
          {notes.length > LATEST_NOTES && (
            <p>
              <AppLink href={casePath(customerId, 'notes')}>{say.allNotes(notes.length)}</AppLink>
            </p>
          )}
        </section>
      )}
      <p>
        <AppLink href={casePath(customerId)}>{say.open}</AppLink>
      </p>
    </>
  );
}

/** The latest advice in one line. */
function adviceOf(latest: Latest): string {
  if (!latest) return say.unknown;
  const { advice, at } = latest;
  if (advice.recommended) return say.adviceOf(advice.recommended.product.name, moment(at));
  return advice.status === 'ask an adviser' ? say.adviceLooks : say.adviceLacks;
}
