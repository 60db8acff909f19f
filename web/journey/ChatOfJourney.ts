import { useChatHere } from './liveChat.ts';
import { useJourneyStore } from './state/journeyContext.ts';

/** Has the chat on the pages of a questionnaire whose template wants it (SH-038). */
export function ChatOfJourney() {
  useChatHere(useJourneyStore().plan.definition.template.displayChatWidget);
  return null;
}
