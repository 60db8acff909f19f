import { finishWorkTask, workTask } from '@towpath/contracts/api/staffWork.ts';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { knownContact } from '../customers/contact.ts';
import { noteStaff } from '../staff/log.ts';
import { noteLookAt } from '../staff/looks.ts';
import { staffNames } from '../staff/members.ts';
import { requireTaken } from '../work/claims.ts';
import type { createWorkNotes } from '../work/notes.ts';
import type { CasesDeps } from './module.ts';
import { finishTask, taskToDo } from './notes.ts';
import { words } from './words.ts';

const KIND = 'task';

/** What is to be done for a person, for whoever has taken it from the work list. */
export function registerTaskRoutes(
  app: FastifyInstance,
  { database, clock, seal }: CasesDeps,
  workNotes: ReturnType<typeof createWorkNotes>,
): void {
  route(app, workTask, async ({ who, params: { workId }, request: { network } }) => {
    const { subject, customerId } = await requireTaken(database, { workId, staffId: who.staffId }, KIND);
    const why = words.whyLookedAtTask;
    await noteLookAt(database, { who, customerId, workId, why, network, at: clock.now() });
    const [task, contact, notes] = await Promise.all([
      taskToDo(database, seal, customerId, subject),
      knownContact(database, customerId),
      workNotes.about(database, customerId),
    ]);
    // Done in the case in this moment.
    if (!task) throw new ApiError('NOT_FOUND');
    const by = (await staffNames(database, [task.staffId])).get(task.staffId) ?? '';
    return {
      name: contact.name,
      text: task.text,
      by,
      at: task.at.toISOString(),
      dueOn: task.dueOn,
      notes: notes.map(one => ({ ...one, at: one.at.toISOString() })),
    };
  });

  route(app, finishWorkTask, async ({ who, params: { workId }, body: { note }, request: { network } }) => {
    const { staffId } = who;
    const { subject: id, customerId } = await requireTaken(database, { workId, staffId }, KIND);
    const at = clock.now();
    await database.transaction().execute(async trx => {
      if ((await finishTask(trx, { customerId, id, at, staffId })) !== 'done')
        throw new ApiError('NOT_FOUND');
      await workNotes.add(trx, { customerId, workId, staffId, at, outcome: 'done', text: note });
      await noteStaff(trx, { kind: 'task done', at, staffId, customerId, network, facts: { task: id } });
    });
  });
}
