import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { quickNewsMessages } from '../../locale/messages';
import styles from './EarlierDayBar.module.scss';

interface Props {
  /** First shown day, YYYY-MM-DD. */
  until: string;
  onBack(): void;
}

/** Notice that the timeline starts at an earlier day, with a button to return to the newest. */
export const EarlierDayBar = observer(function EarlierDayBar({ until, onBack }: Props) {
  const t = quickNewsMessages();
  const day = messages().time.monthDay(Number(until.slice(5, 7)), Number(until.slice(8)));
  return (
    <View className={styles.bar}>
      <Text>{t.until(day)}</Text>
      <Pressable className={styles.back} onPress={onBack}>
        <Text>{t.toNewest}</Text>
      </Pressable>
    </View>
  );
});
