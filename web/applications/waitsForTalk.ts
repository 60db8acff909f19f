import type { Application } from '@towpath/contracts/api/applications.ts';

type InDoubt = Pick<Application, 'doubt' | 'state'>;

/** Whether it goes on only once we have talked; not of one that went, nor where an adviser’s yes is all it waits for. */
export function waitsForTalk({ doubt, state }: InDoubt): boolean {
  return isInQuestion(doubt) && state !== 'sent' && state !== 'granted' && state !== 'refused';
}

/** Whether a talk about it is due, while it goes on with those whom it went to. */
export function isTalkDue({ doubt, state }: InDoubt): boolean {
  return isInQuestion(doubt) && state === 'sent';
}

function isInQuestion(doubt: InDoubt['doubt']): boolean {
  return doubt !== null && doubt !== 'unconfirmed';
}

/** Whether it would go next, and does not before we have talked. */
export function isHeldBack(application: InDoubt): boolean {
  const { state } = application;
  return waitsForTalk(application) && (state === 'accepted' || state === 'being sent');
}

/** The state that the form has for its person: one that is held back is still with us. */
export function tagOf(application: InDoubt): Application['state'] {
  return isHeldBack(application) ? 'handed over' : application.state;
}
