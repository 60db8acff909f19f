/** More than a word, and ends as sentences do: no name and no code of the rules does. */
const SENTENCE = /\s.*[.:]\s?$/su;

/** A text is left out as a whole only where it holds no more than names: what is worked out inside one is a rule. */
const isName = ({ type }) => type === 'Identifier' || type === 'MemberExpression';

/**
 * Leaves out texts that people read: another text there would be noticed only by a test that repeats it. The tests of
 * words hold what the specification says word for word.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'sentences',
    value: {
      shouldIgnore({ node }) {
        const isText =
          (node.type === 'StringLiteral' && SENTENCE.test(node.value)) ||
          (node.type === 'TemplateLiteral' &&
            node.expressions.every(isName) &&
            SENTENCE.test(node.quasis.map(({ value }) => value.cooked).join('x')));
        return isText ? 'A text that people read' : undefined;
      },
    },
  },
];
