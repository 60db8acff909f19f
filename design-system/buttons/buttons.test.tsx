import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { arrowRight } from '../icons/drawings.generated.ts';
import { Button } from './Button.tsx';
import { CtaBar } from './CtaBar.tsx';

const nothing = () => {};

describe('buttons', () => {
  it.each(['primary', 'secondary', 'tertiary'] as const)(
    'come as %s, small, with an icon at either end (SH-022)',
    variant => {
      const start = renderToStaticMarkup(
        <Button variant={variant} size="small" iconStart={arrowRight}>
          Go
        </Button>,
      );
      const end = renderToStaticMarkup(
        <Button variant={variant} iconEnd={arrowRight}>
          Go
        </Button>,
      );
      expect(start).toMatch(/<svg.*<\/svg>Go<\/button>/);
      expect(start).toContain(variant);
      expect(start).toContain('small');
      expect(end).toMatch(/>Go<svg/);
    },
  );

  it('show a loading indicator with words in place of the label (SH-023)', () => {
    const html = renderToStaticMarkup(
      <Button loading loadingLabel="Saving">
        Continue
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).toMatch(/role="status".*Saving/);
  });

  it('stay reachable while blocked', () => {
    const html = renderToStaticMarkup(<Button disabled>Continue</Button>);
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled');
  });
});

describe('button bar', () => {
  it('has Back and Continue by default, and ties the reason to Continue (JN-066)', () => {
    const html = renderToStaticMarkup(
      <CtaBar
        barStyle="fixed"
        back={{ onPress: nothing }}
        next={{ disabled: true }}
        reason="Pick one answer"
      />,
    );
    const id = /id="([^"]+)">Pick one answer/.exec(html)?.[1];
    expect(html).toContain('Back');
    expect(html).toContain('Continue');
    expect(html).toContain(`aria-describedby="${id}"`);
  });

  it('can hide or disable Back and disable Continue (JN-066)', () => {
    const hidden = renderToStaticMarkup(
      <CtaBar barStyle="fixed" back={{ onPress: nothing, hidden: true }} next={{}} />,
    );
    const disabled = renderToStaticMarkup(
      <CtaBar barStyle="fixed" back={{ onPress: nothing, disabled: true }} next={{ disabled: true }} />,
    );
    expect(hidden).not.toContain('Back');
    expect(disabled.split('aria-disabled="true"').length - 1).toBe(2);
  });

  it('cannot be reached until the page is complete in the second style (JN-058)', () => {
    expect(
      renderToStaticMarkup(<CtaBar barStyle="hiddenUntilCompleted" complete={false} next={{}} />),
    ).toContain('inert');
    expect(renderToStaticMarkup(<CtaBar barStyle="hiddenUntilCompleted" complete next={{}} />)).not.toContain(
      'inert',
    );
  });

  it('says Back and Next in the double style', () => {
    const html = renderToStaticMarkup(<CtaBar barStyle="double" back={{ onPress: nothing }} next={{}} />);
    expect(html).toMatch(/Back<\/button>.*Next/);
  });
});
