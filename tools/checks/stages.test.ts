import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, selectStages, stages } from './stages.ts';

const all = stages('report.json');

describe('the stages of npm test', () => {
  it('are all run when none is named', () => {
    expect(selectStages(all, [])).toBe(all);
  });

  it('keep their order, whatever the order in which they are named', () => {
    expect(selectStages(all, ['browser', 'unit']).map(stage => stage.name)).toEqual(['unit', 'browser']);
  });

  it('are listed when a name is not known', () => {
    expect(() => selectStages(all, ['units'])).toThrow(
      /No such stage: units\. There are typecheck, lint, .*browser\./,
    );
  });

  it.each(all.map(stage => [stage.name, stage.command[0] ?? '']))('has a script for %s', (_name, script) => {
    expect(existsSync(join(repository, script))).toBe(true);
  });
});
