import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notification } from './Notification.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

const tones = ['orange', 'purple', 'red', 'green', 'lightpurple'] as const;

describe('notifications', () => {
  it.each(tones)('%s is read out, and only red interrupts (SH-025)', tone => {
    const html = renderToStaticMarkup(<Notification tone={tone}>Text</Notification>);
    expect(html).toContain(tone === 'red' ? 'role="alert"' : 'role="status"');
    expect(html).toContain('<p>Text</p>');
  });

  it('each have an icon of their own (SH-025)', () => {
    const icons = tones.map(
      tone =>
        /<path d="([^"]+)"/.exec(renderToStaticMarkup(<Notification tone={tone}>Text</Notification>))?.[1],
    );
    expect(new Set(icons).size).toBe(tones.length);
  });
});

describe('offline strip', () => {
  it('is an empty status region until the connection is gone', () => {
    expect(renderToStaticMarkup(<OfflineStrip away={undefined} />)).toMatch(
      /^<div role="status"[^>]*><\/div>$/,
    );
    expect(renderToStaticMarkup(<OfflineStrip away="offline" />)).toContain('You’re offline.');
    expect(renderToStaticMarkup(<OfflineStrip away="unreached" />)).toContain(
      'We can’t be reached right now.',
    );
  });
});
