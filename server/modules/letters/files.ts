import type { BrandColours } from '@towpath/contracts/content/brandLook.ts';
import type { ComposedLetter } from '@towpath/domain/letters/composed.ts';
import { linesOf, receiverOf, textOf } from '@towpath/domain/letters/textOf.ts';
import { maskedEmail } from '@towpath/domain/values/email.ts';
import type { FromOf } from '../../papers/contact.ts';
import type { LetterOnPaper, LettersFile, Sheet } from '../../papers/letter/letter.ts';
import type { Paper } from '../../papers/paper.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import { type LetterheadOf, writeMail } from '../../partners/mail/writeMail.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { MailWriter, Outbox } from '../../platform/mail/outbox.ts';
import { refuseLockedNow } from '../journeys/refuseLocked.ts';
import { alongOf } from './budgetAlong.ts';
import { notInPdf } from './notInPdf.ts';
import { packLetters } from './packLetters.ts';
import { refuseStopped } from './refusing.ts';
import { keptLetters, wentOut } from './repository.ts';
import type { Letters, LettersDeps } from './service.ts';
import type { LettersNow, ShownLetter } from './shownLetters.ts';
import { idOf, keyOf } from './toResponse.ts';
import { words } from './words.ts';

export type LetterFilesDeps = LettersDeps & {
  readonly letters: Letters;
  readonly paperPool: Pick<PaperPool, 'write' | 'writeLetters' | 'writeDocx'>;
  readonly fromOf: FromOf;
  readonly letterheadOf: LetterheadOf;
};

/** What a sheet is made from. */
type OnSheet = Pick<ShownLetter, 'letter' | 'attachesBudget' | 'setAside' | 'stops'> & {
  /** The budget that went with it, where it went. */
  readonly budget?: Paper | null;
};

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The kind of mail that brings letters. */
export const LETTERS_MAIL = 'letters';

export type LetterFiles = ReturnType<typeof createLetterFiles>;

