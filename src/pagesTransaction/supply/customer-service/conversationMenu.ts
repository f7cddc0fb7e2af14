import type { InquiryRoom } from '@contract/inquiry';
import { openDeepLink } from '@/navigation/deepLink';
import { push } from '@/navigation/navigate';
import type { IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { readSupplyContact } from '../../api/supply';
import type { ChatStore } from './Chat.store';
import { serviceMessages } from './locale/messages';

interface MenuAction {
  text: string;
  icon: IconName;
  isDanger?: boolean;
  run(): void | Promise<unknown>;
}

interface MenuCallbacks {
  onPlatform(): void;
  onReport(): void;
}

/**
 * Opens the menu of a conversation and runs the chosen action: call, contact exchange, platform support, report or
 * block.
 * @throws the error of the action
 */
export async function openConversationMenu(
  store: ChatStore,
  room: InquiryRoom,
  callbacks: MenuCallbacks
): Promise<void> {
  const actions = menuActions(store, room, callbacks);
  const chosen = await overlays.actionSheet({
    items: actions.map(({ text, icon, isDanger }) => ({ text, icon, isDanger }))
  });
  if (chosen !== null) await actions[chosen]?.run();
}

function menuActions(store: ChatStore, room: InquiryRoom, { onPlatform, onReport }: MenuCallbacks): MenuAction[] {
  const t = serviceMessages();
  const { about, threadId, side, isBlocked } = room;
  const supplyId = about.id;
  // A buyer's number cannot be requested; it is disclosed with a deal only.
  const isAsker = side === 'asker' && about.kind === 'supply';
  const actions: (MenuAction | false)[] = [
    isAsker && { text: t.callSeller, icon: 'phone', run: () => callSeller(supplyId) },
    isAsker && {
      text: t.exchange,
      icon: 'id-badge-2',
      run: () => push('supply.exchangeLink', { id: supplyId })
    },
    { text: t.platform, icon: 'headset', run: onPlatform },
    { text: t.complain, icon: 'alert-triangle', run: onReport },
    threadId !== null && {
      text: isBlocked ? t.unblock : t.block,
      icon: 'eye-off',
      isDanger: !isBlocked,
      run: () => block(store, !isBlocked)
    }
  ];
  return actions.filter((action) => action !== false);
}

async function callSeller(supplyId: string): Promise<void> {
  const { mobile, needs } = await readSupplyContact(supplyId);
  if (needs === null) openDeepLink({ type: 'callPhone', phone: mobile });
  else {
    overlays.toast(serviceMessages().phoneNeeds[needs]);
    if (needs === 'verify') push('attestation.center');
    if (needs === 'exchange') push('supply.exchangeLink', { id: supplyId });
  }
}

async function block(store: ChatStore, on: boolean): Promise<void> {
  const t = serviceMessages();
  if (on) {
    const { confirm } = await overlays.modal({ title: t.blockTitle, text: t.blockText, confirmText: t.block });
    if (!confirm) return;
  }
  await store.block(on);
  overlays.toast(on ? t.blocked : t.unblocked);
}
