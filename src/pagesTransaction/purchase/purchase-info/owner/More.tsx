import { observer } from 'mobx-react';
import type { PurchaseDetail } from '@contract/purchase';
import { isBuilt, push } from '@/navigation/navigate';
import { feedback } from '@/ui/feedback';
import { IconButton } from '@/ui/IconButton';
import { words } from '@/locale/words';
import { ownerWords } from './locale/words';

/** What a buyer seldom does with a request. */
export const More = observer(function More({ detail }: { detail: PurchaseDetail }) {
  const t = ownerWords();
  const handleMore = async () => {
    const choice = await feedback.actionSheet({
      title: detail.title,
      items: [
        { text: t.editNeed, icon: 'pencil' },
        { text: t.allMine, icon: 'shopping-cart' }
      ]
    });
    if (choice === 0) push('purchase.create', { id: detail.id });
    if (choice === 1) push('purchase.ours');
  };
  if (!isBuilt('purchase.create')) return null;
  return <IconButton icon="dots" label={words().more} onPress={() => void handleMore()} />;
});
