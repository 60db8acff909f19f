import {
  addCaseNote,
  addCaseTask,
  caseNotes,
  finishCaseTask,
  LONGEST_NOTE,
  setCaseFlag,
} from '@towpath/contracts/api/staffNotes.ts';
import { compareDates, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { showsNothing } from '@towpath/domain/values/showsNothing.ts';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { noteStaff } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import type { createWorkNotes } from '../work/notes.ts';
import { setFlag } from './flags.ts';
import type { CasesDeps } from './module.ts';
import { addNote, addTask, finishTask, isTaskOfAnother, notesOf, tasksOf } from './notes.ts';
import { type CaseCall, openCase } from './opening.ts';
import { words } from './words.ts';

/** What staff write down about a person, what is to be done for them, and what is to be known first. */
export function registerNoteRoutes(
  app: FastifyInstance,
  deps: CasesDeps,
  workNotes: ReturnType<typeof createWorkNotes>,
): void {
  const { database, clock, seal } = deps;

  /** Who changes whose case, when and from where. */
  async function changing(call: CaseCall) {
    const { customerId } = await openCase(deps, call, 'notes');
    return { customerId, staffId: call.who.staffId, network: call.request.network, at: clock.now() };
  }

  route(app, caseNotes, async call => {
    const { customerId } = await openCase(deps, call, 'notes');
    const [notes, besideWork, tasks] = await Promise.all([
      notesOf(database, seal, customerId),
      workNotes.forCase(database, customerId),
      tasksOf(database, seal, customerId),
    ]);
    const names = await staffNames(database, [
      ...notes.map(({ staffId }) => staffId),
      ...tasks.flatMap(({ staffId, done }) => (done ? [staffId, done.staffId] : [staffId])),
    ]);
    const nameOf = (staffId: string) => names.get(staffId) ?? '';
    const all = [
      ...notes.map(({ staffId, ...note }) => ({ ...note, by: nameOf(staffId), beside: null })),
      ...besideWork.map(({ kind, outcome, ...note }) => ({ ...note, beside: { kind, outcome } })),
    ];
    return {
      notes: all
        .toSorted((one, other) => other.at.getTime() - one.at.getTime())
        .map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
      tasks: tasks.map(({ id, staffId, dueOn, text, done }) => ({
        id,
        by: nameOf(staffId),
        dueOn,
        text,
        done: done && { by: nameOf(done.staffId), at: done.at.toISOString(), isClosed: done.isClosed },
      })),
    };
  });

  route(app, addCaseNote, async call => {
    const [id, text] = [writtenId(call.body.id), writtenText(call.body.text)];
    const by = await changing(call);
    await database.transaction().execute(async trx => {
      if (!(await addNote(trx, seal, { ...by, id, text }))) return;
      await noteStaff(trx, { ...by, kind: 'note added', facts: { note: id } });
    });
  });

  route(app, addCaseTask, async call => {
    const [id, text] = [writtenId(call.body.id), writtenText(call.body.text)];
    const { dueOn } = call.body;
    const day = readIsoDate(dueOn);
    if (day === null) throw fieldError('dueOn', words.refused.noDay);
    if (compareDates(day, londonDate(clock.now())) < 0) throw fieldError('dueOn', words.refused.pastDay);
    const by = await changing(call);
    await database.transaction().execute(async trx => {
      if (await isTaskOfAnother(trx, { ...by, id })) throw fieldError('id', words.refused.id);
      if (!(await addTask(trx, seal, { ...by, id, text, dueOn }))) return;
      await noteStaff(trx, { ...by, kind: 'task added', facts: { task: id } });
    });
  });

  route(app, finishCaseTask, async call => {
    const id = call.params.taskId.toLowerCase();
    if (!isUuid(id)) throw new ApiError('NOT_FOUND');
    const by = await changing(call);
    await database.transaction().execute(async trx => {
      const became = await finishTask(trx, { ...by, id });
      if (became === 'none') throw new ApiError('NOT_FOUND');
      if (became === 'done') await noteStaff(trx, { ...by, kind: 'task done', facts: { task: id } });
    });
  });

  route(app, setCaseFlag, async call => {
    const { flag, isSet } = call.body;
    const by = await changing(call);
    await database.transaction().execute(async trx => {
      if (!(await setFlag(trx, { ...by, flag, isSet }))) return;
      await noteStaff(trx, { ...by, kind: isSet ? 'flag set' : 'flag taken away', facts: { flag } });
    });
  });
}

function writtenId(sent: string): string {
  if (!isUuid(sent)) throw fieldError('id', words.refused.id);
  return sent.toLowerCase();
}

function writtenText(typed: string): string {
  const text = typed.trim();
  if (showsNothing(text)) throw fieldError('text', words.refused.noNote);
  if (text.length > LONGEST_NOTE) throw fieldError('text', words.refused.noteTooLong(LONGEST_NOTE));
  return text;
}
