import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FooterContent, SiteContent } from '@towpath/contracts/api/content.ts';
import { CONTENT_FILES, type ContentFile } from '@towpath/contracts/content/operator.ts';
import {
  ContentFault,
  type OperatorContent,
  readOperatorContent,
} from '@towpath/contracts/content/readOperatorContent.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { rulebookBy } from './rulebook.ts';
import { sanitise } from './sanitise.ts';

/** The operator's content, the rules by its limits, and the two parts of it that the API returns. */
export type Content = OperatorContent & {
  readonly rulebook: Rulebook;
  readonly footer: FooterContent;
  readonly site: SiteContent;
};

/** Reads the content folder. Throws one StartFault, a line with file and place for each fault or missing file. */
export function loadContent(folder: string): Content {
  const texts: Partial<Record<ContentFile, string>> = Object.fromEntries(
    CONTENT_FILES.map(file => [file, textOf(folder, file)]),
  );
  try {
    const content = readOperatorContent(texts);
    return {
      ...content,
      rulebook: rulebookBy(content.limits),
      footer: footerOf(content),
      site: siteOf(content),
    };
  } catch (fault) {
    if (!(fault instanceof ContentFault)) throw fault;
    throw new StartFault(fault.lines.map(line => `Content ${join(folder, line)}.`).join('\n'));
  }
}

function textOf(folder: string, file: ContentFile): string | undefined {
  try {
    return readFileSync(join(folder, file), 'utf8');
  } catch {
    return undefined;
  }
}

function footerOf({ brand: { footer }, stepFooters }: OperatorContent): FooterContent {
  return {
    ...footer,
    wysiwyg_content: sanitise(footer.wysiwyg_content),
    step_footers: Object.fromEntries(
      Object.entries(stepFooters).map(([id, richText]) => [id, sanitise(richText)]),
    ),
  };
}

function siteOf({ help, settings }: OperatorContent): SiteContent {
  const { callHours, callFromNumber, bookingUrl, termsUrl, privacyUrl } = settings;
  return {
    help: help.map(entry => ({ ...entry })),
    callHours: callHours.text,
    callTimes: {
      hours: callHours.hours.map(one => ({ ...one, days: [...one.days] })),
      closedOn: [...(callHours.closedOn ?? [])],
    },
    callFromNumber,
    bookingUrl,
    termsUrl,
    privacyUrl,
  };
}