/** Letters as files, to keep, to post and to change. */
export function createLetterFiles(deps: LetterFilesDeps) {
  const { database, seal, clock, letters, paperPool } = deps;

  /**
   * One letter as PDF, with the budget where it goes with it. Throws NOT_FOUND, LETTER_NOT_TO_SEND or LETTER_NOT_IN_PDF.
   */
  async function pdf(customerId: string, letterId: string, version?: string): Promise<FileAnswer> {
    return pdfOf(customerId, await sheetToSend(customerId, letterId, version));
  }

  /** The same for whoever reads it in a case, also of one that must not go. Throws NOT_FOUND or LETTER_NOT_IN_PDF. */
  async function pdfInCase(customerId: string, letterId: string, version?: string): Promise<FileAnswer> {
    return pdfOf(customerId, await sheetOf(customerId, letterId, version));
  }

  /** The same as DOCX. Throws NOT_FOUND. */
  async function docxInCase(customerId: string, letterId: string, version?: string): Promise<FileAnswer> {
    return docxOf(customerId, await sheetOf(customerId, letterId, version));
  }

  async function pdfOf(customerId: string, sheet: OnSheet): Promise<FileAnswer> {
    return { name: 'letter.pdf', bytes: await pdfBytes(customerId, [sheet]) };
  }

  /** The statement of the budget as it goes with a letter, or would. Throws NOT_FOUND. */
  async function budgetPdf(customerId: string, letterId: string): Promise<FileAnswer> {
    const { canAttachBudget, letter, setAside } = shownIn(await letters.now(customerId), letterId);
    const budget = canAttachBudget ? await deps.budgetPaper(customerId) : null;
    if (budget === null) throw new ApiError('NOT_FOUND');
    return {
      name: 'budget-statement.pdf',
      bytes: (await paperPool.write(budget(alongOf(letter, setAside)))).bytes,
    };
  }

  /** One letter as DOCX, with the budget where it goes with it. Throws NOT_FOUND or LETTER_NOT_TO_SEND. */
  async function docx(customerId: string, letterId: string, version?: string): Promise<FileAnswer> {
    return docxOf(customerId, await sheetToSend(customerId, letterId, version));
  }

  async function docxOf(customerId: string, sheet: OnSheet): Promise<FileAnswer> {
    const { file } = await fileOf(customerId, [sheet]);
    return { name: 'letter.docx', bytes: await paperPool.writeDocx(file) };
  }

  /** All letters that are not sent yet as one PDF. Throws NOT_FOUND where there is none, or LETTER_NOT_IN_PDF. */
  async function allPdf(customerId: string): Promise<FileAnswer> {
    const sheets = unsent(await letters.now(customerId));
    return { name: 'letters.pdf', bytes: await pdfBytes(customerId, sheets) };
  }

  async function pdfBytes(customerId: string, sheets: readonly OnSheet[]): Promise<Buffer> {
    const { file, lacks } = await fileOf(customerId, sheets);
    // A letter with question marks for a name is not made behind somebody's back.
    if (lacks.length > 0) throw new ApiError('LETTER_NOT_IN_PDF', { message: words.notInPdf(lacks) });
    return (await paperPool.writeLetters(file)).bytes;
  }

  /** The same letters as one DOCX. Throws NOT_FOUND where there is none. */
  async function allDocx(customerId: string): Promise<FileAnswer> {
    const { file } = await fileOf(customerId, unsent(await letters.now(customerId)));
    return { name: 'letters.docx', bytes: await paperPool.writeDocx(file) };
  }

  /**
   * Mails letters to the person's own address: one, or all that are not sent yet. What is mailed is kept from then on.
   *
   * @throws ApiError NOT_FOUND, SESSION_CLOSED or LETTER_NOT_TO_SEND
   */
  async function email(customerId: string, letterId: string | null, outbox: Outbox) {
    const to = await deps.emailOf(customerId);
    if (to === null) throw new ApiError('REGISTERED_CUSTOMERS_ONLY');
    await refuseLockedNow(database, customerId);
    const all = await letters.now(customerId);
    const one = letterId === null ? null : shownIn(all, letterId);
    if (one) refuseStopped(one);
    if (letterId === null && unsent(all).length === 0) throw noLetters();
    await database.transaction().execute(async trx => {
      // Which letter, once the mail is written: one has an id of its own from then on.
      const about = one && (await letters.begun(trx, customerId, one));
      await outbox.add(trx, customerId, LETTERS_MAIL, clock.now(), about ?? undefined);
    });
    outbox.nudge();
    return { sentTo: maskedEmail(to) };
  }

  /** Writes the mail. It quotes nothing of the letters. */
  const mail: MailWriter = async (customerId, about) => {
    const to = await deps.emailOf(customerId);
    if (to === null) return null;
    const all = await letters.now(customerId);
    const kept = all.kept.find(({ id }) => id === about);
    const one = kept && all.one(kept);
    // One that must not go by now is not mailed.
    const sheets = about === null ? unsent(all) : one && one.stops === null ? [one] : [];
    if (sheets.length === 0) return null;
    const { file, lacks } = await fileOf(customerId, sheets);
    const isPdf = lacks.length === 0;
    const content = isPdf ? (await paperPool.writeLetters(file)).bytes : await paperPool.writeDocx(file);
    const letterhead = await deps.letterheadOf(customerId);
    const filename = `${letterhead.isNeutral ? 'paper-1' : 'letters'}.${isPdf ? 'pdf' : 'docx'}`;
    const contentType = isPdf ? 'application/pdf' : DOCX_TYPE;
    return {
      ...writeMail(letterhead, 'papers', { to, path: '/login' }),
      attachments: [{ filename, contentType, content }],
    };
  };

  /** What is to be printed and posted: a letter that must not go is none, however old the page that asks for it. */
  async function sheetToSend(
    customerId: string,
    letterId: string,
    version: string | undefined,
  ): Promise<OnSheet> {
    const sheet = await sheetOf(customerId, letterId, version);
    refuseStopped(sheet);
    return sheet;
  }

  async function sheetOf(
    customerId: string,
    letterId: string,
    version: string | undefined,
  ): Promise<OnSheet> {
    if (version === undefined) return shownIn(await letters.now(customerId), letterId);
    // What went out stays to be read, whatever has become of its debt.
    const kept = (await keptLetters(database, seal, customerId)).find(one => idOf(one) === letterId);
    const went = kept && (await wentOut(database, seal, customerId, kept.id, Number(version)));
    if (!went) throw new ApiError('NOT_FOUND');
    // The statement of today is not the one that went with it.
    return { ...went, attachesBudget: false, setAside: 0, stops: null };
  }

  /** The file, and what of it a PDF could not show. */
  async function fileOf(
    customerId: string,
    sheets: readonly Omit<OnSheet, 'stops'>[],
  ): Promise<{ readonly file: LettersFile; readonly lacks: readonly string[] }> {
    if (sheets.length === 0) throw noLetters();
    const [name, { brand }, budget] = await Promise.all([
      sheets[0]?.letter.closing.at(-1),
      deps.fromOf(customerId),
      sheets.some(({ attachesBudget }) => attachesBudget) ? deps.budgetPaper(customerId) : null,
    ]);
    const made = sheets.map(({ letter, attachesBudget, setAside, budget: went }) => ({
      letter,
      paper: attachesBudget && budget ? budget(alongOf(letter, setAside)) : (went ?? null),
    }));
    return {
      file: {
        title: words.fileTitle,
        by: name ? textOf(name) : '',
        colours: brand.colours as BrandColours,
        at: clock.now(),
        sheets: made.flatMap(({ letter, paper }): readonly Sheet[] => [
          { kind: 'letter', letter: onPaper(letter) },
          ...(paper ? [{ kind: 'paper' as const, paper }] : []),
        ]),
      },
      lacks: [...new Set(made.flatMap(({ letter, paper }) => notInPdf(letter, paper)))],
    };
  }

  return { pdf, pdfInCase, docxInCase, budgetPdf, docx, allPdf, allDocx, email, mail };
}

function shownIn(all: LettersNow, letterId: string): ShownLetter {
  const key = keyOf(letterId);
  const one = key && all.one(key);
  if (one) return one;
  const isKept = all.kept.some(kept => idOf(kept) === letterId);
  throw new ApiError('NOT_FOUND', isKept ? { message: words.debtGone } : {});
}

/** Letters that can still go: those that are sent, or that must not go, stay out. */
function unsent(all: LettersNow): readonly ShownLetter[] {
  return packLetters(all).filter(
    ({ state, stops }) =>
      stops === null && ['fill in', 'not read', 'read again', 'read'].includes(state.kind),
  );
}

function noLetters(): ApiError {
  return new ApiError('NOT_FOUND', { message: words.noLetters });
}

function onPaper(letter: ComposedLetter): LetterOnPaper {
  const { blocks, closing, date, from, greeting, reference, to } = letter;
  return {
    name: receiverOf(letter),
    from: linesOf(from),
    to: linesOf(to),
    date,
    reference: textOf(reference),
    greeting,
    blocks: blocks.map(block =>
      block.kind === 'paragraph'
        ? { kind: 'paragraph', text: textOf(block.parts) }
        : { kind: 'bullets', items: block.items.map(textOf) },
    ),
    closing: linesOf(closing),
  };
}
