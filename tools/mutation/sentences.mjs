/** More than one word, ending like a sentence; no name or code of the rules does. */
const SENTENCE = /\s.*[.:]\s?$/su;

/** A template is skipped as a whole only if it contains nothing but names: a computation inside it is a rule. */
const isName = ({ type }) => type === 'Identifier' || type === 'MemberExpression';

/**
 * Skips texts that people read: only a test that repeats a text would notice a change in it, and the tests of words
 * already check what the specification prescribes word for word.
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
