import { planWords } from '../planWords.ts';
import { offersWaitWords } from '../repayment/offersWaitWords.ts';
import type { AwaitedThing } from './things.ts';

/** What one of us does, after who it is: "An adviser rings you". */
const DOES: ReadonlyMap<string, string> = new Map([
  [planWords.call.what, 'Rings you'],
  [planWords.readForm.what, 'Reads your form'],
  [
    planWords.readFormLate.what,
    'Reads your form as soon as they can. It is late. If a court day or a visit is close, ring us today',
  ],
]);

function doesIt(what: string): string {
  return DOES.get(what) ?? what;
}

/** What is said of all that is awaited, in that order. Two lines that would read alike say what each is about. */
export function wordsOfAllAwaited(
  things: readonly AwaitedThing[],
): readonly ReturnType<typeof wordsOfAwaited>[] {
  const all = things.map(wordsOfAwaited);
  return all.map(({ who, what }, at) => {
    const thing = things[at];
    const isTwice = all.filter(other => other.who === who && other.what === what).length > 1;
    const about = thing?.kind === 'answer' && isTwice ? thing.about : null;
    return { who, what: about ? `${what} (${about})` : what };
  });
}

/** Who has to do an awaited thing, and what it is. */
function wordsOfAwaited(thing: AwaitedThing): { readonly who: string; readonly what: string } {
  switch (thing.kind) {
    case 'call':
      return { who: 'An adviser', what: doesIt(planWords.call.what) };
    case 'form':
      return { who: 'An adviser', what: doesIt(planWords[thing.isLate ? 'readFormLate' : 'readForm'].what) };
    case 'talk to note':
      return { who: planWords.noteTalk.who, what: planWords.noteTalk.what };
    case 'plan step':
      return { who: thing.who, what: doesIt(thing.what) };
    case 'word of an adviser':
      return {
        who: 'An adviser',
        what: thing.hasChanged
          ? `Says whether ${thing.about} still fits, as your answers have changed`
          : `Says whether ${thing.about} fits you`,
      };
    case 'answer':
      return {
        who: thing.from,
        what: thing.letter === undefined ? 'Answers your offer' : `Answers your letter “${thing.letter}”`,
      };
    case 'answers':
      return { who: `${thing.count} of those you owe`, what: 'Answer your offers' };
    case 'time told':
      return offersWaitWords.end(thing.count, thing.holds);
    case 'told protection':
      return { who: capital(thing.name), what: 'Ends. Its papers say when' };
    case 'decision':
      return { who: thing.from, what: `Decides on ${thing.about}` };
  }
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
