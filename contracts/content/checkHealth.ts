import type { HealthFile } from './health.ts';
import { type ContentProblems, placed, repeated, unknownHelp, unknownSource } from './problem.ts';

/** What is wrong among conditions and support needs. */
export function healthProblems(file: HealthFile): ContentProblems {
  const basis = Object.entries(file.basis).flatMap(([part, keys]) => placed(keys, `basis.${part}`));
  return [
    ...repeated(file.conditions, 'conditions', 'id', 'a category'),
    // The title is what gets stored, so two with the same title could not be told apart.
    ...repeated(file.conditions, 'conditions', 'title', 'a category'),
    ...repeatedDescriptions(file),
    ...repeated(file.supportNeeds, 'supportNeeds', 'id', 'a need'),
    ...unknownSource(file.sources, basis),
  ];
}

/** Help that conditions and support needs name and that is not there. */
export function healthHelpProblems(
  { signposts }: HealthFile,
  help: readonly { readonly id: string }[],
): ContentProblems {
  return unknownHelp(
    help,
    Object.entries(signposts).flatMap(([name, one]) => placed(one.helpIds, `signposts.${name}.helpIds`)),
  );
}

function repeatedDescriptions({ conditions }: HealthFile): ContentProblems {
  return conditions.flatMap(({ descriptions }, index) => {
    const names = descriptions.map(({ text }) => text);
    return names.flatMap((name, at) =>
      names.indexOf(name) === at
        ? []
        : [
            {
              place: `conditions[${index}].descriptions[${at}].text`,
              problem: `there is a condition '${name}' already`,
            },
          ],
    );
  });
}
