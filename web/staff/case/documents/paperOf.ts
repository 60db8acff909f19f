import type { PaperVersion } from '@towpath/contracts/api/papers.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import { sayTime } from '@towpath/domain/values/openingHours.ts';
import { words } from './words.ts';

/** A paper as it stands in the list: its name, which no other has, what else is said of it, and where it opens. */
type PaperInList = { readonly name: string; readonly more: string | null; readonly href: string };

/** What one version of a paper is called in a case, and its address below that case. */
export function paperOf({ about, at }: PaperVersion, caseAddress: string): PaperInList {
  const papers = `${caseAddress}/papers`;
  switch (about.kind) {
    case 'plan': {
      const { planId, name, on, isToday, over } = about;
      const [say, day] = [words.plan, sayDay(on)];
      return {
        name: over ? say.over[over](name, day) : isToday ? say.today(name) : say.on(name, day),
        more: null,
        href: `${papers}/plans/${planId}?on=${on}`,
      };
    }
    case 'letter': {
      const { letterId, title, to, sent, isWordOnly } = about;
      const notes = [
        ...(isWordOnly ? [words.letter.wordOnly] : []),
        ...(sent?.budgetNotKept ? [words.letter.budgetNotKept] : []),
      ];
      const more = notes.length > 0 ? notes.join(' ') : null;
      const paper = `${caseAddress}/letters/${encodeURIComponent(letterId)}/paper${isWordOnly ? '.docx' : ''}`;
      return sent === null
        ? { name: words.letter.begun(title, to), more, href: paper }
        : {
            name: words.letter.sent(title, to, sayDay(sent.on), sent.by),
            more,
            href: `${paper}?version=${sent.version}`,
          };
    }
    case 'form': {
      const { planId, number, name, on, isComplete } = about;
      return {
        name: words.form.name(name, number),
        more: words.form.on(sayDay(on), isComplete),
        href: `${papers}/forms/${planId}/${number}`,
      };
    }
    case 'advice': {
      const time = sayTime(onLondonClock(new Date(at)).time);
      return {
        name: words.advice(sayDay(about.on), time),
        more: null,
        href: `${papers}/advice/${about.recordId}`,
      };
    }
    case 'budget':
      return { name: words.budget, more: words.budgetOn(sayDay(about.on)), href: `${papers}/budget` };
  }
}
