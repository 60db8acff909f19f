import { BODIES_TO_RING, helpOf } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import type { Help } from './operator.ts';
import { type ContentProblem, repeated } from './problem.ts';

/**
 * The first fault of the help contacts, which the shape of their file cannot say.
 *
 * @param linkProblem what is wrong with a link at a place
 */
export function helpProblem(
  help: readonly Help[],
  linkProblem: (place: string, url: string) => ContentProblem | null,
): ContentProblem | null {
  for (const [index, entry] of help.entries()) {
    const found = entryProblem(entry, `help[${index}]`, help, linkProblem);
    if (found) return found;
  }
  return repeated(help, 'help', 'id', 'a help') ?? toRingProblem(help) ?? moneyHelperProblem(help);
}

function entryProblem(
  { url, phone, source, instead }: Help,
  place: string,
  help: readonly Help[],
  linkProblem: (place: string, url: string) => ContentProblem | null,
): ContentProblem | null {
  if (url === undefined && phone === undefined) return { place, problem: 'needs a url or a phone' };
  for (const [nation, other] of Object.entries(instead ?? {})) {
    if (other === null || help.some(({ id }) => id === other)) continue;
    return { place: `${place}.instead.${nation}`, problem: `there is no help '${other}'` };
  }
  const wrongLink = url === undefined ? null : linkProblem(`${place}.url`, url);
  if (wrongLink || phone === undefined || source !== undefined) return wrongLink;
  return { place: `${place}.source`, problem: 'must be the page that the number is from' };
}

function toRingProblem(help: readonly Help[]): ContentProblem | null {
  for (const id of BODIES_TO_RING) {
    for (const nation of UK_NATIONS) {
      if (helpOf(help, [id], nation)[0]?.phone !== undefined) continue;
      return {
        place: 'help',
        problem: `needs '${id}' with a phone in ${nation}: our advice says to ring it`,
      };
    }
  }
  return null;
}

/** Whom every page and every mail names: the number and the address stand here alone. */
function moneyHelperProblem(help: readonly Help[]): ContentProblem | null {
  const index = help.findIndex(({ id }) => id === 'moneyhelper');
  const place = index < 0 ? 'help' : `help[${index}]`;
  const { url, phone } = help[index] ?? {};
  if (url?.startsWith('http') && phone !== undefined) return null;
  return { place, problem: "needs 'moneyhelper' with a phone and a url of its own: every page names it" };
}
