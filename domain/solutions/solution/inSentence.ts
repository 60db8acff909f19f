import type { ShortName } from './products.ts';

/** What each solution is called inside a sentence. People are shown whole names, never our short ones. */
const IN_SENTENCE: Readonly<Record<ShortName, string>> = {
  IVA: 'an individual voluntary arrangement',
  DMP: 'a debt management plan',
  BKY: 'bankruptcy',
  DRO: 'a debt relief order',
  BS: 'Breathing Space',
  MHBS: 'Mental Health Crisis Breathing Space',
  PTD: 'a protected trust deed',
  DAS: 'a debt payment programme',
  SEQ: 'sequestration',
  MAP: 'the minimal asset process',
  MOR: 'a statutory moratorium',
  AO: 'an administration order',
  TPP: 'token payments',
  SMP: 'a plan you run yourself',
  FFS: 'a full and final settlement',
  DAP: 'a plan for your budget and bills',
  WO: 'a write-off request',
  MHM: 'a mental health moratorium',
};

/** A solution as it is named inside a sentence, with its article: "a debt relief order". */
export function inSentence(shortName: string): string {
  return IN_SENTENCE[shortName as ShortName] ?? 'this';
}

/** The same at the start of a sentence: "A debt relief order". */
export function atStart(shortName: string): string {
  const name = inSentence(shortName);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
