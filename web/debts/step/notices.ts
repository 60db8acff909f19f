import { words } from './words.ts';

/** The outcome of the person's last action, to be shown on the overview. */
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
        heading: words.notices.added(notice.name),
        line: words.notices.listed(notice.count),
      };
    case 'changed':
      return {
        tone: 'green',
        heading: words.notices.changed(notice.name),
        line: words.notices.totalsUpToDate,
      };
    case 'deleted':
      return {
        tone: 'green',
        heading: words.notices.deleted(notice.name),
        line: words.notices.left(notice.count),
      };
    case 'found': {
      const nothing = notice.added + notice.updated === 0;
      return { tone: nothing ? 'lightpurple' : 'green', ...foundWords(notice) };
    }
    case 'trouble':
      return { tone: 'red', heading: notice.heading, line: notice.line };
  }
}

/** What a credit search has brought. */
function foundWords({ added, updated }: { readonly added: number; readonly updated: number }) {
  const { found } = words;
  if (added > 0) {
    return { heading: found.added(added), line: updated > 0 ? found.alsoUpdated(updated) : found.check };
  }
  if (updated > 0) return { heading: found.upToDate, line: found.updated(updated) };
  return { heading: found.nothingNew, line: found.nothingNewText };
}
