import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listVarieties } from '@/api/variety';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { Sheet } from '@/ui/Sheet';
import { Skeleton } from '@/ui/Skeleton';
import { TextInput } from '@/ui/TextInput';
import { varietyMessages } from './locale/messages';
import { VarietyChoiceStore } from './VarietyChoice.store';
import styles from './VarietySheet.module.scss';

export interface VarietySheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Title of the sheet; defaults to 主营品种. */
  title?: string;
  /** Ids of the chosen varieties. */
  value: readonly string[];
  onChange(ids: string[], names: string[]): void;
  maxCount: number;
}

/** Sheet that chooses several of all varieties. */
export const VarietySheet = observer(function VarietySheet(props: VarietySheetProps) {
  const { isOpen, onClose, value, onChange, maxCount } = props;
  const [store] = useState(() => new VarietyChoiceStore({ listVarieties }, maxCount));
  const t = varietyMessages();
  useEffect(() => {
    if (isOpen) void store.open(value);
  }, [isOpen, store, value]);
  const handleDone = () => {
    const nameOf = new Map(store.varieties?.map(({ id, name }) => [id, name]));
    onChange(
      [...store.chosen],
      store.chosen.map((id) => nameOf.get(id) ?? id)
    );
    onClose();
  };
  const done = (
    <Button kind="primary" isFull onPress={handleDone}>
      {t.done(store.chosen.length)}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={props.title ?? t.title} footer={done}>
      <View className={styles.search}>
        <TextInput
          label={t.search}
          placeholder={t.search}
          name="variety"
          value={store.searchText}
          onChange={store.setSearchText}
        />
      </View>
      <Varieties store={store} onRetry={() => void store.open(value)} />
    </Sheet>
  );
});

const Varieties = observer(function Varieties({ store, onRetry }: { store: VarietyChoiceStore; onRetry(): void }) {
  const t = varietyMessages();
  if (store.error !== undefined) return <ErrorState error={store.error} onRetry={onRetry} />;
  if (!store.varieties) return <Skeleton height={120} />;
  if (store.matches.length === 0) return <View className={styles.none}>{t.none}</View>;
  return (
    <View className={styles.chips} role="group" aria-label={t.title}>
      {store.matches.map(({ id, name }) => (
        <Chip
          key={id}
          kind="check"
          text={name}
          isOn={store.chosen.includes(id)}
          onPress={() => {
            if (!store.toggle(id)) overlays.toast(t.full(store.maxCount));
          }}
        />
      ))}
    </View>
  );
});
