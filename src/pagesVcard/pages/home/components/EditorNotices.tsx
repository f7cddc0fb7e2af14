import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { SubmitFailureNotice } from '@/components/form/SubmitFailureNotice';
import { isConnectionError } from '@/locale/errorText';
import { Icon } from '@/ui/Icon';
import type { CardEditorStore } from '../CardEditor.store';
import { cardHomeMessages } from '../locale/messages';
import styles from './EditorNotices.module.scss';

/** Notices above the form: nothing was sent for lack of a connection, or the card was changed elsewhere meanwhile. */
export const EditorNotices = observer(function EditorNotices({
  store,
  onRetry
}: {
  store: CardEditorStore;
  onRetry(): void;
}) {
  const { failure } = store.form;
  const t = cardHomeMessages();
  return (
    <>
      <SubmitFailureNotice failure={isConnectionError(failure?.error) ? failure : null} onRetry={onRetry} />
      {store.isMerged && (
        <View className={styles.merged} role="alert">
          <Icon name="alert-triangle" />
          <View className={styles.text}>
            <Text>{t.changedMeanwhile}</Text>
            <View>{t.keptTyped}</View>
          </View>
        </View>
      )}
    </>
  );
});
