import type { OwnPurchaseBrief } from '@contract/ownPurchase';

/** What the owner can do with a request; `quotes` leads to its quotations, `reedit` is editing what was refused. */
export type OwnPurchaseAction =
  | 'quotes'
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
  published: ['quotes', 'refresh', 'renew', 'edit', 'pause', 'copy', 'close'],
  rejected: ['reedit', 'copy', 'close', 'remove'],
  paused: ['resume', 'quotes', 'edit', 'copy', 'close'],
  closed: ['quotes', 'copy', 'remove', 'archive', 'unarchive'],
  expired: ['renew', 'quotes', 'edit', 'copy', 'close', 'remove'],
  takedown: ['appeal', 'copy']
};

/** What can be done with a request as it stands, the likeliest first. Never empty. */
export function ownPurchaseActions({
  status,
  quoteCount,
  hasDeal,
  isArchived
}: Pick<OwnPurchaseBrief, 'status' | 'quoteCount' | 'hasDeal' | 'isArchived'>): OwnPurchaseAction[] {
  return actionsByStatus[status].filter((action) => {
    // With the request its deal would go: price, sum and whom to call.
    if (action === 'remove') return !hasDeal;
    if (action === 'archive') return hasDeal && !isArchived;
    if (action === 'unarchive') return isArchived;
    // Nobody has quoted on what was never public.
    return action !== 'quotes' || status === 'published' || quoteCount > 0;
  });
}
