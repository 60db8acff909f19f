import type { BrowserContext } from '@playwright/test';

/**
 * Records everything that goes wrong in a browser: console errors, uncaught errors, calls that failed or were
 * answered with an error, and any call to another site.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

  /**
   * Declares what a story makes go wrong on purpose; matched against lines such as `409 POST /api/core/answers/mine`.
   */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** What went wrong unexpectedly. */
  unexpected(): readonly string[] {
    return this.#seen.filter(fault => !this.#expected.some(pattern => pattern.test(fault)));
  }

  watch(context: BrowserContext, site: string): void {
    context.on('weberror', fault => {
      this.#seen.push(`uncaught: ${fault.error().message}`);
    });
    context.on('console', message => {
      if (message.type() !== 'error') return;
      const place = message.location().url;
      this.#seen.push(`console: ${message.text()}${place ? ` (${pathOf(place, site)})` : ''}`);
    });
    context.on('request', request => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== new URL(site).origin)
        this.#seen.push(`another site: ${request.url()}`);
    });
    context.on('requestfailed', request => {
      const why = request.failure()?.errorText ?? '';
      // Leaving a page cancels what it was still loading; a beacon outlives its page.
      if (why === 'net::ERR_ABORTED') return;
      this.#seen.push(`failed: ${request.method()} ${pathOf(request.url(), site)} ${why}`);
    });
    context.on('response', response => {
      if (response.status() < 400) return;
      this.#seen.push(`${response.status()} ${response.request().method()} ${pathOf(response.url(), site)}`);
    });
  }
}

function pathOf(address: string, site: string): string {
  return address.startsWith(site) ? address.slice(site.length) : address;
}
