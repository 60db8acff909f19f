import type { ThingWords } from './datesWords.ts';
import type { DatedThing } from './things.ts';

type FormThing = Extract<DatedThing, { readonly kind: 'application' }>;

const STOPS_BAILIFFS = 'Bailiffs may come that day. Once this has started, nobody may come for a debt in it.';

/** What a person reads of a form that is theirs to go on with: why it goes no further, what is asked, or what is left. */
export function wordsOfForm(thing: FormThing): ThingWords {
  const { name, isFor, changed, ask, missing } = thing;
  const leadsTo = 'application';
  if (isFor !== undefined) {
    return {
      leadsTo,
      action: 'See why',
      title: name,
      text: `It is for homes in ${isFor}. So it goes no further, and nothing from it is sent.`,
      doThis: `See why ${inside(name)} goes no further`,
    };
  }
  if (changed !== undefined) {
    return {
      leadsTo,
      action: 'See what changed',
      title: name,
      text: `You changed ${count(changed, 'answer')} since you handed it over. Take it back, then hand it over as it is now.`,
      doThis: 'Hand over what is right now',
    };
  }
  const stops = thing.stopsBailiffs ? [STOPS_BAILIFFS] : [];
  if (ask !== undefined) {
    const who = ask.by === '' ? 'one of us' : ask.by;
    return {
      leadsTo,
      action: 'See what is asked',
      title: `${name} is back with you`,
      text: [...stops, ...sayAsked(who, ask.words)].join(' '),
      doThis: `Look at what ${who} asks about ${inside(name)}`,
    };
  }
  return {
    leadsTo,
    action: 'Carry on',
    title: name,
    text: [...stops, sayLeft(missing)].join(' '),
    doThis: missing === 0 ? `Hand over ${inside(name)}` : `Finish ${inside(name)}`,
  };
}

/** What one of us asks about a form, and what its person does with that. */
function sayAsked(who: string, words: string | null): readonly string[] {
  const asks =
    words === null ? `${capital(who)} asks about it.` : `${capital(who)} asks: “${inBrief(words)}”`;
  return [asks, 'Answer that in the form, then hand it over once more.'];
}

/** So much of what one of us wrote stands here; all of it is in the form. */
const BRIEF = 160;

function inBrief(words: string): string {
  const line = words.replace(/\s+/gu, ' ').trim();
  if (line.length <= BRIEF) return line;
  const cut = line.slice(0, BRIEF);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** What a form still needs of its person. */
function sayLeft(missing: number): string {
  if (missing === 0) return 'All of it is there. Read it once more, and hand it over.';
  return `${capital(count(missing, 'answer'))} still to give. You can stop at any time.`;
}

const count = (one: number, of: string) => (one === 1 ? `one ${of}` : `${one} ${of}s`);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
