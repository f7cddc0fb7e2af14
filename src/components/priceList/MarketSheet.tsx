import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Market } from '@contract/market';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Sheet } from '@/ui/Sheet';
import type { LineFilterStore } from './LineFilter.store';
import { priceListMessages } from './locale/messages';
import styles from './MarketSheet.module.scss';

/** The server's limit of markets per query. */
const MAX_MARKETS = 16;

interface Props {
  isOpen: boolean;
  onClose(): void;
  lineFilter: LineFilterStore;
  markets: readonly Market[];
}

/** Sheet that chooses one or several markets; none means all. */
export const MarketSheet = observer(function MarketSheet({ isOpen, onClose, lineFilter, markets }: Props) {
  const t = priceListMessages();
  const [ids, setIds] = useState<readonly string[]>(lineFilter.marketIds);
  useEffect(() => {
    if (isOpen) setIds(lineFilter.marketIds);
  }, [isOpen, lineFilter]);

  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-MAX_MARKETS));
  const confirm = () => {
    lineFilter.setMarkets(ids);
    onClose();
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.chooseMarkets}
      footer={
        <Button kind="primary" isFull onPress={confirm}>
          {ids.length === 0 ? t.seeAllMarkets : t.seeMarkets(ids.length)}
        </Button>
      }
    >
      <View className={styles.rows}>
        <View className={styles.row}>
          <Checkbox isChecked={ids.length === 0} onChange={() => setIds([])}>
            {t.allMarkets}
          </Checkbox>
        </View>
        {markets.map(({ id, name }) => (
          <View key={id} className={styles.row}>
            <Checkbox isChecked={ids.includes(id)} onChange={() => toggle(id)}>
              {name}
            </Checkbox>
          </View>
        ))}
      </View>
    </Sheet>
  );
});

/** Returns the label of the market chip. */
export function marketsText(lineFilter: LineFilterStore, markets: readonly Market[]): string {
  const t = priceListMessages();
  const [first] = lineFilter.marketIds;
  if (first === undefined) return t.allMarkets;
  // Market names arrive with the list.
  const name = markets.find(({ id }) => id === first)?.shortName ?? t.market;
  return lineFilter.marketIds.length === 1 ? name : t.marketAndMore(name, lineFilter.marketIds.length);
}
