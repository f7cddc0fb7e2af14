import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { visitorCardMessages } from '../locale/messages';
import styles from './VisitNote.module.scss';

/** Says that the owner learns of the visit, and leads to the preference that prevents it. */
export const VisitNote = observer(function VisitNote() {
  const t = visitorCardMessages();
  if (!user.isLoggedIn) return <View className={styles.note}>{t.guestVisitNote}</View>;
  return (
    <View className={styles.note}>
      <Text>{t.visitNote}</Text>
      <Pressable className={styles.link} role="link" onPress={() => push('setting.account')}>
        {t.browseAnonymously}
      </Pressable>
    </View>
  );
});
