import type { z } from 'zod';

const NEEDED: Readonly<Record<string, string>> = {
  string: 'a text between quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list between [ and ]',
  object: 'an object between { and }',
  record: 'an object between { and }',
  null: 'null',
};

/**
 * What is wrong in a file, each at its own place: of a value that may be one of several kinds, what is wrong with it as
 * the kind that it is.
 */
export function issuesIn(error: z.core.$ZodError | undefined): readonly z.core.$ZodIssue[] {
  return (error?.issues ?? []).flatMap(ownIssues);
}

function ownIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const ofKind = issue.errors.find(issues => !areOfOtherKind(issues));
  if (ofKind === undefined) return [issue];
  return ofKind.flatMap(ownIssues).map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Whether a value is of another kind than the one that was asked for, by what was found wrong with it. */
export function areOfOtherKind(issues: readonly z.core.$ZodIssue[]): boolean {
  const kinds = ['invalid_type', 'invalid_value', 'invalid_union'];
  return issues.some(({ code, path }) => path.length === 0 && kinds.includes(code));
}

/**
 * What is wrong with a value of a content file, in words for whoever wrote it: a missing field is named as missing.
 *
 * @param issue from a schema that was asked to report its input
 */
export function issueInWords(issue: z.core.$ZodIssue): string {
  if (isMissing(issue)) {
    const needed = needs(issue);
    return needed?.startsWith('must') ? `is missing: it ${needed}` : 'is missing';
  }
  switch (issue.code) {
    case 'invalid_union':
      return inUnion(issue);
    case 'unrecognized_keys':
      return `there is no field ${quoted(issue.keys)} here: is it misspelt?`;
    case 'invalid_type':
    case 'invalid_value':
      return needs(issue) ?? issue.message;
    case 'invalid_key':
      return issue.issues[0] ? `this name is not known: ${issueInWords(issue.issues[0])}` : issue.message;
    case 'invalid_format':
      return issue.message === 'Invalid email address'
        ? 'must be an address for mail such as help@our-charity.org.uk'
        : issue.message;
    case 'too_small':
      return /^Too small/u.test(issue.message)
        ? `must ${issue.origin === 'number' ? 'be' : 'have'} at least ${issue.minimum}`
        : issue.message;
    case 'too_big':
      return /^Too big/u.test(issue.message)
        ? `must ${issue.origin === 'number' ? 'be' : 'have'} at most ${issue.maximum}`
        : issue.message;
    default:
      return issue.message;
  }
}

function inUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  const [first] = issue.errors.flat();
  return first === undefined ? issue.message : issueInWords(first);
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.input === undefined && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code);
}

/** What the value has to be: in our own words where the schema has some. */
function needs(issue: z.core.$ZodIssue): string | null {
  if (!/^Invalid (input|option)/u.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_value') return `must be one of ${quoted(issue.values)}`;
  const needed = issue.code === 'invalid_type' ? NEEDED[issue.expected] : undefined;
  return needed === undefined ? null : `must be ${needed}`;
}

function quoted(names: readonly unknown[]): string {
  return names.map(name => `'${String(name)}'`).join(', ');
}
