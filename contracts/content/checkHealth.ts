import type { HealthFile } from './health.ts';
import { type ContentProblem, placed, repeated, unknownHelp, unknownSource } from './problem.ts';

/** The first thing wrong among conditions and support needs; null when all is well. */
export function healthProblem(
  file: HealthFile,
  help: readonly { readonly id: string }[],
): ContentProblem | null {
  const basis = Object.entries(file.basis).flatMap(([part, keys]) => placed(keys, `basis.${part}`));
  const helpIds = Object.entries(file.signposts).flatMap(([name, one]) =>
    placed(one.helpIds, `signposts.${name}.helpIds`),
  );
  return (
    repeated(file.conditions, 'conditions', 'id', 'a category') ??
    // The title is what gets stored, so two with the same title could not be told apart.
    repeated(file.conditions, 'conditions', 'title', 'a category') ??
    repeatedDescription(file) ??
    repeated(file.supportNeeds, 'supportNeeds', 'id', 'a need') ??
    unknownHelp(help, helpIds) ??
    unknownSource(file.sources, basis)
  );
}

function repeatedDescription({ conditions }: HealthFile): ContentProblem | null {
  for (const [index, { descriptions }] of conditions.entries()) {
    const names = descriptions.map(({ text }) => text);
    const at = names.findIndex((name, place) => names.indexOf(name) !== place);
    if (at !== -1) {
      const problem = `there is a condition '${names[at]}' already`;
      return { place: `conditions[${index}].descriptions[${at}].text`, problem };
    }
  }
  return null;
}
