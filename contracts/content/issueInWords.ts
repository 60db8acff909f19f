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

/** What is wrong with a value of a content file, in words for whoever wrote it: a missing field is named as missing. */
export function issueInWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_union':
      return inUnion(issue);
    case 'unrecognized_keys':
      return `there is no field ${quoted(issue.keys)} here: is it misspelt?`;
    case 'invalid_type':
      return typeProblem(issue);
    case 'invalid_value':
      return /^Invalid (input|option)/u.test(issue.message)
        ? `must be one of ${quoted(issue.values)}`
        : issue.message;
    case 'invalid_key':
      return issue.issues[0] ? `this name is not known: ${issueInWords(issue.issues[0])}` : issue.message;
    default:
      return issue.message;
  }
}

function inUnion(issue: z.core.$ZodIssueInvalidUnion): string {
  const [first] = issue.errors.flat();
  return first === undefined ? issue.message : issueInWords(first);
}

/** The schema library says in its message alone that there was nothing. */
function typeProblem(issue: z.core.$ZodIssueInvalidType): string {
  const needed = NEEDED[issue.expected];
  if (/received undefined/u.test(issue.message)) {
    return needed === undefined ? 'is missing' : `is missing: it must be ${needed}`;
  }
  return /^Invalid input/u.test(issue.message) && needed !== undefined ? `must be ${needed}` : issue.message;
}

function quoted(names: readonly unknown[]): string {
  return names.map(name => `'${String(name)}'`).join(', ');
}
