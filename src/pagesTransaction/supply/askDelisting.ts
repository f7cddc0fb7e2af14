import type { OwnerAction } from '@contract/goods';
import { overlays } from '@/ui/overlays';
import { supplyMessages } from './locale/messages';

/**
 * Asks whether to pause or to close a supply, and why.
 * @returns the chosen command; undefined when the supply stays listed
 */
export async function askDelisting(): Promise<{ command: OwnerAction; successMessage: string } | undefined> {
  const t = supplyMessages();
  const options = [
    { text: t.pause, hint: t.pauseHint, command: { action: 'pause' }, successMessage: t.paused },
    { text: t.closeDealt, hint: t.closeHint, command: { action: 'close', reason: 'dealt' }, successMessage: t.closed },
    {
      text: t.closeCancelled,
      hint: t.closeHint,
      command: { action: 'close', reason: 'cancelled' },
      successMessage: t.closed
    }
  ] as const;
  const index = await overlays.actionSheet({
    title: t.offShelfTitle,
    items: options.map(({ text, hint }) => ({ text, hint }))
  });
  return index === null ? undefined : options[index];
}
