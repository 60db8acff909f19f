import { helpOf, IN_CRISIS } from '@towpath/domain/people/helpOf.ts';
import { UK_NATIONS } from '@towpath/domain/people/nation.ts';
import { expect, it } from 'vitest';
import { helpProblems } from './checkHelp.ts';
import { readOperatorContent } from './readOperatorContent.ts';
import { changed, shipped } from './testing/shippedContent.ts';

it('names for somebody in danger in every nation whom to ring and whom to text, and is read without the text (PT-515)', () => {
  const { help } = readOperatorContent(shipped);
  const reached = (of: typeof help) =>
    UK_NATIONS.map(nation =>
      helpOf(of, IN_CRISIS, nation).map(({ phone, sms }) => phone ?? (sms && `${sms.say} to ${sms.to}`)),
    );
  expect(reached(help)).toEqual([
    ['116 123', 'SHOUT to 85258', '111'],
    ['116 123', 'SHOUT to 85258', '111'],
    ['116 123', 'SHOUT to 85258', '111'],
    ['116 123', 'SHOUT to 85258', '0808 808 8000'],
  ]);
  const older = help.filter(({ id }) => id !== 'shout');
  expect(helpProblems(older)).toEqual([]);
  expect(reached(older)[0]).toEqual(['116 123', '111']);
});

type Contact = { id: string; source?: string; sms?: { to: string } };

it.each<[fault: string, spoil: (shout: Contact) => void]>([
  [
    'help[5].source: must be the page that the number is from',
    shout => {
      delete shout.source;
    },
  ],
  [
    'help[5].sms.to: must be digits alone',
    shout => {
      if (shout.sms) shout.sms.to = '85258?body=STOP';
    },
  ],
])('refuses a number to text that is not proved, or no number (PT-515): %s', (fault, spoil) => {
  const spoilt = changed('help.json', ({ help }: { help: Contact[] }) => {
    for (const contact of help) if (contact.id === 'shout') spoil(contact);
  });
  expect(() => readOperatorContent(spoilt)).toThrow(`help.json: ${fault}`);
});
