import type { OwnSupplyBrief } from '@contract/ownSupply';

/** Action of the owner on a supply; `reedit` edits a rejected supply, `unlist` pauses or closes a published one. */
export type OwnSupplyAction =
  | 'refresh'
  | 'terms'
  | 'edit'
  | 'reedit'
  | 'poster'
  | 'renew'
  | 'unlist'
  | 'resume'
  | 'withdraw'
  | 'copy'
  | 'appeal'
  | 'remove';

const actionsByStatus: Record<OwnSupplyBrief['status'], readonly OwnSupplyAction[]> = {
  draft: ['edit', 'copy', 'remove'],
  pending: ['withdraw', 'copy'],
  published: ['refresh', 'terms', 'edit', 'poster', 'renew', 'copy', 'unlist'],
  rejected: ['reedit', 'copy', 'remove'],
  paused: ['resume', 'terms', 'edit', 'copy'],
  closed: ['copy', 'remove'],
  expired: ['renew', 'edit', 'copy', 'remove'],
  takedown: ['appeal', 'copy']
};

/** Returns the actions available for the supply's status, most likely first. Never empty. */
export function ownSupplyActions({
  status,
  isListed
}: Pick<OwnSupplyBrief, 'status' | 'isListed'>): readonly OwnSupplyAction[] {
  // An older version is still public and must be unlisted before the supply can be removed.
  return actionsByStatus[status].filter((action) => action !== 'remove' || !isListed);
}
