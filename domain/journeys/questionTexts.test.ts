import { describe, expect, it } from 'vitest';
import { compileJourney } from './plan.ts';
import { type QuestionTexts, textChanges, textsOf, withTexts } from './questionTexts.ts';
import { fullReview, qualifier } from './testing/shipped.ts';

const newest = [qualifier, fullReview];

/** The same texts, with another in one place. */
function reworded(texts: QuestionTexts, part: 'pages' | 'steps', id: string, field: string, text?: string) {
  const { [field]: _, ...others } = texts[part][id] ?? {};
  const changed = text === undefined ? others : { ...others, [field]: text };
  return { ...texts, [part]: { ...texts[part], [id]: changed } };
}

describe.each(newest.map(one => [one.journey, one] as const))('the words of %s', (_, definition) => {
  const texts = textsOf(definition);

  it('put back as they are make the same questions, under a number of their own (IS-253)', () => {
    expect(withTexts(definition, texts, 7)).toEqual({
      ...definition,
      version: definition.version * 1000 + 7,
    });
    expect(Object.keys(texts.steps).length).toBeGreaterThan(10);
  });

  it('changed everywhere are the same questions to every rule: only words differ (IS-253)', () => {
    const other = JSON.parse(JSON.stringify(texts), (key, value) =>
      typeof value === 'string' && key !== '' ? `${value} (anew)` : value,
    ) as QuestionTexts;
    const worded = withTexts(definition, other, 1);
    expect(compileJourney(worded).ok).toBe(true);
    const same = withTexts({ ...worded, version: definition.version }, texts, 1);
    expect(same).toEqual(withTexts(definition, texts, 1));
    expect(textChanges(texts, textsOf(worded)).length).toBe(
      [...Object.values(texts.pages), ...Object.values(texts.steps)].flatMap(of => Object.keys(of)).length,
    );
  });
});

describe('words that do not fit', () => {
  const definition = qualifier;
  const texts = textsOf(definition);
  const asked = 'Where is your home?';

  it('are told from those that were, text by text (IS-253)', () => {
    const other = reworded(texts, 'steps', 'nation', 'headerText', asked);
    expect(textChanges(texts, other)).toEqual([
      { place: 'steps.nation.headerText', was: 'Where do you live?', is: asked },
    ]);
  });

  it.each([
    ['steps.nation.headerText: is missing', reworded(texts, 'steps', 'nation', 'headerText')],
    ['steps.nation.headerText: must not be empty', reworded(texts, 'steps', 'nation', 'headerText', ' ')],
    ['steps.nation.headrText: there is no such text', reworded(texts, 'steps', 'nation', 'headrText', asked)],
    [
      'steps.nation.answer france: there is no such',
      reworded(texts, 'steps', 'nation', 'answer france', 'France'),
    ],
    ['steps.nations: the questions have none', reworded(texts, 'steps', 'nations', 'headerText', asked)],
    ['steps.nation: is missing', { ...texts, steps: { ...texts.steps, nation: undefined as never } }],
  ])('are refused with their place: %s (IS-253)', (line, other) => {
    expect(() => withTexts(definition, other, 1)).toThrow(line);
  });

  it.each([0, 1000, 1.5])('are refused under the number %d (IS-253)', revision => {
    expect(() => withTexts(definition, texts, revision)).toThrow('revision');
  });

  it('are named all at once (IS-253)', () => {
    const twice = reworded(
      reworded(texts, 'steps', 'nation', 'headrText', asked),
      'steps',
      'nation',
      'headerText',
    );
    const thrice = { ...twice, pages: {} };
    expect(() => withTexts(definition, thrice, 1)).toThrow(
      /pages\.qualifier: is missing; .*steps\.nation\.headrText: there is no such text; steps\.nation\.headerText: is missing$/u,
    );
  });
});
