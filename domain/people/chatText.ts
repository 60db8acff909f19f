import { accepted, type Checked, refused } from '../values/checked.ts';
import { showsNothing } from '../values/showsNothing.ts';

/** As many characters as one message of a chat may have. */
export const LONGEST_CHAT_TEXT = 4000;

/** What somebody wrote in a chat, without the spaces around it; refused where nothing is left, or too much. */
export function checkChatText(typed: string): Checked<string, 'empty' | 'too long'> {
  const text = typed.trim();
  if (showsNothing(text)) return refused('empty', 'Write something first.');
  if (text.length > LONGEST_CHAT_TEXT) {
    return refused('too long', 'This is too long to send at once. Send it in two or more parts.');
  }
  return accepted(text);
}
