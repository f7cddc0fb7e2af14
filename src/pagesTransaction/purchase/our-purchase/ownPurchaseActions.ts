import type { OwnPurchaseBrief } from '@contract/ownPurchase';

/** Action of the owner on a request; `quotations` opens its quotations, `reedit` edits a rejected request. */
export type OwnPurchaseAction =
  | 'quotations'
  | 'edit'
  | 'reedit'
  | 'refresh'
  | 'renew'
  | 'pause'
  | 'resume'
  | 'withdraw'
  | 'copy'
  | 'close'
  | 'appeal'
  | 'remove'
  | 'archive'
  | 'unarchive';

const actionsByStatus: Record<OwnPurchaseBrief['status'], readonly OwnPurchaseAction[]> = {
  draft: ['edit', 'remove'],
  pending: ['withdraw', 'copy', 'close'],
  published: ['quotations', 'refresh', 'renew', 'edit', 'pause', 'copy', 'close'],
  rejected: ['reedit', 'copy', 'close', 'remove'],
  paused: ['resume', 'quotations', 'edit', 'copy', 'close'],
  closed: ['quotations', 'copy', 'remove', 'archive', 'unarchive'],
  expired: ['renew', 'quotations', 'edit', 'copy', 'close', 'remove'],
  takedown: ['appeal', 'copy']
};

/** Returns the actions available for the request's status, most likely first. Never empty. */
export function ownPurchaseActions({
  status,
  quoteCount,
  hasDeal,
  isArchived
}: Pick<OwnPurchaseBrief, 'status' | 'quoteCount' | 'hasDeal' | 'isArchived'>): OwnPurchaseAction[] {
  return actionsByStatus[status].filter((action) => {
    // Removing the request would remove its deal too: price, total and contact.
    if (action === 'remove') return !hasDeal;
    if (action === 'archive') return hasDeal && !isArchived;
    if (action === 'unarchive') return isArchived;
    // A request that was never public has no quotations.
    return action !== 'quotations' || status === 'published' || quoteCount > 0;
  });
}
