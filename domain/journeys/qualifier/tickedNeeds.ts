/** The step that says what to do about power, benefits and food, whichever of them was ticked. */
const ESSENTIALS = 'urgent-essentials';

/** How the paragraph about each begins, and the help that is for it alone, by the answer. */
const NEEDS: readonly { readonly answerId: string; readonly begins: string; readonly helpId?: string }[] = [
  { answerId: 'urgent.disconnection', begins: 'Gas or power:', helpId: 'energy-help' },
  { answerId: 'urgent.benefits', begins: 'Benefits:' },
  { answerId: 'urgent.food', begins: 'Food:', helpId: 'food-bank' },
];

type Said = { readonly text: string | undefined; readonly helpIds: readonly string[] };

/**
 * What a text about power, benefits and food says to somebody who ticked some of them: nothing of the others. Any other
 * text stays as it is, and so does this one where nothing of it is ticked.
 *
 * @param ticked the ids of what was ticked as urgent
 */
export function saidOfTicked(stepId: string, said: Said, ticked: readonly string[]): Said {
  const others = NEEDS.filter(({ answerId }) => !ticked.includes(answerId));
  if (stepId !== ESSENTIALS || others.length === NEEDS.length) return said;
  return {
    text: said.text
      ?.split('\n\n')
      .filter(paragraph => !others.some(({ begins }) => paragraph.startsWith(begins)))
      .join('\n\n'),
    helpIds: said.helpIds.filter(id => !others.some(({ helpId }) => helpId === id)),
  };
}
