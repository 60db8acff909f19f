import sanitizeHtml from 'sanitize-html';

/**
 * Rich text of an operator as it may stand in a page (SH-019): headings, paragraphs, lists, emphasis and links. Scripts,
 * handlers, styles, images, frames and links to anything but the web, a mail or a phone call are taken out.
 */
export function sanitise(richText: string): string {
  return sanitizeHtml(richText, {
    allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'h2', 'h3', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: /^https?:/i.test(href) ? { href, rel: 'noopener noreferrer' } : { href },
      }),
    },
  });
}
