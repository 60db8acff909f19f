import { sourceParts } from '@towpath/domain/solutions/criteria/sourceLinks.ts';
import { Fragment } from 'react';

/** Where a rule comes from: public laws and guides as links, the nation's own. */
export function SourceLinks({ source }: { source: string }) {
  return sourceParts(source).map(({ text, href }, index) => (
    <Fragment key={text}>
      {index > 0 && '; '}
      {href === null ? text : <a href={href}>{text}</a>}
    </Fragment>
  ));
}
