import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLineDetail } from '@contract/lineInfo';
import { formatUnitPrice } from '@/lib/priceUnit';
import { market } from '@/stores/market';
import { Cell } from '@/ui/Cell';
import { Sheet } from '@/ui/Sheet';
import { marketInfoMessages } from '../../locale/messages';

interface Props {
  detail: PriceLineDetail;
  isOpen: boolean;
  onClose(): void;
  onLine(lineId: string): void;
}

/** Sheet to choose the market whose price of the grade is shown. */
export const MarketChoiceSheet = observer(function MarketChoiceSheet({ detail, isOpen, onClose, onLine }: Props) {
  const t = marketInfoMessages();
  const choose = (lineId: string) => {
    onClose();
    if (lineId !== detail.line.id) onLine(lineId);
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.chooseMarket}>
      <View>
        {detail.markets.map(({ lineId, marketName, midFen }) => (
          <Cell
            key={lineId}
            title={marketName}
            value={`${formatUnitPrice(midFen, market.unit)} ${t.perUnit[market.unit]}`}
            onPress={() => choose(lineId)}
          />
        ))}
      </View>
    </Sheet>
  );
});
