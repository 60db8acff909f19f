import { describe, expect, it } from 'vitest';
import { withoutLeftAlone } from './leftAlone.ts';

type Given = Parameters<typeof withoutLeftAlone>[0];
type Case = {
  readonly that: string;
  readonly sent: Given;
  readonly was: Given;
  readonly stored: Given;
  readonly meant: Given;
};

const CASES: readonly Case[] = [
  {
    that: 'what was left alone and changed since is kept, what the person changed is meant',
    sent: { currentBalance: 4212, regularPaymentAmount: 90, creditorReference: null },
    was: { currentBalance: 4212, regularPaymentAmount: 105, creditorReference: null },
    stored: { currentBalance: 5000, regularPaymentAmount: 105, creditorReference: 'REF123' },
    meant: { regularPaymentAmount: 90 },
  },
  {
    that: 'what was left alone by both is sent as it is',
    sent: { currentBalance: 4212 },
    was: { currentBalance: 4212 },
    stored: { currentBalance: 4212 },
    meant: { currentBalance: 4212 },
  },
  {
    that: 'where both changed a field the person’s own word counts',
    sent: { currentBalance: 4300 },
    was: { currentBalance: 4212 },
    stored: { currentBalance: 5000 },
    meant: { currentBalance: 4300 },
  },
  {
    that: 'what the page does not say that it had read is meant',
    sent: { currentBalance: 4212, isJoint: false },
    was: { isJoint: false },
    stored: { currentBalance: 5000, isJoint: true },
    meant: { currentBalance: 4212 },
  },
  {
    that: 'what was read and is not sent does nothing',
    sent: { isJoint: true },
    was: { isJoint: false, currentBalance: 4212 },
    stored: { isJoint: false, currentBalance: 5000 },
    meant: { isJoint: true },
  },
  {
    that: 'a flag that the list filled in is sent, so that the legal questions can be completed (DE-029)',
    sent: { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false, hasGuarantor: null },
    was: { hasLegalAction: false, isSecured: false, hasAttachmentOfEarnings: false, hasGuarantor: null },
    stored: { hasLegalAction: null, isSecured: true, hasAttachmentOfEarnings: null, hasGuarantor: true },
    meant: { hasLegalAction: false, hasAttachmentOfEarnings: false },
  },
  {
    that: 'legal action and how far it went are both kept where both were left alone',
    sent: { hasLegalAction: false, courtStage: null, isSecured: true },
    was: { hasLegalAction: false, courtStage: null, isSecured: false },
    stored: { hasLegalAction: true, courtStage: 'bailiffs', isSecured: false },
    meant: { isSecured: true },
  },
  {
    that: 'an overdue sum that the person changed says that payments are behind',
    sent: { isInArrears: true, arrears: 400, isDisputed: false },
    was: { isInArrears: true, arrears: 315, isDisputed: false },
    stored: { isInArrears: false, arrears: null, isDisputed: true },
    meant: { isInArrears: true, arrears: 400 },
  },
  {
    that: 'an agreed sum that the person changed says that there is a deal on what is behind',
    sent: { isInArrears: true, arrears: 315, hasArrangement: true, agreedPayment: 25 },
    was: { isInArrears: true, arrears: 315, hasArrangement: true, agreedPayment: 20 },
    stored: { isInArrears: false, arrears: null, hasArrangement: null, agreedPayment: null },
    meant: { isInArrears: true, hasArrangement: true, agreedPayment: 25 },
  },
  {
    that: 'an overdue sum that the person is no longer sure of says nothing of being behind',
    sent: { isInArrears: true, arrears: null },
    was: { isInArrears: true, arrears: 315 },
    stored: { isInArrears: false, arrears: null },
    meant: { arrears: null },
  },
];

describe('what a page sends of a debt that was put right meanwhile', () => {
  it.each(CASES)('$that (PT-661)', ({ sent, was, stored, meant }) => {
    expect(withoutLeftAlone(sent, was, stored)).toEqual(meant);
  });
});
