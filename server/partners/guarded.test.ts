import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { guardedAddressLookup } from './address/guarded.ts';
import { AddressLookupFault, type AddressLookupReason } from './address/port.ts';
import { guardedMailSender } from './mail/guarded.ts';
import { guardedMessageSender } from './message/guarded.ts';
import { partnerMetrics } from './partnerMetrics.ts';
import { PartnerUnavailable } from './unavailable.ts';

const REST_MS = 200;
const LIMITS = { mostInARow: 3, rest: REST_MS };
const MESSAGE = { to: '07700900123', text: 'Hello' };

const untilItIsTriedAgain = () => new Promise(resolve => setTimeout(resolve, REST_MS + 10));

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (fault: PartnerUnavailable | AddressLookupFault) => fault.reason,
  );

it('a message service that is away rests for a while, and is tried again by one message (IS-178)', async () => {
  let asked = 0;
  let isAway = true;
  const guarded = guardedMessageSender(
    {
      async send() {
        asked += 1;
        if (isAway) throw new PartnerUnavailable('too slow');
      },
    },
    LIMITS,
  );
  for (let times = 0; times < 3; times += 1) expect(await reasonOf(guarded.send(MESSAGE))).toBe('too slow');
  expect(await reasonOf(guarded.send(MESSAGE))).toBe('resting');
  expect(asked).toBe(3);
  await untilItIsTriedAgain();
  expect(await reasonOf(guarded.send(MESSAGE))).toBe('too slow');
  expect(await reasonOf(guarded.send(MESSAGE))).toBe('resting');
  await untilItIsTriedAgain();
  isAway = false;
  expect(await reasonOf(guarded.send(MESSAGE))).toBe('done');
  expect(await reasonOf(guarded.send(MESSAGE))).toBe('done');
});

it('an address provider rests when it is away, and not when it refuses us (IS-178)', async () => {
  let asked = 0;
  let reason: AddressLookupReason = 'refused';
  const guarded = guardedAddressLookup(
    {
      async addressesAt() {
        asked += 1;
        throw new AddressLookupFault(reason);
      },
    },
    LIMITS,
  );
  for (let times = 0; times < 5; times += 1) {
    expect(await reasonOf(guarded.addressesAt('LS1 4AA'))).toBe('refused');
  }
  reason = 'slow';
  for (let times = 0; times < 3; times += 1) {
    expect(await reasonOf(guarded.addressesAt('LS1 4AA'))).toBe('slow');
  }
  expect(await reasonOf(guarded.addressesAt('LS1 4AA'))).toBe('resting');
  expect(asked).toBe(8);
});

it('a mail server that is away rests, and one that does not take a mail does not (IS-063)', async () => {
  let asked = 0;
  let fault: object = { responseCode: 550, code: 'EENVELOPE' };
  const guarded = guardedMailSender(
    {
      async send() {
        asked += 1;
        throw Object.assign(new Error('no'), fault);
      },
      close() {},
    },
    LIMITS,
  );
  const mail = { to: 'danielle@towpath.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  for (let times = 0; times < 5; times += 1) expect(await reasonOf(guarded.send(mail))).toBeUndefined();
  for (const away of [{ code: 'ETIMEDOUT' }, { code: 'ESOCKET' }, { responseCode: 421, code: 'EMESSAGE' }]) {
    fault = away;
    expect(await reasonOf(guarded.send(mail))).toBeUndefined();
  }
  for (let times = 0; times < 20; times += 1) expect(await reasonOf(guarded.send(mail))).toBe('resting');
  expect(asked).toBe(8);
  await untilItIsTriedAgain();
  expect(await reasonOf(guarded.send(mail))).toBeUndefined();
  expect(asked).toBe(9);
});

it('one that rests is told as resting until the rest is over, though nobody calls it since (IS-291)', async () => {
  const registry = new Registry();
  let isAway = true;
  const sender = guardedMessageSender(
    {
      async send() {
        if (isAway) throw new PartnerUnavailable('no connection');
      },
    },
    { ...LIMITS, watch: partnerMetrics(registry, undefined)('messages') },
  );
  const told = async () => /^partner_resting\{.*\} (\d)$/m.exec(await registry.metrics())?.[1];
  expect(await told()).toBe('0');
  for (let times = 0; times < 3; times += 1) await reasonOf(sender.send(MESSAGE));
  expect(await told()).toBe('1');
  await untilItIsTriedAgain();
  expect(await told()).toBe('0');
  // The call after the rest fails too: it rests anew.
  expect(await reasonOf(sender.send(MESSAGE))).toBe('no connection');
  expect(await told()).toBe('1');
  await untilItIsTriedAgain();
  isAway = false;
  expect(await reasonOf(sender.send(MESSAGE))).toBe('done');
  expect(await told()).toBe('0');
});
