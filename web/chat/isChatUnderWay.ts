import { myChat } from '@towpath/contracts/api/chat.ts';
import { api } from '../data/client.ts';

/** Whether a conversation of the person here is open. Fetched apart, since most pages never ask. Throws what `api` does. */
export async function isChatUnderWay(): Promise<boolean> {
  const { conversation } = await api(myChat);
  return conversation !== null && conversation.state !== 'ended';
}
