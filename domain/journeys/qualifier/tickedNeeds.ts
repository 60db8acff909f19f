/** The steps that speak of several urgent matters, whichever of them were ticked. */
const OF_SEVERAL: readonly string[] = ['urgent-legal', 'urgent-essentials', 'talk-first'];

type Matter = {
  readonly answerId: string;
  /** How each paragraph about it begins. */
  readonly begins: readonly string[];
  /** The help that is for it alone. */
  readonly helpIds: readonly string[];
};

const MATTERS: readonly Matter[] = [
  {
    answerId: 'urgent.bailiffs',
    begins: [
      'Bailiffs:',
      'Sheriff officers:',
      'A charge for payment:',
      'An arrestment:',
      'The Enforcement of Judgments Office',
    ],
    helpIds: ['guide-bailiffs'],
  },
  {
    answerId: 'urgent.court',
    begins: ['A court letter:', 'A statutory demand:'],
    helpIds: ['guide-court-letter'],
  },
  { answerId: 'urgent.eviction', begins: ['Being made to leave:'], helpIds: ['shelter'] },
  { answerId: 'urgent.disconnection', begins: ['Gas or power:'], helpIds: ['energy-help'] },
  { answerId: 'urgent.benefits', begins: ['Benefits:'], helpIds: [] },
  { answerId: 'urgent.food', begins: ['Food:'], helpIds: ['food-bank'] },
];

type Said = { readonly text: string | undefined; readonly helpIds: readonly string[] };

/**
 * What a text about several urgent matters says to somebody who ticked some of them: nothing of the others. Any other
 * text stays as it is, and so does this one where nothing is ticked.
 *
 * @param ticked the ids of what was ticked as urgent
 */
export function saidOfTicked(stepId: string, said: Said, ticked: readonly string[]): Said {
  const others = MATTERS.filter(({ answerId }) => !ticked.includes(answerId));
  if (!OF_SEVERAL.includes(stepId) || others.length === MATTERS.length) return said;
  const isOfOthers = (paragraph: string) =>
    others.some(({ begins }) => begins.some(words => paragraph.startsWith(words)));
  return {
    text: said.text
      ?.split('\n\n')
      .filter(paragraph => !isOfOthers(paragraph))
      .join('\n\n'),
    helpIds: said.helpIds.filter(id => !others.some(({ helpIds }) => helpIds.includes(id))),
  };
}
