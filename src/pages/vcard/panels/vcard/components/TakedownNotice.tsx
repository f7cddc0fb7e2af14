import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { push } from '@/navigation/navigate';
import { Button } from '@/ui/Button';
import { ownCardMessages } from '../locale/messages';
import styles from './TakedownNotice.module.scss';

interface TakedownNoticeProps {
  /** Id of the card. */
  id: string;
  /** Reason of the operator; may be empty. */
  reason: string;
}

/** Explains to its owner why a card is not shown to others. */
export const TakedownNotice = observer(function TakedownNotice({ id, reason }: TakedownNoticeProps) {
  const t = ownCardMessages();
  return (
    <View className={styles.notice} role="alert">
      <View className={styles.title}>{t.takenDown}</View>
      {reason !== '' && <View className={styles.text}>{t.takedownReason(reason)}</View>}
      <View className={styles.text}>{t.takedownHint}</View>
      <View className={styles.actions}>
        <Button kind="outline" size="small" onPress={() => push('contact')}>
          {t.contact}
        </Button>
        <Button kind="tinted" size="small" onPress={() => push('vcard.home', { edit: id })}>
          {t.actions.edit}
        </Button>
      </View>
    </View>
  );
});
