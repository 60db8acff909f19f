import { reading, unwelcomeWords } from '@towpath/domain/journeys/testing/plainEnglish.ts';
import { expect, it } from 'vitest';
import { filled, MAILS, type MailsContent, mailSlips } from './mails.ts';
import { changed, faultIn, shipped } from './testing/shippedContent.ts';

type Change = (content: MailsContent) => void;
const MAIL_CONTENT: MailsContent = JSON.parse(shipped['mails.json']);

it.each<readonly [string, Change]>([
  [
    "mails.welcome.lines[0]: there is no '{nmae}' to put in here",
    ({ mails }) => (mails.welcome.lines = ['Hello {nmae}']),
  ],
  [
    "mails.welcome.lines[0]: there is no '{firstName}' to put in here: there are {brand}, {phone}",
    ({ mails }) => (mails.welcome.lines = ['Hello {firstName}']),
  ],
  [
    "mails.welcome.lines[0]: there is no '{life}' to put in",
    ({ mails }) => (mails.welcome.lines = ['For {life}']),
  ],
  [
    "mails.welcome.headingNamed: must have '{firstName}'",
    ({ mails }) => (mails.welcome.headingNamed = 'Hello'),
  ],
  [
    "mails.passwordReset.note: must have '{life}'",
    ({ mails }) => (mails.passwordReset.note = 'This link works once.'),
  ],
  [
    "mails.passwordReset.note: must have '{life}'",
    ({ mails }) => Reflect.deleteProperty(mails.passwordReset, 'note'),
  ],
  [
    "mails.accountEnds.lines: must have '{day}'",
    ({ mails }) => (mails.accountEnds.lines = ['We delete your account.']),
  ],
  [
    "mails.welcome.button: has a '{' or '}' that belongs to nothing",
    ({ mails }) => (mails.welcome.button = 'Carry on }'),
  ],
  ["foot.freeHelp: must have '{helpName}'", ({ foot }) => (foot.freeHelp = 'Free help is there.')],
  ["texts.searchCode: must have '{code}'", ({ texts }) => (texts.searchCode = 'It works for {life}.')],
  [
    "texts.searchCode: there is no '{firstName}'",
    ({ texts }) => (texts.searchCode = '{code} {life} {firstName}'),
  ],
  [
    'texts.searchCode: must have plain characters only',
    ({ texts }) => (texts.searchCode = '{code} for {life} – don’t share'),
  ],
  [
    'texts.searchCode: must have at most 150',
    ({ texts }) => (texts.searchCode = `{code} {life} ${'a'.repeat(150)}`),
  ],
  [
    'texts.searchCode: must not say what the service is about',
    ({ texts }) => (texts.searchCode = 'Your debt code: {code} {life}'),
  ],
  [
    'mails.welcome.subject: must not say what the service is about',
    ({ mails }) => (mails.welcome.subject = 'Your debts'),
  ],
  [
    'mails.welcome.help.text: must not say what the service is about',
    ({ mails }) => (mails.welcome.help.text = 'Ask us about your credit file.'),
  ],
  [
    'mails.phoneChanged.button: must not say what the service is about',
    ({ mails }) => (mails.phoneChanged.button = 'See your budget'),
  ],
  ['mails.welcome.subject: is missing', ({ mails }) => Reflect.deleteProperty(mails.welcome, 'subject')],
  ['mails.papers: is missing', ({ mails }) => Reflect.deleteProperty(mails, 'papers')],
  [
    "mails: there is no field 'wellcome' here",
    ({ mails }) => Object.assign(mails, { wellcome: mails.welcome }),
  ],
  [
    'mails.welcome.lines: must have at most three',
    ({ mails }) => (mails.welcome.lines = ['a', 'b', 'c', 'd']),
  ],
])('a mail that cannot be written is refused with its place: %s (IS-251)', (line, change) => {
  const fault = faultIn(changed('mails.json', change as (content: never) => void));
  expect(fault.message).toContain(`mails.json: ${line}`);
});

it.each<readonly [string, readonly string[], Change]>([
  [
    'a text that is too long and one of another part',
    ['welcome.subject: must have at most 60', "welcome.lines[0]: there is no '{nobody}'"],
    ({ mails }) => Object.assign(mails.welcome, { subject: 'a'.repeat(61), lines: ['Hello {nobody}'] }),
  ],
  [
    'two that are unknown in one text',
    ["welcome.lines[0]: there is no '{nobody}'", "welcome.lines[0]: there is no '{nothing}'"],
    ({ mails }) => (mails.welcome.lines = ['{nobody} {nothing} {nobody}']),
  ],
  [
    'an unknown one, a brace and a missing one in one text',
    [
      "welcome.headingNamed: there is no '{nmae}'",
      'welcome.headingNamed: has a ',
      "welcome.headingNamed: must have '{firstName}'",
    ],
    ({ mails }) => (mails.welcome.headingNamed = 'Hello {nmae} {firstName'),
  ],
  [
    'an unknown one in a line and a missing one of all lines',
    ["accountEnds.lines[0]: there is no '{date}'", "accountEnds.lines: must have '{day}'"],
    ({ mails }) => (mails.accountEnds.lines = ['We delete it on {date}.']),
  ],
  [
    'a line of all lines, and the note that was left out',
    ['emailIsToChange.heading: must not be empty', "emailIsToChange.note: must have '{day}'"],
    ({ mails }) => Object.assign(mails.emailIsToChange, { heading: ' ', note: undefined }),
  ],
  [
    'two that are missing in a text that is too long',
    [
      'texts.searchCode: must have at most 150',
      "texts.searchCode: must have '{code}'",
      "texts.searchCode: must have '{life}'",
    ],
    ({ texts }) => (texts.searchCode = 'a'.repeat(151)),
  ],
])(
  'a mail hides none of its faults behind another, and names each once: %s (IS-332)',
  (_, expected, change) => {
    const { lines } = faultIn(changed('mails.json', change as (content: never) => void));
    const found = lines.map(line => line.replace(/^mails\.json: (?:mails\.)?/u, ''));
    expect(found.map(line => expected.find(start => line.startsWith(start)) ?? line).toSorted()).toEqual(
      expected.toSorted(),
    );
  },
);

it('what is put in is never read as a placeholder itself (IS-251)', () => {
  expect(filled('Hello, {firstName}, {brand}', { firstName: '{brand}', brand: 'Lockside' })).toBe(
    'Hello, {brand}, Lockside',
  );
});

it('every mail is short, plain and warm (IS-251)', () => {
  expect(mailSlips(MAIL_CONTENT)).toEqual([]);
  for (const name of Object.keys(MAILS) as (keyof typeof MAILS)[]) {
    const { heading, lines, note = '', help } = MAIL_CONTENT.mails[name];
    for (const says of [heading, ...lines, note, help.heading, help.text]) {
      expect(says, name).not.toMatch(/!/u);
      expect(unwelcomeWords(says), says).toEqual([]);
    }
    expect(reading([...lines, note, help.text]).grade, name).toBeLessThan(7);
  }
});
