import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardPlan } from '@contract/cardLevel';
import { Price } from '@/components/price/Price';
import { formatFen } from '@/lib/price';
import { cardLevelMessages } from './locale/messages';
import styles from './PlanPrice.module.scss';

/** Price of a plan, with the price that it is reduced from. */
export const PlanPrice = observer(function PlanPrice({ plan }: { plan: CardPlan }) {
  const t = cardLevelMessages();
  const { priceFen, listPriceFen } = plan;
  return (
    <View className={styles.prices}>
      <Price fen={priceFen} unit={t.yuan} />
      {listPriceFen !== null && (
        <>
          <Text className={styles.listPrice}>{t.listPrice(formatFen(listPriceFen))}</Text>
          <Text className={styles.saving}>{t.saving(formatFen(listPriceFen - priceFen))}</Text>
        </>
      )}
    </View>
  );
});
