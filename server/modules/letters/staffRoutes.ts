import {
  caseLetter,
  caseLetterPaper,
  caseLetters,
  caseLetterWord,
  noteLetterSent,
} from '@towpath/contracts/api/staffLetters.ts';
import { isAboutHealth, withoutOwnWords } from '@towpath/domain/letters/tellsOfHealth.ts';
import { linesOf, receiverOf, textOf } from '@towpath/domain/letters/textOf.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { type CaseCall, noteHealthTold, openCase, seesHealth } from '../cases/opening.ts';
import { isLockedFor } from '../journeys/refuseLocked.ts';
import { noteStaff } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import type { LetterFiles } from './files.ts';
import { keptVersions, sentLetter } from './repository.ts';
import type { Letters, LettersDeps } from './service.ts';
import type { ShownLetter } from './shownLetters.ts';
import { asItStands, idOf, versionOf } from './toResponse.ts';
import { words } from './words.ts';

const PART = 'letters';
/** Making a PDF takes a while of a processor, and each look is one at a person. */
const LIMITS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'address' }];

export type StaffLettersDeps = LettersDeps & {
  readonly letters: Pick<Letters, 'now' | 'sendForThem'>;
  readonly files: Pick<LetterFiles, 'pdfInCase' | 'docxInCase'>;
};

type OfLetter = CaseCall & {
  readonly params: { readonly letterId: string };
  readonly query: { readonly version?: string | undefined };
};

/** Whether somebody may read what kind of letter it is. */
function isNamed({ definition }: ShownLetter, who: CaseCall['who']): boolean {
  return seesHealth(who) || !isAboutHealth(definition);
}

/** What is written down as sent: a letter that the person has read as it is. */
function toNote({ kept, state, stops }: ShownLetter): { version: number; from: string } | null {
  if (!kept?.readOn || state.kind !== 'read' || stops !== null) return null;
  return { version: (keptVersions(kept)[0]?.version ?? 0) + 1, from: kept.readOn };
}

/** What was refused, said to one of us and not to the person. */
function inWordsForStaff(fault: unknown): never {
  const message = fault instanceof ApiError ? words.refusedToStaff[fault.code] : undefined;
  throw fault instanceof ApiError && message !== undefined ? new ApiError(fault.code, { message }) : fault;
}

