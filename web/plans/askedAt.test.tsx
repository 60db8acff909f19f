// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import help from '../../content/help.json' with { type: 'json' };
import { startApiInDom } from '../testing/apiInDom.ts';
import { AskedAt } from './AskedAt.tsx';

let server: Awaited<ReturnType<typeof startApiInDom>>;
beforeAll(async () => {
  server = await startApiInDom(() => ({ body: { help: help.help } }));
});
afterAll(() => server.stop());
afterEach(cleanup);

const product = { shortName: 'MOR', name: 'Statutory moratorium' } as const;

it('a moratorium has the page where it is asked for beside it, in a tab of its own, until it is asked for (DN-1626)', async () => {
  const { container, rerender } = render(<AskedAt plan={{ product, state: 'being prepared' }} />);
  const link = await screen.findByRole('link', { name: /Statutory moratorium/u });
  expect(link.getAttribute('href')).toBe('https://www.mygov.scot/apply-for-a-moratorium');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  rerender(<AskedAt plan={{ product, state: 'sent' }} />);
  expect(container.innerHTML).toBe('');
});
