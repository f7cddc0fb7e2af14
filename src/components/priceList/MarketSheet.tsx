import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { Market } from '@contract/market';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Sheet } from '@/ui/Sheet';
import styles from './MarketSheet.module.scss';
import type { LineChoice } from './LineChoice';
import { priceListMessages } from './locale/messages';

/** As many as the server takes at once. */
const MOST_MARKETS = 16;

interface Props {
  isOpen: boolean;
  onClose(): void;
  choice: LineChoice;
  markets: readonly Market[];
}

/** One or several markets; none is all of them. */
export const MarketSheet = observer(function MarketSheet({ isOpen, onClose, choice, markets }: Props) {
  const t = priceListMessages();
  const [ids, setIds] = useState<readonly string[]>(choice.marketIds);
  useEffect(() => {
    if (isOpen) setIds(choice.marketIds);
  }, [isOpen, choice]);

  const toggle = (id: string) =>
    setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(-MOST_MARKETS));
  const confirm = () => {
    choice.setMarkets(ids);
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

/** What the chip of the markets says. */
export function marketsText(choice: LineChoice, markets: readonly Market[]): string {
  const t = priceListMessages();
  const [first] = choice.marketIds;
  if (first === undefined) return t.allMarkets;
  // Their names come with the list.
  const name = markets.find(({ id }) => id === first)?.shortName ?? t.market;
  return choice.marketIds.length === 1 ? name : t.marketAndMore(name, choice.marketIds.length);
}
