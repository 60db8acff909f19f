import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import type { OperatorContent } from '@towpath/contracts/content/readOperatorContent.ts';
import { type Block, heading, list, type PaperBrand, paragraph, parts } from './paper.ts';
import { words } from './words.ts';

/** Who a paper is from, and how to reach them, in the operator's words. */
export type From = {
  readonly brand: PaperBrand;
  readonly firm: string;
  readonly phone: string;
  readonly hours: string;
  readonly email: string;
  /** The parts of the page about complaints; empty where the operator has none. */
  readonly complaints: OperatorContent['pages'][number]['sections'];
};

const COMPLAINTS = '/complaints';

/** Who the papers of one person are from: the brand that the person knows. */
export type FromOf = (customerId: string) => Promise<From>;

/**
 * Extracts what papers need from the operator's content.
 *
 * @param look ours, or that of the partner whose person it is
 */
export function paperFrom(
  { brand, look: own, pages, settings }: OperatorContent,
  look: BrandLook = own,
): From {
  const { legalName, referenceNumber, address, email } = brand.firm;
  return {
    brand: look,
    firm: words.talkToUs.firm(brand.name, legalName, address, referenceNumber),
    phone: look.phone,
    hours: settings.callHours.text,
    email,
    complaints: pages.find(({ path }) => path === COMPLAINTS)?.sections ?? [],
  };
}

/** How to talk to us, and what to do when something went wrong. */
export function talkToUs({ phone, hours, email, complaints, firm }: From): readonly Block[] {
  return parts(
    heading(2, words.talkToUs.heading),
    paragraph(words.talkToUs.contact(phone, hours, email)),
    paragraph(words.talkToUs.askAgain),
    complaints.length > 0 && heading(2, words.talkToUs.complain),
    complaints.flatMap(section =>
      parts(
        heading(3, section.heading),
        section.paragraphs?.map(paragraph),
        section.steps && list(section.steps, true),
        section.points && list(section.points),
      ),
    ),
    paragraph(firm),
  );
}
