import type { OwnerActionChoice } from '../ownerActions';
import { supplyMessages } from './locale/messages';

/** Returns the ways to unlist a supply: it is paused, or closed for one of the reasons. */
export function unlistingChoices(): readonly OwnerActionChoice[] {
  const t = supplyMessages();
  return [
    { text: t.pause, hint: t.pauseHint, action: { action: 'pause' }, done: t.paused },
    { text: t.closeDealt, hint: t.closeHint, action: { action: 'close', reason: 'dealt' }, done: t.closed },
    { text: t.closeCancelled, hint: t.closeHint, action: { action: 'close', reason: 'cancelled' }, done: t.closed }
  ];
}
