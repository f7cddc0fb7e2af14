import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { cardLevelMessages } from './locale/messages';
import styles from './SaleRules.module.scss';

/** Rules of payment and refund. */
export const SaleRules = observer(function SaleRules() {
  return (
    <View>
      {cardLevelMessages().rules.map((rule) => (
        <View key={rule} className={styles.rule}>
          {rule}
        </View>
      ))}
    </View>
  );
});
