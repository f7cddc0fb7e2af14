import type { CloseReason } from '@contract/goods';
import { overlays } from '@/ui/overlays';

const REASONS: readonly CloseReason[] = ['dealt', 'cancelled'];

/** Asks why a purchase request is closed; undefined when it stays open. */
export async function askCloseReason(
  title: string,
  texts: Record<CloseReason, string>
): Promise<CloseReason | undefined> {
  const choice = await overlays.actionSheet({ title, items: REASONS.map((reason) => ({ text: texts[reason] })) });
  return choice === null ? undefined : REASONS[choice];
}
