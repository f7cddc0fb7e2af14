import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_CARD_SUPPLIES } from '@rules/card';
import { listOwnSupplies } from '@/api/ownSupply';
import { PagedList } from '@/request/PagedList';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import type { CardEditorStore } from '../CardEditor.store';
import type { PinnedSupply } from '../cardForm';
import { cardHomeMessages } from '../locale/messages';
import styles from './SupplySheet.module.scss';

/** Maximum number of supplies of one answer. */
const LIMIT = 50;

const createList = () =>
  new PagedList((cursor) => listOwnSupplies({ tab: 'onSale', limit: LIMIT, ...(cursor !== undefined && { cursor }) }));

interface SupplySheetProps {
  store: CardEditorStore;
  isOpen: boolean;
  onClose(): void;
}

/** The user's supplies on offer, of which some can be pinned to the card. */
export const SupplySheet = observer(function SupplySheet({ store, isOpen, onClose }: SupplySheetProps) {
  const [list] = useState(createList);
  const t = cardHomeMessages();
  useEffect(() => {
    if (isOpen) void list.refresh();
  }, [isOpen, list]);
  const done = (
    <Button kind="primary" isFull onPress={onClose}>
      {t.suppliesDone(store.form.values.supplies.length)}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.addSupply} footer={done}>
      <InfiniteList
        list={list}
        renderItem={({ id, title }) => <SupplyRow store={store} supply={{ id, title }} />}
        skeleton={<SkeletonRow />}
        empty={<EmptyState title={t.noSupplies} text={t.noSuppliesHint} />}
      />
    </Sheet>
  );
});

const SupplyRow = observer(function SupplyRow({ store, supply }: { store: CardEditorStore; supply: PinnedSupply }) {
  const { form } = store;
  const { supplies } = form.values;
  const isChosen = supplies.some(({ id }) => id === supply.id);
  const handleToggle = () => {
    const others = supplies.filter(({ id }) => id !== supply.id);
    if (!isChosen && others.length >= MAX_CARD_SUPPLIES) {
      overlays.toast(cardHomeMessages().suppliesFull(MAX_CARD_SUPPLIES));
      return;
    }
    form.set({ supplies: isChosen ? others : [...others, supply] });
  };
  return (
    <View className={styles.row}>
      <Checkbox isChecked={isChosen} onChange={handleToggle}>
        <Text className={styles.title}>{supply.title}</Text>
      </Checkbox>
    </View>
  );
});
