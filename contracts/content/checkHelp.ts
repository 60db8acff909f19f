import { BODIES_TO_RING, type BodyToRing, helpOf } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import type { Help } from './operator.ts';
import { type ContentProblem, type ContentProblems, listOf, repeated } from './problem.ts';

/** The faults of the help contacts by themselves, which the shape of their file cannot say. */
export function helpProblems(help: readonly Help[]): ContentProblems {
  const moneyHelper = listOf(moneyHelperProblem(help));
  // What is wrong with MoneyHelper is told once.
  const toRing = BODIES_TO_RING.filter(id => id !== 'moneyhelper' || moneyHelper.length === 0);
  return [
    ...repeated(help, 'help', 'id', 'a help'),
    ...help.flatMap((entry, index) => entryProblems(entry, `help[${index}]`, help)),
    ...toRing.flatMap(id => listOf(toRingProblem(help, id))),
    ...moneyHelper,
  ];
}

function entryProblems(
  { url, phone, sms, source, instead }: Help,
  place: string,
  help: readonly Help[],
): ContentProblems {
  const unknown = Object.entries(instead ?? {}).filter(
    ([, other]) => other !== null && !help.some(({ id }) => id === other),
  );
  const isUnreachable = url === undefined && phone === undefined && sms === undefined;
  const isUnproved = (phone ?? sms) !== undefined && source === undefined;
  return [
    ...listOf(isUnreachable ? { place, problem: 'needs a url, a phone or an sms' } : null),
    ...unknown.map(([nation, other]) => ({
      place: `${place}.instead.${nation}`,
      problem: `there is no help '${other}'`,
    })),
    ...listOf(
      isUnproved ? { place: `${place}.source`, problem: 'must be the page that the number is from' } : null,
    ),
  ];
}

function toRingProblem(help: readonly Help[], id: BodyToRing): ContentProblem | null {
  const without = UK_NATIONS.filter(nation => helpOf(help, [id], nation)[0]?.phone === undefined);
  if (without.length === 0) return null;
  const problem = `needs '${id}' with a phone in ${without.join(', ')}: our advice says to ring it`;
  return { place: 'help', problem };
}

/** Whom every page and every mail names: the number and the address stand here alone. */
function moneyHelperProblem(help: readonly Help[]): ContentProblem | null {
  const index = help.findIndex(({ id }) => id === 'moneyhelper');
  const place = index < 0 ? 'help' : `help[${index}]`;
  const { url, phone } = help[index] ?? {};
  if (url?.startsWith('http') && phone !== undefined) return null;
  return { place, problem: "needs 'moneyhelper' with a phone and a url of its own: every page names it" };
}
