import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExpoBrief } from '@contract/expo';
import { expoMessages } from '@/components/expo/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Highlighted } from '../../components/Highlighted';
import styles from '../../components/NewsResultRow.module.scss';

/** The current expo. Opens its index. */
export const ExpoResultRow = observer(function ExpoResultRow({ expo, query }: { expo: ExpoBrief; query: string }) {
  const { id, name, startsOn, endsOn, venue } = expo;
  return (
    <Pressable className={styles.article} role="link" onPress={linkTo('exhibit.index', { expoId: id })}>
      <View className={styles.title}>
        <Highlighted text={name} query={query} />
      </View>
      <View className={styles.facts}>
        <Text>{expoMessages().dateRange(startsOn, endsOn)}</Text>
        <Text>{venue}</Text>
      </View>
    </Pressable>
  );
});
