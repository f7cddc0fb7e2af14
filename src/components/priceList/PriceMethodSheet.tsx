import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { priceListMessages } from './locale/messages';
import styles from './PriceMethodSheet.module.scss';

/** Sheet that explains how prices are collected, one tap away from every price list. */
export const PriceMethodSheet = observer(function PriceMethodSheet(props: { isOpen: boolean; onClose(): void }) {
  const t = priceListMessages();
  return (
    <Sheet
      {...props}
      title={t.note}
      footer={
        <Button kind="tinted" isFull onPress={props.onClose}>
          {t.gotIt}
        </Button>
      }
    >
      <View className={styles.texts}>
        {t.noteTexts.map((text) => (
          <View key={text} className={styles.text}>
            {text}
          </View>
        ))}
      </View>
    </Sheet>
  );
});
