import { useParams } from '../../shell/router/router.tsx';
import type { AreaProps } from '../area.ts';
import { MemberList } from './MemberList.tsx';
import { MemberPage } from './MemberPage.tsx';

/** Everybody who works here, or one of them where the address names one. */
export function MembersPage(props: AreaProps) {
  const { id } = useParams();
  return id === undefined ? <MemberList {...props} /> : <MemberPage key={id} memberId={id} {...props} />;
}
