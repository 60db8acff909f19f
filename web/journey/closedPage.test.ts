import { describe, expect, it } from 'vitest';
import { isClosedPage } from './closedPage.ts';

const sections = [{ pageId: 'home' }, { pageId: 'debts' }, { pageId: 'advice' }];

describe('a page of the questions', () => {
  it('is closed with its session, but for what the last section shows (DB-011, PT-453)', () => {
    const closed = (pageId: string, isLocked = true) => isClosedPage({ isLocked, sections }, pageId);
    expect(['home', 'debts', 'advice', 'elsewhere'].map(page => closed(page))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(['home', 'debts', 'advice'].some(page => closed(page, false))).toBe(false);
  });

  it('on which an earlier section begins, too, is closed with that (PT-453)', () => {
    const one = [{ pageId: 'all' }, { pageId: 'all' }];
    expect(isClosedPage({ isLocked: true, sections: one }, 'all')).toBe(true);
  });
});
