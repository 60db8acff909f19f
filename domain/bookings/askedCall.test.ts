import { describe, expect, it } from 'vitest';
import { fileOfAskedCall } from './askedCall.ts';

const CALL = {
  id: '7',
  requestedAt: new Date('2027-01-11T09:00:00Z'),
  notBefore: new Date('2027-01-12T12:00:00Z'),
  dueBy: new Date('2027-01-12T16:00:00Z'),
};
const linesAt = (madeAt: string, call = CALL) => fileOfAskedCall(call, new Date(madeAt)).split('\r\n');

describe('the calendar file of a call that was asked for', () => {
  it('has the time in which it comes, and says nothing of what it is about (DN-704)', () => {
    const lines = linesAt('2027-01-11T09:30:00Z');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:7@call',
        'DTSTART:20270112T120000Z',
        'DTEND:20270112T160000Z',
        'SUMMARY:Phone call',
        'CLASS:PRIVATE',
        'SEQUENCE:30',
      ]),
    );
    expect(lines.join(' ')).not.toMatch(/debt|money|advi/iu);
  });

  it('counts before the one that was made earlier, and none counts below nothing (DN-704)', () => {
    const moved = { ...CALL, notBefore: new Date('2027-01-12T08:00:00Z') };
    expect(linesAt('2027-01-11T10:00:00Z', moved)).toContain('SEQUENCE:60');
    expect(linesAt('2027-01-11T08:00:00Z')).toContain('SEQUENCE:0');
  });
});
