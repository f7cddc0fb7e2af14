import type { OwnerAction } from '@contract/goods';
import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/** Asks how a supply is to leave the shelf; undefined: it stays. */
export async function askOffShelf(): Promise<{ deed: OwnerAction; done: string } | undefined> {
  const t = supplyMessages();
  const ways = [
    { text: t.pause, hint: t.pauseHint, deed: { action: 'pause' }, done: t.paused },
    { text: t.closeDealt, hint: t.closeHint, deed: { action: 'close', reason: 'dealt' }, done: t.closed },
    { text: t.closeCancelled, hint: t.closeHint, deed: { action: 'close', reason: 'cancelled' }, done: t.closed }
  ] as const;
  const place = await overlays.actionSheet({
    title: t.offShelfTitle,
    items: ways.map(({ text, hint }) => ({ text, hint }))
  });
  return place === null ? undefined : ways[place];
}
