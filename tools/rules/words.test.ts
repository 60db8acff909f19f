import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORS } from '@towpath/contracts/errors/errors.ts';
import { OPTION_TYPES } from '@towpath/domain/journey-engine/definition/kinds.ts';
import { SESSION_STATUSES } from '@towpath/domain/people/sessionStatus.ts';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../sourceFiles.ts';
import { importsOf, sentencesIn, textsInMarkup } from './words.ts';

/** The gallery of the design system is only for people who build the site. */
const DESIGN_GALLERY = /^design-system\/gallery\/|^web\/app\/pages\/DesignGallery\.tsx$/;

/** Codes of the specification that read like sentences; what people read for each is elsewhere. */
const CODES: ReadonlySet<string> = new Set([...Object.keys(ERRORS), ...SESSION_STATUSES, ...OPTION_TYPES]);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const markup = sourceFiles(['.tsx']).filter(
  file => /^(web|design-system)\//.test(file) && !file.endsWith('.test.tsx') && !DESIGN_GALLERY.test(file),
);
const inMarkup = (files: readonly string[]) =>
  files.flatMap(file => textsInMarkup(read(file)).map(({ line, text }) => `${file}:${line} ${text}`));
const wordsFiles = sourceFiles(['words.ts']).filter(file =>
  /^(web|design-system|server)\/.*\/words\.ts$|^design-system\/words\.ts$/.test(file),
);

describe('what people read', () => {
  it('stands in files of words and in no markup of the site (HO-100)', () => {
    const web = markup.filter(file => file.startsWith('web/'));
    expect(web.length).toBeGreaterThan(100);
    expect(inMarkup(web)).toEqual([]);
  });

  it('is handed to the design system, or stands in its own file of words (HO-102)', () => {
    const parts = markup.filter(file => file.startsWith('design-system/'));
    expect(parts.length).toBeGreaterThan(50);
    expect(inMarkup(parts)).toEqual([]);
  });

  it('stands in files of words of the server too: mails, papers and what its modules answer (HO-103)', () => {
    const written = sourceFiles(['.ts']).filter(
      file =>
        /^server\/(modules\/.+|partners\/mail\/letter|papers\/[^/]+)\.ts$/.test(file) &&
        !/(\/words|\.test)\.ts$/.test(file),
    );
    expect(written.length).toBeGreaterThan(100);
    const places = written.flatMap(file =>
      sentencesIn(read(file))
        .filter(({ text }) => !CODES.has(text))
        .map(({ line, text }) => `${file}:${line} ${text}`),
    );
    expect(places).toEqual([]);
  });

  it('is all that a file of words holds, so that another language is a file of the same shape (HO-104)', () => {
    expect(wordsFiles.length).toBeGreaterThan(15);
    const others = wordsFiles.flatMap(file =>
      importsOf(read(file))
        .filter(from => !from.endsWith('/words.ts'))
        .map(from => `${file} imports ${from}`),
    );
    expect(others).toEqual([]);
  });
});

describe('the check of the server', () => {
  it.each([
    ['a text', "heading(2, 'What you owe');", 'What you owe'],
    ['a text that begins with one letter', "fieldError('id', 'A debt of yours');", 'A debt of yours'],
    [
      'a text thrown at people',
      "throw new ApiError('NOT_FOUND', { message: 'Not there yet' });",
      'Not there yet',
    ],
    ['a sentence with values', 'const a = `Made on $' + '{day}`;', 'Made on  '],
  ])('sees %s', (_case, source, text) => {
    expect(sentencesIn(source).map(each => each.text)).toEqual([text]);
  });

  it.each([
    ['a code', "const a = outcome === 'not met';"],
    ['a name', "const a = 'Europe/London';"],
    ['what an operator reads', 'throw new StartFault(`Content $' + '{file} cannot be read.`);'],
    ['what a programmer reads', "throw new Error('There is no questionnaire.');"],
    ['an entry of a file of words', 'heading(2, words.advice.debts.heading);'],
  ])('has nothing against %s', (_case, source) => {
    expect(sentencesIn(source)).toEqual([]);
  });
});

describe('the check of markup', () => {
  it.each([
    ['between tags', 'const a = <p>Try again later</p>;', 'Try again later'],
    ['between tags on two lines', 'const a = <p>\n  Try\n  again\n</p>;', 'Try again'],
    ['around a value', 'const a = <p>You owe {sum}.</p>;', 'You owe'],
    ['around a link', 'const a = <p>New here? <a href="/">See</a></p>;', 'New here?'],
    ['in an attribute', 'const a = <nav aria-label="Find your way" />;', 'Find your way'],
    ['in an attribute of our own', 'const a = <Card heading="Your advice" />;', 'Your advice'],
    ['in a choice', "const a = <p>{open ? 'View less' : more}</p>;", 'View less'],
    ['in a condition', "const a = <p>{open && 'It is open'}</p>;", 'It is open'],
    ['as a fallback', "const a = <p>{name ?? 'This one debt'}</p>;", 'This one debt'],
    ['in a template', 'const a = <p>{`You owe $' + '{sum}`}</p>;', 'You owe'],
    ['in a list of tips', "const a = <Tips tips={['Look at your bank app']} />;", 'Look at your bank app'],
    ['in an object', "const a = <Bar next={{ label: 'Carry on' }} />;", 'Carry on'],
  ])('sees a text %s', (_case, source, text) => {
    expect(textsInMarkup(source).map(each => each.text)).toEqual([text]);
  });

  it('says on which line, whatever stands before it', () => {
    expect(
      textsInMarkup('// £ and — take more than one byte\n\nconst a = (\n  <p>You owe it</p>\n);\n'),
    ).toEqual([{ line: 4, text: 'You owe it' }]);
  });

  it.each([
    ['an entry of a file of words', 'const a = <p>{words.login.heading}</p>;'],
    ['a sentence with values', 'const a = <p>{words.card.owe(sum)}</p>;'],
    ['one word', 'const a = <b>Towpath</b>;'],
    ['names of looks', 'const a = <p className="wrap wrap-wide" />;'],
    ['settings of a document', '<meta name="viewport" content="width=device-width, initial-scale=1" />;'],
    ['a drawing', 'const a = <path d="M0 0h4Z m4 4" />;'],
    ['a comparison', "const a = <p>{status === 'ask an adviser' && words.talk}</p>;"],
    ['what is passed to a call', "const a = <p>{saySpan(sum, 'pence a month')}</p>;"],
    ['a comment', 'const a = <p>{/* What this says */}</p>;'],
  ])('has nothing against %s', (_case, source) => {
    expect(textsInMarkup(source)).toEqual([]);
  });
});