/** The letters of a person in their case: to read, and to write down with them that one went. */
export function registerStaffLetterRoutes(app: FastifyInstance, deps: StaffLettersDeps): void {
  const { database, seal, letters } = deps;

  /** What of a letter somebody may read. Throws NOT_FOUND for one that was not begun, or no such version. */
  async function read(customerId: string, { who, params, query: { version } }: OfLetter) {
    const all = await letters.now(customerId);
    const kept = all.kept.find(one => [idOf(one), one.id].includes(params.letterId));
    const shown = kept && all.one(kept);
    if (!kept || !shown) throw new ApiError('NOT_FOUND');
    // That there is one of this kind is not told to who asks for it by that.
    if (kept.id !== params.letterId && !isNamed(shown, who)) throw new ApiError('NOT_FOUND');
    const letter =
      version === undefined
        ? shown.letter
        : await sentLetter(database, seal, customerId, kept.id, Number(version));
    if (!letter) throw new ApiError('NOT_FOUND');
    const mine = withoutOwnWords(shown.definition, letter, words.ownWords);
    const isHealth = isAboutHealth(shown.definition);
    const tells = mine.isWithheld || isHealth;
    if (seesHealth(who)) return { shown, letter, tells, isWithheld: false };
    return { shown, letter: isHealth ? null : mine.letter, tells, isWithheld: tells };
  }

  async function opened(call: OfLetter) {
    const { customerId } = await openCase(deps, call, PART);
    const one = await read(customerId, call);
    if (one.tells && !one.isWithheld) await noteHealthTold(deps, call, { customerId, part: PART });
    return { customerId, ...one };
  }

  route(app, caseLetters, async call => {
    const { customerId } = await openCase(deps, call, PART);
    const all = await letters.now(customerId);
    const begun = all.kept.flatMap(one => all.one(one) ?? []);
    const names = await staffNames(
      database,
      all.kept.flatMap(one => keptVersions(one).flatMap(({ staffId }) => staffId ?? [])),
    );
    const isLocked = await isLockedFor(database, customerId);
    if (seesHealth(call.who) && begun.some(({ definition }) => isAboutHealth(definition))) {
      await noteHealthTold(deps, call, { customerId, part: PART });
    }
    return {
      today: all.today,
      letters: begun.map(one => ({
        // Its kind alone tells of health: in an address it has none.
        id: isNamed(one, call.who) || one.kept === null ? idOf(one) : one.kept.id,
        name: isNamed(one, call.who) ? one.definition.name : null,
        to: receiverOf(asItStands(one)),
        state: one.state,
        readOn: one.kept?.readOn ?? null,
        versions: (one.kept ? keptVersions(one.kept) : []).map(version => ({
          ...versionOf(version),
          notedBy: version.staffId === null ? null : (names.get(version.staffId) ?? ''),
        })),
        toNote: isNamed(one, call.who) && !isLocked ? toNote(one) : null,
        ifSilent: isNamed(one, call.who) ? one.definition.ifSilent : null,
        toConfirm: isNamed(one, call.who) ? one.definition.toConfirm : null,
      })),
    };
  });

  route(app, noteLetterSent, async call => {
    const { customerId } = await openCase(deps, call, PART);
    const { who, params, body, request } = call;
    const all = await letters.now(customerId);
    const kept = all.kept.find(one => [idOf(one), one.id].includes(params.letterId));
    const shown = kept && all.one(kept);
    // Its kind tells of what this role does not see.
    if (!kept || !shown || !isNamed(shown, who)) throw new ApiError('NOT_FOUND');
    const { staffId, role } = who;
    await letters
      .sendForThem(customerId, idOf(kept), body, {
        staffId,
        async written(trx, facts) {
          const at = deps.clock.now();
          const kind = 'letter noted as sent';
          await noteStaff(trx, { kind, at, staffId, customerId, network: request.network, facts });
          // The person reads it where they read who looked at their case.
          const looked = { by: role, why: words.sentNoted };
          await note(trx, { kind: 'case looked at', at, customerId, facts: looked });
        },
      })
      .catch(inWordsForStaff);
  });

  route(app, caseLetter, async call => {
    const { shown, letter, isWithheld } = await opened(call);
    return {
      name: letter && shown.definition.name,
      to: receiverOf(asItStands(shown)),
      isWithheld,
      text: letter && {
        addressee: [...linesOf(letter.to)],
        from: [...linesOf(letter.from)],
        date: letter.date,
        reference: textOf(letter.reference),
        greeting: letter.greeting,
        blocks: letter.blocks.map(block =>
          block.kind === 'paragraph'
            ? { kind: 'paragraph' as const, lines: [textOf(block.parts)] }
            : { kind: 'bullets' as const, lines: block.items.map(textOf) },
        ),
        closing: [...linesOf(letter.closing)],
      },
    };
  });

  /** Whose letter is opened as a file; that it is, is in the log. Throws NOT_FOUND. */
  async function openedAsFile(call: OfLetter): Promise<string> {
    const { customerId, isWithheld } = await opened(call);
    // A paper without a passage is not the paper.
    if (isWithheld) throw new ApiError('NOT_FOUND');
    const { staffId } = call.who;
    const by = { staffId, customerId, network: call.request.network, at: deps.clock.now() };
    await noteStaff(database, { ...by, kind: 'letter opened', facts: { paper: 'letter' } });
    return customerId;
  }

  route(
    app,
    caseLetterPaper,
    async call => deps.files.pdfInCase(await openedAsFile(call), call.params.letterId, call.query.version),
    { limits: LIMITS },
  );

  route(
    app,
    caseLetterWord,
    async call => deps.files.docxInCase(await openedAsFile(call), call.params.letterId, call.query.version),
    { limits: LIMITS },
  );
}
