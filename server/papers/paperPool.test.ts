import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHIPPED_LOOK } from '../testing/shippedHelp.ts';
import { heading, type Paper, paragraph } from './paper.ts';
import { createPaperPool } from './paperPool.ts';
import { writePaper } from './writePaper.ts';

const paper: Paper = {
  title: 'Your advice',
  brand: SHIPPED_LOOK,
  marks: ['23 November 2026'],
  at: new Date('2026-11-23T10:00:00Z'),
  blocks: [heading(2, 'What you told us'), paragraph('A line about it.')],
};

it('a thread writes the same bytes (IS-176)', async () => {
  const pool = createPaperPool();
  const [here, there] = [await writePaper(paper), await pool.write(paper)];
  expect(there.pages).toBe(here.pages);
  expect(Buffer.isBuffer(there.bytes)).toBe(true);
  expect(there.bytes.equals(here.bytes)).toBe(true);
  await pool.close();
});

it('what is not written when the pool closes can be asked for again (IS-176)', async () => {
  const pool = createPaperPool();
  const waiting = [pool.write(paper), pool.write(paper)];
  const outcomes = Promise.allSettled(waiting);
  await pool.close();
  for (const outcome of await outcomes) {
    expect(outcome.status === 'rejected' && outcome.reason).toMatchObject({ code: 'UNAVAILABLE' });
  }
  await expect(pool.write(paper)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('what goes wrong in a thread is told as what it is (IS-176)', async () => {
  const pool = createPaperPool();
  // No paper of ours has such a block: it stands for a fault in writing one.
  const blocks = [{ kind: 'nothing of the kind' } as never];
  await expect(pool.write({ ...paper, blocks })).rejects.toThrow(TypeError);
  expect((await pool.write(paper)).pages).toBe(1);
  await pool.close();
});

it.runIf(process.platform === 'linux')(
  'its threads come after whoever waits for an answer (DN-485)',
  async () => {
    const before = priorities();
    expect(new Set(before).size).toBe(1);
    const pool = createPaperPool();
    await pool.write(paper);
    expect(priorities().filter(priority => priority > 0)).toHaveLength(1);
    expect(before.filter(priority => priority > 0)).toHaveLength(0);
    await pool.close();
  },
);

/** How far each thread of this process stands behind others, as the kernel says it. */
function priorities(): readonly number[] {
  return readdirSync('/proc/self/task').map(thread => {
    const said = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    // The name of a thread, in brackets, may have spaces.
    return Number(said.slice(said.lastIndexOf(')') + 2).split(' ')[16]);
  });
}
