import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { user } from '@/stores/user';
import { visitorCardMessages } from '../locale/messages';
import styles from './VisitNote.module.scss';

interface VisitNoteProps {
  isAnonymous: boolean;
  /** True where no other page can be opened. */
  isReadOnly: boolean;
}

/** Says whether the owner learns the viewer's name, and leads to the preference that decides it. */
export const VisitNote = observer(function VisitNote({ isAnonymous, isReadOnly }: VisitNoteProps) {
  const t = visitorCardMessages();
  if (isReadOnly || !user.isLoggedIn) return <View className={styles.note}>{t.guestVisitNote}</View>;
  return (
    <View className={styles.note}>
      <Text>{isAnonymous ? t.anonymousNote : t.visitNote}</Text>
      <Pressable className={styles.link} role="link" onPress={() => push('setting.account')}>
        {t.browseAnonymously}
      </Pressable>
    </View>
  );
});
