import { END_REASONS } from '@towpath/contracts/api/staffMembers.ts';
import { takesNone } from '../../modules/chat/presence.ts';
import { followingClaims } from '../../modules/chat/workList.ts';
import { addWithLink, endMember, linkFor, staffLinkAddress } from '../../modules/staff/memberChanges.ts';
import { members, plainEmail, staffRoles } from '../../modules/staff/members.ts';
import { releasingWork } from '../../modules/work/puttingBack.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { whoIn } from '../looks.ts';

/** Somebody is ended whatever the content says, so a chat of theirs waits from that moment, in hours or not. */
const releaseWork = releasingWork({ onClaim: followingClaims(null), stopsChats: takesNone });

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** `ops staff add EMAIL | link EMAIL | end EMAIL | list`: who works behind the site. */
export const staff = command(
  'adds who works behind the site, gives them a link to set up their sign-in, lists and ends them',
  {
    words: ['add|link|end|list', '[EMAIL]'],
    options: {
      name: { type: 'string', help: 'of who is added, as the others read it' },
      role: { type: 'string', help: 'of who is added: adviser, approver, supervisor, administrator' },
      why: { type: 'string', help: `of who is ended, for the log: ${END_REASONS.join(', ')}` },
      who: { type: 'string', help: 'your name, where the machine does not know it: for the log' },
    },
  },
  async (given, [what, email], { environment, say, complain }) => {
    const at = systemClock.now();
    if (what === 'list' && email === undefined) {
      await withDatabase(environment, async ({ database }) => {
        for (const { email: address, name, role, isSetUp, endedAt } of await members(database)) {
          const state = endedAt ? `ended ${endedAt.toISOString()}` : isSetUp ? 'signs in' : 'not set up yet';
          say(`${address}  ${name}  ${role}  ${state}`);
        }
      });
      return 0;
    }
    if ((what !== 'add' && what !== 'link' && what !== 'end') || email === undefined) {
      throw new Misuse('Say add EMAIL, link EMAIL, end EMAIL, or list.');
    }
    if (!EMAIL.test(email)) throw new Misuse(`${email} is no email.`);
    const { name, role } = given;
    if (what === 'add' && (!name || !role)) throw new Misuse('Say --name NAME and --role ROLE.');
    const why = END_REASONS.find(one => one === given.why);
    if (what === 'end' && !why) throw new Misuse(`Say --why, one of: ${END_REASONS.join(', ')}.`);
    const by = whoIn(given.who, environment);
    return withDatabase(environment, async ({ database }, { dataSecret, publicUrl }) => {
      const roles = (await staffRoles(database)).map(one => one.role);
      if (what === 'add' && !roles.includes(role ?? '')) {
        complain(`There is no role ${role}. There are: ${roles.join(', ')}.`);
        return 1;
      }
      const known = (await members(database)).find(one => one.email === plainEmail(email));
      if (what === 'add' ? known : !known || known.endedAt) {
        complain(
          what === 'add' ? 'Somebody has this email already.' : 'Nobody who works here has this email.',
        );
        return 1;
      }
      const hand = { at, staffId: null, by };
      const token = await database.transaction().execute(async trx => {
        if (!known) {
          return addWithLink(trx, dataSecret, { email, name: name ?? '', role: role ?? '' }, hand);
        }
        if (what === 'link') return linkFor(trx, dataSecret, known.id, hand);
        await endMember(trx, known.id, hand, releaseWork, why);
        return null;
      });
      if (token === null) {
        say('Ended, with every sign-in of theirs. What they had taken is back on the list.');
        return 0;
      }
      say(staffLinkAddress(publicUrl, token));
      say('For them alone, for two days, once. It sets a password and an app that shows codes.');
      return 0;
    });
  },
);
