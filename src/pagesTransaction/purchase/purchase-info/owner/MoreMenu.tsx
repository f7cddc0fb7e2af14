import { observer } from 'mobx-react-lite';
import type { PurchaseDetail } from '@contract/purchase';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { IconButton } from '@/ui/IconButton';
import { overlays } from '@/ui/overlays';
import type { OwnerActions } from '../../../ownerActions';
import { ownerMessages } from './locale/messages';

/** Menu of the buyer's less common actions on the request. */
export const MoreMenu = observer(function MoreMenu({
  detail: { id, title },
  actions
}: {
  detail: PurchaseDetail;
  actions: OwnerActions;
}) {
  const t = ownerMessages();
  const handleMore = async () => {
    const choice = await overlays.actionSheet({
      title,
      items: [
        { text: t.editNeed, icon: 'pencil' },
        { text: t.copy, icon: 'copy' },
        { text: t.allMine, icon: 'shopping-cart' }
      ]
    });
    if (choice === 0) push('purchase.create', { id });
    if (choice === 1) await actions.copy(id);
    if (choice === 2) push('purchase.ours');
  };
  return <IconButton icon="dots" label={messages().more} onPress={() => void handleMore()} />;
});
