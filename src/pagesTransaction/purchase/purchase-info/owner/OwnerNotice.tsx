import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { Notice } from '../components/Notice';
import { isDealt } from '../isDealt';
import { ownerMessages } from './locale/messages';

/**
 * Notice that explains why the request takes no quotations and what the buyer can do. Renders nothing while it takes
 * them.
 */
export const OwnerNotice = observer(function OwnerNotice({ detail }: { detail: PurchaseDetail }) {
  const { states } = ownerMessages();
  const { status } = detail;
  if (isDealt(detail)) return null;
  if (status !== 'paused' && status !== 'expired' && status !== 'closed' && status !== 'takedown') return null;
  const [title, hint] = states[status];
  return <Notice icon="info-circle" tone={status === 'closed' ? 'plain' : 'warn'} title={title} hint={hint} />;
});
