import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { InquiryRoom } from '@contract/inquiry';
import { ReportSheet } from '@/components/report/ReportSheet';
import { jump } from '@/navigation/jump';
import { isBuilt, push } from '@/navigation/navigate';
import { feedback } from '@/ui/feedback';
import type { IconName } from '@/ui/Icon';
import { readSupplyContact } from '../../../api/supply';
import type { ChatStore } from '../Chat.store';
import { serviceWords } from '../locale/words';

interface ConversationMenuProps {
  store: ChatStore;
  room: InquiryRoom;
  isOpen: boolean;
  onClose(): void;
  onPlatform(): void;
  onFailure(error: unknown): void;
}

interface Deed {
  text: string;
  icon: IconName;
  isDanger?: boolean;
  run(): void | Promise<unknown>;
}

/** What else can be done about a conversation: the phone by its rule, an exchange of contacts, an end, a complaint. */
export const ConversationMenu = observer(function ConversationMenu(props: ConversationMenuProps) {
  const { store, room, isOpen, onClose, onPlatform, onFailure } = props;
  const [isReporting, setReporting] = useState(false);
  const { supplyId, threadId, side, isBlocked } = room;
  const t = serviceWords();
  useEffect(() => {
    if (!isOpen) return;
    const deeds: Deed[] = [
      ...(side === 'asker' ? [{ text: t.callSeller, icon: 'phone' as const, run: () => callSeller(supplyId) }] : []),
      ...(side === 'asker' && isBuilt('supply.exchangeLink')
        ? [{ text: t.exchange, icon: 'id-badge-2' as const, run: () => push('supply.exchangeLink', { id: supplyId }) }]
        : []),
      { text: t.platform, icon: 'headset', run: onPlatform },
      { text: t.complain, icon: 'alert-triangle', run: () => setReporting(true) },
      ...(threadId === null
        ? []
        : [
            {
              text: isBlocked ? t.unblock : t.block,
              icon: 'eye-off' as const,
              isDanger: !isBlocked,
              run: () => block(store, !isBlocked)
            }
          ])
    ];
    void feedback
      .actionSheet({ items: deeds.map(({ text, icon, isDanger }) => ({ text, icon, isDanger })) })
      .then(async (chosen) => {
        onClose();
        if (chosen !== null) await deeds[chosen]?.run();
      })
      .catch(onFailure);
    // Opened by a tap; what stands in it is what was so then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);
  return (
    <ReportSheet
      isOpen={isReporting}
      onClose={() => setReporting(false)}
      thing={
        threadId === null ? { targetType: 'supply', targetId: supplyId } : { targetType: 'inquiry', targetId: threadId }
      }
    />
  );
});

async function callSeller(supplyId: string): Promise<void> {
  const { mobile, needs } = await readSupplyContact(supplyId);
  if (needs === null) jump({ type: 'callPhone', phone: mobile });
  else {
    feedback.toast(serviceWords().phoneNeeds[needs]);
    if (needs === 'verify') push('attestation.center');
    if (needs === 'exchange') push('supply.exchangeLink', { id: supplyId });
  }
}

async function block(store: ChatStore, on: boolean): Promise<void> {
  const t = serviceWords();
  if (on) {
    const { confirm } = await feedback.modal({ title: t.blockTitle, text: t.blockText, confirmText: t.block });
    if (!confirm) return;
  }
  await store.block(on);
  feedback.toast(on ? t.blocked : t.unblocked);
}
