import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { errorText, isConnectionError } from '@/locale/errorText';
import { messages } from '@/locale/messages';
import { network } from '@/platform/network/network';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { formMessages } from './locale/messages';
import styles from './SubmitFailureNotice.module.scss';

interface SubmitFailureNoticeProps {
  /** Last failed action; null for none. */
  failure: { kind: 'keep' | 'send'; error: unknown } | null;
  onRetry(): void;
}

/** Notice of a failed submission with its cause and a retry button. Without a network it says that no input is lost. */
export const SubmitFailureNotice = observer(function SubmitFailureNotice({
  failure,
  onRetry
}: SubmitFailureNoticeProps) {
  const { errors, retry } = messages();
  const t = formMessages();
  if (network.online && failure === null) return null;
  const known = isConnectionError(failure?.error) ? errors.networkTitle : errorText(failure?.error);
  const cause = network.online ? known : errors.offline;
  const outcome = { keep: t.notKept, send: t.notSent };
  return (
    <View className={styles.notSent} role="alert">
      <Icon name="alert-triangle" />
      <View className={styles.cause}>
        <Text>{failure ? outcome[failure.kind] : t.offline}</Text>
        {failure && <View>{cause}</View>}
      </View>
      {failure && (
        <Button kind="outline" size="small" onPress={onRetry}>
          {retry}
        </Button>
      )}
    </View>
  );
});
