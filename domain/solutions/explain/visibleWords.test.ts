import { describe, expect, it } from 'vitest';
import { reading, unwelcomeWords } from '../../journeys/testing/plainEnglish.ts';
import { UK_NATIONS } from '../../people/nation.ts';
import { type RuledShortName, SOLUTIONS } from '../recommend/solutions.ts';
import { recommendTexts } from '../recommend/wording.ts';
import { TODAY, unknown } from '../testing/cases.ts';
import { GOLDEN_ROWS } from '../testing/golden/all.ts';
import { recordOf, THRESHOLDS } from '../testing/inForce.ts';
import type { KeptReason } from './record.ts';
import { sayReason, saySource } from './words.ts';

/** Words meant only for the people who maintain the rules. */
const INTERNAL =
  /confirm|advice team|public rule|public source|to do\b|\bGK\b|[{}[\]_*∞]|\b(?:undefined|null|nan|infinity)\b/iu;

/** Every reason produced by the golden cases and by a case about which nothing is known, by solution. */
function reasonsBySolution(): ReadonlyMap<RuledShortName, readonly KeptReason[]> {
  const found = new Map<RuledShortName, KeptReason[]>();
  const cases = [
    ...GOLDEN_ROWS.map(({ facts, on = TODAY }) => ({ facts, on })),
    ...UK_NATIONS.map(nation => ({ facts: unknown(nation), on: TODAY })),
  ];
  for (const { facts, on } of cases) {
    for (const { shortName, reasons } of recordOf(facts, on).results) {
      const name = shortName as RuledShortName;
      found.set(name, [...(found.get(name) ?? []), ...reasons]);
    }
  }
  return found;
}

const reasons = reasonsBySolution();
const names = Object.keys(SOLUTIONS) as readonly RuledShortName[];
const said = (name: RuledShortName) => [...new Set((reasons.get(name) ?? []).map(sayReason))];

describe.each(names.filter(name => SOLUTIONS[name].criteria.length > 0))('the reasons of %s', name => {
  const texts = said(name);

  it('can be read at the age of 9 to 11, in short sentences', () => {
    const { grade, longest, longestWords, averageWords } = reading(texts);
    expect(grade).toBeLessThanOrEqual(6);
    expect(averageWords).toBeLessThan(13);
    expect(longestWords, longest).toBeLessThanOrEqual(22);
  });

  it('blame nobody and shout at nobody', () => {
    expect(texts.flatMap(unwelcomeWords)).toEqual([]);
  });

  it('are whole sentences without notes of ours or figures without an end', () => {
    expect(texts.filter(text => INTERNAL.test(text) || !/^[A-Z].*[.]$/u.test(text))).toEqual([]);
  });

  it('say what has to be found out in words that follow "We still need to know"', () => {
    const missing = (reasons.get(name) ?? []).flatMap(reason => reason.missing ?? []);
    expect(missing.length).toBeGreaterThan(0);
    expect(
      missing.filter(text => !/^(?:if|what|when|where|which|who|how|your|the) [^.!?]+$/u.test(text)),
    ).toEqual([]);
  });
});

it('are one for each criterion and each possible outcome', () => {
  for (const name of names) {
    const codes = new Set((reasons.get(name) ?? []).map(({ code }) => code));
    expect([...codes].sort()).toEqual(SOLUTIONS[name].criteria.map(({ code }) => code).sort());
  }
});

it('a source is the plain name of a law or a body, with a day at most', () => {
  const all = [...reasons.values()].flat().map(saySource);
  const limits = THRESHOLDS.map(({ source, validFrom }) => saySource({ source, validFrom }));
  const sources = [...new Set([...all, ...limits])];
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter(text => INTERNAL.test(text) || text.includes('!') || text.endsWith('.'))).toEqual([]);
});

it('the texts about the advice as a whole have no notes of ours either', () => {
  const texts = new Set(UK_NATIONS.flatMap(recommendTexts));
  expect([...texts].filter(text => INTERNAL.test(text) || !/[.]$/u.test(text))).toEqual([]);
  for (const text of texts) expect(reading([text]).longestWords, text).toBeLessThanOrEqual(22);
});
