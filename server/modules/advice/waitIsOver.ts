import type { Recommendation } from '@towpath/contracts/api/recommendation.ts';
import { CLOSE_NAMES } from '@towpath/domain/solutions/explain/closeWords.ts';
import type { AdviceRecord } from '@towpath/domain/solutions/explain/record.ts';

type Judged = Pick<AdviceRecord, 'on' | 'close'>;

/**
 * A wait that an earlier advice named and that has ended since the person last had advice. Null where there was none,
 * where it still lasts, and where advice was given after its end already: that one has said so.
 *
 * @param earlier the records judged on earlier days, the newest first
 */
export function waitIsOver(now: Judged, earlier: readonly Judged[]): Recommendation['waitIsOver'] {
  const lastOn = earlier[0]?.on;
  if (lastOn === undefined) return null;
  const stillMissing = new Set(now.close?.missing.map(({ code }) => code));
  for (const { close } of earlier) {
    if (close === null) continue;
    const ended = close.missing.find(
      ({ code, endsOn }) => endsOn !== null && endsOn > lastOn && endsOn <= now.on && !stillMissing.has(code),
    );
    if (ended?.endsOn) return { name: CLOSE_NAMES[close.shortName], endedOn: ended.endsOn };
  }
  return null;
}
