import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FooterContent, SiteContent } from '@towpath/contracts/api/content.ts';
import { checkedFiles } from '@towpath/contracts/content/checkedFiles.ts';
import { CONTENT_FILES, type ContentFile } from '@towpath/contracts/content/operator.ts';
import {
  ContentFault,
  contentOf,
  type OperatorContent,
} from '@towpath/contracts/content/readOperatorContent.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { StartFault } from '../../platform/config/startFault.ts';
import { requireMedia } from './media.ts';
import { rulebookBy } from './rulebook.ts';
import { sanitise } from './sanitise.ts';

/** The operator's content, the rules by its limits, and the two parts of it that the API returns. */
export type Content = OperatorContent & {
  readonly rulebook: Rulebook;
  readonly footer: FooterContent;
  readonly site: SiteContent;
};

/** Checks the content folder: its files as far as they can be read, and a line with file and place for each fault. */
export function checkContent(folder: string) {
  const { files, faults } = checkedIn(folder);
  return { files, faults: faults.map(fault => inFolder(folder, fault)) };
}

/** Reads the content folder. Throws one StartFault, a line with file and place for each fault or missing file. */
export function loadContent(folder: string): Content {
  try {
    const content = contentOf(checkedIn(folder));
    requireMedia(folder, content.settings);
    return {
      ...content,
      rulebook: rulebookBy(content.limits),
      footer: footerOf(content),
      site: siteOf(content),
    };
  } catch (fault) {
    if (!(fault instanceof ContentFault)) throw fault;
    throw new StartFault(fault.lines.map(line => inFolder(folder, line)).join('\n'));
  }
}

type Texts = Partial<Record<ContentFile, string>>;
let last: { readonly texts: Texts; readonly read: ReturnType<typeof checkedFiles> } | undefined;

/**
 * A start checks all content before anything runs, and reads it where it is used: files that are still the same are
 * not checked again, which takes longer than all else that a start does with them.
 */
function checkedIn(folder: string): ReturnType<typeof checkedFiles> {
  const texts = textsIn(folder);
  const isSame = last !== undefined && CONTENT_FILES.every(file => texts[file] === last?.texts[file]);
  if (!last || !isSame) last = { texts, read: checkedFiles(texts) };
  return last.read;
}

function inFolder(folder: string, fault: string): string {
  return `Content ${join(folder, fault)}.`;
}

function textsIn(folder: string): Texts {
  return Object.fromEntries(CONTENT_FILES.map(file => [file, textOf(folder, file)]));
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
  const { callHours, callFromNumber, bookingUrl, externalChat, termsUrl, privacyUrl } = settings;
  return {
    help: help.map(entry => ({ ...entry })),
    callHours: callHours.text,
    callTimes: {
      hours: callHours.hours.map(one => ({ ...one, days: [...one.days] })),
      closedOn: [...(callHours.closedOn ?? [])],
    },
    callFromNumber,
    bookingUrl,
    externalChat: externalChat
      ? {
          script: externalChat.script,
          commboxStreamID: externalChat.commboxStreamID,
          commboxTrackerStreamID: externalChat.commboxTrackerStreamID,
        }
      : null,
    termsUrl,
    privacyUrl,
  };
}
