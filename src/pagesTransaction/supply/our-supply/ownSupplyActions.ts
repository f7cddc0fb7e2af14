import type { OwnSupplyBrief } from '@contract/ownSupply';

/** Action of the owner on a supply; `goOn` edits a draft, `reedit` a rejected supply. */
export type OwnSupplyAction =
  | 'refresh'
  | 'terms'
  | 'edit'
  | 'goOn'
  | 'reedit'
  | 'poster'
  | 'renew'
  | 'offShelf'
  | 'resume'
  | 'withdraw'
  | 'copy'
  | 'appeal'
  | 'remove';

const actionsByStatus: Record<OwnSupplyBrief['status'], readonly OwnSupplyAction[]> = {
  draft: ['goOn', 'copy', 'remove'],
  pending: ['withdraw', 'copy'],
  published: ['refresh', 'terms', 'edit', 'poster', 'renew', 'copy', 'offShelf'],
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
  // An older version is still public and must be delisted before the supply can be removed.
  return actionsByStatus[status].filter((action) => action !== 'remove' || !isListed);
}
