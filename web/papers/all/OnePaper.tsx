import { letterDocx, letterPdf } from '@towpath/contracts/api/letterFiles.ts';
import {
  adviceSummaryPdf,
  budgetStatementPdf,
  formPdf,
  type PaperVersion,
  planPdf,
} from '@towpath/contracts/api/papers.ts';
import { TextLink } from '@towpath/design-system/buttons/TextButton.tsx';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { exchange } from '../../data/client.ts';
import { paths } from '../../shell/paths.ts';
import { PaperRow } from '../PaperRow.tsx';
import { words as paperWords } from '../words.ts';

const words = paperWords.all;

/** One version of a paper, by its name and day, with what can be done with it. */
export function OnePaper({ paper: { about, at } }: { readonly paper: PaperVersion }) {
  switch (about.kind) {
    case 'plan': {
      const { planId, name, on, isToday, over } = about;
      const day = sayDay(on);
      return (
        <PaperRow
          name={isToday ? words.plan.today : over ? words.plan.over(name) : words.plan.on(day)}
          value={over ? words.plan.how[over](day) : words.plan.says(name)}
          more={over ? day : name}
          fetchFile={() => exchange(planPdf, { params: { planId }, query: { on } })}
        />
      );
    }
    case 'letter':
      return <Letter letter={about} />;
    case 'form': {
      const { planId, number, name, on, isComplete } = about;
      return (
        <PaperRow
          name={name}
          value={words.form.says(sayDay(on), number, isComplete)}
          more={words.form.which(number)}
          fetchFile={() => exchange(formPdf, { params: { planId, number: String(number) } })}
        />
      );
    }
    case 'advice': {
      const { recordId, on } = about;
      const time = sayTime(onLondonClock(new Date(at)).time);
      return (
        <PaperRow
          name={words.advice.name(sayDay(on))}
          value={words.advice.says(time)}
          more={words.advice.which(time)}
          fetchFile={() => exchange(adviceSummaryPdf, { params: { recordId } })}
        />
      );
    }
    case 'budget':
      return (
        <PaperRow
          name={words.budget.name}
          value={words.budget.says(sayDay(about.on))}
          fetchFile={() => exchange(budgetStatementPdf)}
        />
      );
  }
}

type LetterProps = { readonly letter: Extract<PaperVersion['about'], { kind: 'letter' }> };

function Letter({ letter: { letterId, title, to, sent, isWordOnly } }: LetterProps) {
  const params = { letterId };
  const query = sent === null ? {} : { version: String(sent.version) };
  const name = words.letter.name(title, to);
  const said = sent === null ? words.letter.begun : words.letter.sent(sayDay(sent.on), sent.by);
  const notes = [
    isWordOnly ? words.letter.wordOnly : words.letter.files,
    ...(sent?.budgetNotKept ? [words.letter.budgetNotKept] : []),
  ];
  return (
    <PaperRow
      name={name}
      value={[said, ...notes].join(' ')}
      more={sent === null ? undefined : said}
      fetchFile={isWordOnly ? undefined : () => exchange(letterPdf, { params, query })}
      fetchWord={() => exchange(letterDocx, { params, query })}
    >
      {sent === null && (
        <TextLink href={paths.letter(letterId)}>
          {words.letter.goOn}
          <span className="visually-hidden"> {name}</span>
        </TextLink>
      )}
    </PaperRow>
  );
}
