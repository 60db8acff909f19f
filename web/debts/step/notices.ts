import { debtsText, foundTexts, listedText } from '../debtTexts.ts';

/** What has become of the last thing the person did, to be said on the overview. */
export type Notice =
  | { readonly kind: 'added' | 'changed' | 'deleted'; readonly name: string; readonly count: number }
  | { readonly kind: 'found'; readonly added: number; readonly updated: number }
  | { readonly kind: 'trouble'; readonly heading: string; readonly line: string };

export type NoticeWords = {
  readonly tone: 'green' | 'lightpurple' | 'red';
  readonly heading: string;
  readonly line: string;
};

/** The words of a notice. The name of a debt goes first, so that a list read aloud tells which card is meant. */
export function wordsOfNotice(notice: Notice): NoticeWords {
  switch (notice.kind) {
    case 'added':
      return {
        tone: 'green',
        heading: `${notice.name} is on your list.`,
        line: listedText(notice.count),
      };
    case 'changed':
      return { tone: 'green', heading: `${notice.name} is saved.`, line: 'Your totals are up to date.' };
    case 'deleted':
      return {
        tone: 'green',
        heading: `${notice.name} is off your list.`,
        line: notice.count === 0 ? 'There are no debts on it now.' : `${debtsText(notice.count)} left on it.`,
      };
    case 'found': {
      const nothing = notice.added + notice.updated === 0;
      return { tone: nothing ? 'lightpurple' : 'green', ...foundTexts(notice) };
    }
    case 'trouble':
      return { tone: 'red', heading: notice.heading, line: notice.line };
  }
}
