import type { OwnSupplyBrief } from '@contract/ownSupply';

/** What can be done with an own supply; `nextStep` and `reedit` are editing what was never sent, or was refused. */
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

/** What can be done with a supply as it stands, the likeliest first. Never empty. */
export function ownSupplyActions({
  status,
  isListed
}: Pick<OwnSupplyBrief, 'status' | 'isListed'>): readonly OwnSupplyAction[] {
  // Its older version is in public: that would have to be taken off the shelf first.
  return actionsByStatus[status].filter((action) => action !== 'remove' || !isListed);
}
