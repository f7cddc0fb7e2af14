import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { quickNewsMessages } from '../../locale/messages';
import styles from './NewItemsPill.module.scss';

/** Floating button with the number of flashes that arrived above; takes no space in the layout. */
export const NewItemsPill = observer(function NewItemsPill({ count, onPress }: { count: number; onPress(): void }) {
  return (
    <View className={styles.holder} role="status">
      {count > 0 && (
        <Pressable className={styles.pill} onPress={onPress}>
          <Icon name="chevron-left" className={styles.up} />
          <Text>{quickNewsMessages().newItems(count)}</Text>
        </Pressable>
      )}
    </View>
  );
});
