import { buildApp } from '@towpath/server/app.ts';
import { loadContent } from '@towpath/server/modules/content/load.ts';
import { countDay } from '@towpath/server/modules/figures/countDay.ts';
import { dayAgo } from '@towpath/server/modules/figures/counting.ts';
import { doTimedMoves } from '@towpath/server/modules/people/byTime.ts';
import type { Config } from '@towpath/server/platform/config/config.ts';
import type { Database, OpenDatabase } from '@towpath/server/platform/database/database.ts';
// What the app has more than Fastify's own.
import type {} from '@towpath/server/platform/mail/outbox.ts';
import { USUAL_ANSWERS } from '@towpath/server/testing/journeyWalk.ts';
import { callBy, type Site } from '@towpath/server/testing/site.ts';
import { memberOf, movesSession, ringsThem, staffHand, writesDown } from './byStaff.ts';
import { partnerThatTells } from './leads.ts';
import { FORENAMES, SURNAMES } from './names.ts';
import type { Chance, Place, Visit, Visitor } from './visitor.ts';
import { VISITS } from './visits.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const NATIONS = ['england', 'england', 'scotland', 'wales', 'england', 'northern-ireland'];
const HOMES = ['private', 'council', 'mortgage', 'family', 'outright'];
const WORK = ['full-time', 'part-time', 'retired', 'looking', 'self-employed', 'ill'];
/** One in so many is written down about, and one in so many of those who wait for a call is rung. */
const [WRITTEN_ABOUT, RUNG] = [3, 2];

/**
 * Has people come to the site by its own calls, each at a moment of theirs, and lets time and one of us do what they do.
 * Then it counts the figures of the days on which they came. The same seed gives the same people, doing the same.
 */
export async function addVisitors({
  opened,
  config,
  count,
  seed,
  say,
}: {
  readonly opened: OpenDatabase;
  readonly config: Config;
  readonly count: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}): Promise<void> {
  const { database } = opened;
  const today = new Date();
  let now = today;
  const clock = { now: () => now };
  const app = await buildApp({
    ...opened,
    // One machine is all of these people.
    config: { ...config, rateLimits: false, logLevel: 'silent' },
    clock,
    // What is to be sent lies in the outbox, for the server that runs.
    mailSender: { send: () => Promise.reject(new Error('not from here')), close() {} },
    addressLookup: undefined,
    messageSender: undefined,
    creditFile: undefined,
    authority: undefined,
  });
  try {
    await app.ready();
    const site: Site = { app, call: (declaration, options) => callBy(app, declaration, options) };
    const member = await memberOf(database);
    const staffId = member?.id;
    const partner = await partnerThatTells({ site, database, dataSecret: config.dataSecret, clock });
    const place: Place = {
      site,
      today,
      ...clock,
      wait: minutes => {
        now = new Date(Math.min(today.getTime(), now.getTime() + minutes * MINUTE));
      },
      leadOf: partner.leadOf,
      staff: staffId === undefined ? undefined : staffHand(app, { database, staffId, ...clock }),
    };
    const chance = chanceFrom(seed);
    const days = new Set<number>();
    for (let number = 1; number <= count; number += 1) {
      const visitor = visitorBy(chance, number, seed);
      const { daysAgo, does } = VISITS[(number - 1) % VISITS.length] as Visit;
      // The clock stands while somebody is here, so that nothing depends on how fast this machine is.
      now = new Date(today.getTime() - Math.round(daysAgo * DAY * (0.3 + 0.7 * chance())));
      for (let ago = 0; ago <= 2; ago += 1)
        days.add(Math.floor((today.getTime() - now.getTime()) / DAY) + ago);
      const { customerId } = await does(place, visitor);
      if (place.staff && member && staffId !== undefined) {
        if (number % RUNG === 0) {
          await ringsThem(place, database, customerId, number % 3 === 0 ? 'not-reached' : 'spoke');
        }
        if (number % WRITTEN_ABOUT === 0) {
          // Nobody writes anything down before they have an account.
          place.wait(Math.max(0, (member.addedAt.getTime() - now.getTime()) / MINUTE));
          await writesDown(place.staff, customerId, { today, chance });
        }
        const isDone = number % 25 === 6;
        if (isDone || number % 25 === 11)
          await movesSession(database, { customerId, staffId, isDone, at: today });
      }
      if (number % 10 === 0) say(`${number} of ${count}`);
    }
    now = today;
    await partner.end();
    const ends = loadContent(config.contentDir).settings.sessionEnds;
    if (ends) await doTimedMoves(database, ends, today);
    for (const ago of days) await countDay(database, dayAgo(today, ago), today);
  } finally {
    await app.close();
  }
}

/**
 * Whether people of this seed have come before: the same would come again, with the emails that they have accounts by.
 *
 * @param seed what `addVisitors` is given
 */
export async function haveCome(database: Database, seed: number): Promise<boolean> {
  const one = await database
    .selectFrom('customers')
    .select('id')
    .where('email_key', 'like', `%.${seed}-%@people.example`)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

function visitorBy(chance: Chance, number: number, seed: number): Visitor {
  const one = <Of>(all: readonly Of[]) => all[Math.floor(chance() * all.length)] as Of;
  const [firstName, lastName] = [one(FORENAMES), one(SURNAMES)];
  const phone = `07700 900${String((number * 7 + seed) % 1000).padStart(3, '0')}`;
  const about = (least: number, most: number) => String(Math.round(least + chance() * (most - least)));
  return {
    number,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${seed}-${number}@people.example`.toLowerCase(),
    phone,
    chance,
    answers: {
      ...USUAL_ANSWERS,
      nation: one(NATIONS),
      housing: one(HOMES),
      employment: one(WORK),
      'birth-date': `${1950 + Math.floor(chance() * 50)}-03-27`,
      income: about(900, 2600),
      'spend-home': about(350, 900),
      'spend-food': about(180, 450),
      phone,
    },
  };
}

function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
