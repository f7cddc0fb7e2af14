import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Region, RegionPath } from '@contract/region';
import { getRegions } from '@/api/region';
import { ChoiceRow } from '@/ui/ChoiceRow';
import { ErrorState } from '@/ui/ErrorState';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRow } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { regionMessages } from './locale/messages';
import { RegionChoiceStore } from './RegionChoice.store';

export interface RegionSheetProps {
  isOpen: boolean;
  onClose(): void;
  title?: string;
  /** Code of the current region. */
  value?: string;
  onChange(region: RegionPath): void;
  /** Number of levels; 2 ends at the city. */
  depth?: 1 | 2 | 3;
  /** Allows a whole province or city as well, and the whole country (null), which is labelled `text`. */
  allOption?: { text: string; onChoose(region: RegionPath | null): void };
  /** Loads other regions than all of the country; called each time the sheet opens. */
  loadRegions?: () => Promise<Region[]>;
}

/** Sheet that chooses province, city and district in turn. The last choice closes it. */
export const RegionSheet = observer(function RegionSheet(props: RegionSheetProps) {
  const { isOpen, onClose, value, onChange, depth = 3, loadRegions } = props;
  const [store] = useState(() => new RegionChoiceStore({ getRegions: loadRegions ?? getRegions }, depth));
  const t = regionMessages();
  useEffect(() => {
    if (isOpen) void store.open(value);
  }, [isOpen, store, value]);
  const levels = loadRegions ? [] : [t.province, t.city, t.district].slice(0, depth);
  const current = store.isComplete ? store.steps.length - 1 : store.steps.length;

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={props.title ?? t.title} contentKey={current}>
      <Tabs
        label={t.title}
        value={String(current)}
        onChange={(level) => store.returnToLevel(Number(level))}
        options={[
          ...store.steps.map((text, level) => ({ key: String(level), text })),
          ...(store.isComplete ? [] : [{ key: String(current), text: levels[current] ?? t.title }])
        ]}
      />
      <RegionOptions
        store={store}
        allOption={
          props.allOption && {
            text: props.allOption.text,
            onChoose: (region) => {
              props.allOption?.onChoose(region);
              onClose();
            }
          }
        }
        onComplete={(region) => {
          onChange(region);
          onClose();
        }}
        onRetry={() => void store.open(value)}
      />
    </Sheet>
  );
});

interface RegionOptionsProps {
  store: RegionChoiceStore;
  onComplete(region: RegionPath): void;
  onRetry(): void;
  allOption: RegionSheetProps['allOption'];
}

const RegionOptions = observer(function RegionOptions({ store, onComplete, onRetry, allOption }: RegionOptionsProps) {
  if (store.error !== undefined) return <ErrorState error={store.error} onRetry={onRetry} />;
  if (!store.isLoaded) return <SkeletonRow />;
  return (
    <View role="listbox" aria-label={regionMessages().title}>
      {allOption && !store.isComplete && (
        <ChoiceRow
          role="option"
          item={{ text: store.steps[store.steps.length - 1] ?? allOption.text }}
          onPress={() => allOption.onChoose(store.currentPath)}
        />
      )}
      {store.options.map((region) => (
        <ChoiceRow
          key={region.code}
          role="option"
          item={{ text: region.count === undefined ? region.name : `${region.name} ${region.count}` }}
          isChosen={region.code === store.code}
          onPress={() => {
            store.choose(region);
            if (store.path) onComplete(store.path);
          }}
        />
      ))}
    </View>
  );
});
