import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { MAX_CARD_SUPPLIES } from '@rules/card';
import { listCompanySupplies } from '@/api/company';
import { listOwnSupplies } from '@/api/ownSupply';
import { user } from '@/stores/user';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import type { CardEditorStore } from '../CardEditor.store';
import { cardHomeMessages } from '../locale/messages';
import { PinnableSuppliesStore, type PinnableSupply } from '../PinnableSupplies.store';
import styles from './SupplySheet.module.scss';

const api = {
  listOwnSupplies,
  listCompanySupplies,
  companyIds: () => user.user?.companies.map(({ id }) => id) ?? []
};

interface SupplySheetProps {
  store: CardEditorStore;
  isOpen: boolean;
  onClose(): void;
}

/** Supplies on offer of the user and of their companies, of which some can be pinned to the card. */
export const SupplySheet = observer(function SupplySheet({ store, isOpen, onClose }: SupplySheetProps) {
  const [supplies] = useState(() => new PinnableSuppliesStore(api));
  const { list } = supplies;
  const t = cardHomeMessages();
  useEffect(() => {
    if (!isOpen) return undefined;
    void supplies.open();
    return supplies.start();
  }, [isOpen, supplies]);
  const done = (
    <Button kind="primary" isFull onPress={onClose}>
      {t.suppliesDone(store.form.values.supplies.length)}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.addSupply} footer={done}>
      {list.status === 'ready' && (
        <View className={styles.search}>
          <TextInput
            label={t.searchSupply}
            placeholder={t.searchSupply}
            name="supply"
            value={supplies.searchText}
            onChange={supplies.setSearchText}
          />
        </View>
      )}
      {supplies.isWithoutMatch && <View className={styles.none}>{t.noSupplyFound}</View>}
      <InfiniteList
        list={list}
        renderItem={(supply) => supplies.isMatch(supply) && <SupplyRow store={store} supply={supply} />}
        skeleton={<SkeletonRow />}
        empty={<EmptyState title={t.noSupplies} text={t.noSuppliesHint} />}
      />
    </Sheet>
  );
});

interface SupplyRowProps {
  store: CardEditorStore;
  supply: PinnableSupply;
}

const SupplyRow = observer(function SupplyRow({ store, supply: { id, title, companyName } }: SupplyRowProps) {
  const { form } = store;
  const { supplies } = form.values;
  const isChosen = supplies.some((supply) => supply.id === id);
  const handleToggle = () => {
    const others = supplies.filter((supply) => supply.id !== id);
    if (!isChosen && others.length >= MAX_CARD_SUPPLIES) {
      overlays.toast(cardHomeMessages().suppliesFull(MAX_CARD_SUPPLIES));
      return;
    }
    form.set({ supplies: isChosen ? others : [...others, { id, title }] });
  };
  return (
    <View className={styles.row}>
      <Checkbox isChecked={isChosen} onChange={handleToggle}>
        <View className={styles.title}>{title}</View>
        {companyName !== '' && <View className={styles.company}>{companyName}</View>}
      </Checkbox>
    </View>
  );
});
