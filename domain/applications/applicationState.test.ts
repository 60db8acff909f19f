import { describe, expect, it } from 'vitest';
import { APPLICATION_STATES, isWithPerson, mayMoveApplication } from './applicationState.ts';

const HANDS = ['person', 'adviser', 'receiver'] as const;
const movesBy = (by: (typeof HANDS)[number]) =>
  APPLICATION_STATES.flatMap(from =>
    APPLICATION_STATES.filter(to => mayMoveApplication(from, to, by)).map(to => `${from} > ${to}`),
  );

describe('how an application goes on', () => {
  it('is handed over and taken back by the person, before an adviser has accepted it, and withdrawn once it is sent (DN-250, DN-961)', () => {
    expect(movesBy('person')).toEqual([
      'being filled in > handed over',
      'handed over > being filled in',
      'asked again > handed over',
      'sent > withdrawn',
    ]);
  });

  it('is handed over for them, asked again, accepted and sent by an adviser (DN-250, DN-417)', () => {
    expect(movesBy('adviser')).toEqual([
      'being filled in > handed over',
      'handed over > handed over',
      'handed over > asked again',
      'handed over > accepted',
      'asked again > handed over',
      'accepted > asked again',
      'accepted > being sent',
      'accepted > sent',
      'being sent > sent',
      'refused > asked again',
    ]);
  });

  it('is answered by whom it was sent to, and comes back where they did not take it (DN-250)', () => {
    expect(movesBy('receiver')).toEqual(['being sent > accepted', 'sent > granted', 'sent > refused']);
  });

  it('takes what the person gives only while it is with them (DN-250)', () => {
    expect(APPLICATION_STATES.filter(isWithPerson)).toEqual(['being filled in', 'asked again']);
  });
});
