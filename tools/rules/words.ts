import { dottedName, literalText, nodes, parse, type SyntaxNode } from '../syntax.ts';

/** A text that people read, in a place where it does not belong. */
export interface TextInMarkup {
  readonly line: number;
  readonly text: string;
}

/** Two words with a space between them; a single word may be a name in code. */
const SENTENCE = /\p{L}[’']?[,;:.!?]?\s+[“(]?\p{L}/u;
/** Attributes that nobody reads: names of styles, icons and places. */
const NOT_READ = new Set([
  'className',
  'd',
  'path',
  'viewBox',
  'preserveAspectRatio',
  'transform',
  'points',
  'media',
]);
/** Errors whose text only operators and programmers read. */
const FAULTS = new Set(['Error', 'RangeError', 'StartFault']);
/** Settings, as in the content of a `meta` element. */
const SETTINGS = /^[\w-]+=/;
/** The operands that an expression may show. Texts in its other operands belong to a rule or a handler. */
const SHOWN_OF: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['consequent', 'alternate'],
  BinaryExpression: ['left', 'right'],
  ParenthesisExpression: ['expression'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  KeyValueProperty: ['value'],
};

/**
 * Finds texts of more than one word in the markup of a file: between tags, in attributes, and in the possible values
 * of an expression in either (a choice, a fallback, a list, a template). Operands of comparisons and arguments of
 * calls do not count.
 *
 * @param source the text of a .tsx file
 * @returns every place, in the order of the file
 */
export function textsInMarkup(source: string): readonly TextInMarkup[] {
  const { module, lineOf } = parse(source, true);
  const found: TextInMarkup[] = [];
  const note = (node: SyntaxNode, text: string | undefined) => {
    if (text !== undefined && SENTENCE.test(text) && !SETTINGS.test(text)) {
      found.push({ line: lineOf(node), text: text.trim().replaceAll(/\s+/g, ' ') });
    }
  };
  for (const node of nodes(module)) {
    if (node.type === 'JSXText') note(node, String(node.value));
    if (node.type === 'JSXAttribute' && NOT_READ.has(nameOf(node))) continue;
    const holder =
      node.type === 'JSXAttribute' ? node.value : node.type === 'JSXElement' ? node.children : [];
    for (const shown of shownIn(holder)) note(shown, literalText(shown));
  }
  return found;
}

/**
 * Finds sentences in a file that writes to people without markup, such as a mail or a PDF: texts of more than one
 * word with an initial capital. Codes and names of jobs begin with a small letter. The messages of `Error`,
 * `RangeError` and `StartFault` do not count: they stop the server or go to its log, and people read the message from
 * the table of errors instead.
 *
 * @param source the text of a .ts file
 * @returns every place, in the order of the file
 */
export function sentencesIn(source: string): readonly TextInMarkup[] {
  const { module, lineOf } = parse(source, false);
  const all = [...nodes(module)];
  const forOperators = new Set(
    all
      .filter(({ type, callee }) => type === 'NewExpression' && FAULTS.has(dottedName(callee).join('.')))
      .flatMap(fault => fault.arguments as readonly { readonly expression: SyntaxNode }[])
      .map(({ expression }) => expression),
  );
  return all.flatMap(node => {
    const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
    const text = isText && !forOperators.has(node) ? literalText(node) : undefined;
    const isSentence = text !== undefined && /^\p{Lu}[\p{Ll}\s]/u.test(text) && SENTENCE.test(text);
    return isSentence ? [{ line: lineOf(node), text }] : [];
  });
}

/** What a words file imports, which are the files whose texts it may use. */
export function importsOf(source: string): readonly string[] {
  return [...nodes(parse(source, false).module)]
    .filter(({ type, typeOnly }) => type === 'ImportDeclaration' && typeOnly !== true)
    .map(({ source: from }) => String((from as { value?: unknown }).value));
}

function* shownIn(value: unknown): Generator<SyntaxNode> {
  for (const each of Array.isArray(value) ? value : [value]) {
    const node = each as SyntaxNode | null | undefined;
    if (!node) continue;
    // Elements of a list are wrapped in an object without a type.
    if (node.type === undefined) yield* shownIn((node as { expression?: unknown }).expression);
    else if (node.type === 'JSXExpressionContainer') yield* shownIn(node.expression);
    else if (node.type === 'BinaryExpression' && /^[=!<>]/.test(String(node.operator))) continue;
    else if (literalText(node) !== undefined) yield node;
    else for (const part of SHOWN_OF[node.type] ?? []) yield* shownIn(node[part]);
  }
}

function nameOf({ name }: SyntaxNode): string {
  return String((name as { value?: unknown }).value);
}
