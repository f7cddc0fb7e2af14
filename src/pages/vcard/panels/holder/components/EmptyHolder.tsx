import { observer } from 'mobx-react-lite';
import { EmptyState } from '@/ui/EmptyState';
import { addManually, photographCard } from '../addPerson';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';

/** Explains why no one is listed, and offers the next step. */
export const EmptyHolder = observer(function EmptyHolder({ store }: { store: HolderStore }) {
  const t = holderMessages();
  const { tab } = store;
  if (store.isFiltered) {
    const [title, text] = t.empty.filtered;
    return <EmptyState title={title} text={text} action={{ text: t.clearAll, onPress: store.clearFilter }} />;
  }
  const [title, text] = t.empty[tab];
  if (tab !== 'all') return <EmptyState title={title} text={text} />;
  return (
    <EmptyState
      title={title}
      text={text}
      action={{ text: t.photograph, onPress: () => void photographCard(store) }}
      second={{ text: t.addManually, onPress: () => addManually(store) }}
    />
  );
});
