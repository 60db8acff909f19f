import { qualifier } from '@towpath/domain/journeys/testing/shipped.ts';
import { expect, it } from 'vitest';
import { standInForBrowser } from '../../../testing/browser.ts';
import { loadedJourney } from '../../../testing/journey.ts';
import { amongTexts } from './amongTexts.ts';

it('knows which of several texts in a row comes first, and whether there is another (WT-034)', () => {
  standInForBrowser();
  const { plan } = loadedJourney(qualifier).store;
  const at = (stepId: string) => ({ stepId, pageId: plan.stepById.get(stepId)?.pageId ?? '' });
  const steps = ['urgent', 'urgent-bailiffs', 'urgent-court', 'talk-first'].map(at);
  expect(amongTexts(steps, 'urgent-bailiffs', plan)).toEqual({
    isFirst: true,
    isOnly: false,
  });
  expect(amongTexts(steps, 'urgent-court', plan)).toEqual({
    isFirst: false,
    isOnly: false,
  });
  const alone = ['urgent', 'urgent-court', 'talk-first'].map(at);
  expect(amongTexts(alone, 'urgent-court', plan)).toEqual({
    isFirst: true,
    isOnly: true,
  });
});
