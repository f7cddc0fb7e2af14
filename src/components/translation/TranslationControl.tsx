import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TranslationService } from '@contract/translation';
import { isApiError } from '@/lib/ApiError';
import { errorText } from '@/locale/errorText';
import { Pressable } from '@/platform/pressable';
import { Spinner } from '@/ui/Spinner';
import { translationMessages } from './locale/messages';
import type { TranslationStore } from './Translation.store';
import styles from './TranslationControl.module.scss';

interface TranslationControlProps {
  store: TranslationStore;
  service: TranslationService;
}

/** Switches a text between original and translation, and names the service that translated it. */
export const TranslationControl = observer(function TranslationControl({ store, service }: TranslationControlProps) {
  const t = translationMessages();
  const { isLoading, error } = store;
  const isTranslated = store.text !== null;
  const handlePress = () => {
    if (isTranslated) store.hide();
    else if (!isLoading) void store.show();
  };
  const action = error === undefined ? t.translate : t.retry;
  return (
    <View className={styles.row}>
      <Pressable
        className={styles.action}
        label={isLoading ? t.loading : undefined}
        isDisabled={isLoading}
        onPress={handlePress}
      >
        {isLoading ? <Spinner /> : <Text>{isTranslated ? t.original : action}</Text>}
      </Pressable>
      {isTranslated && (
        <Text className={styles.note} role="status">
          {service.isDemo ? t.demo : t.by(service.name)}
        </Text>
      )}
      {error !== undefined && (
        <Text className={styles.note} role="alert">
          {isApiError(error, 'RATE_LIMITED') ? t.limited : errorText(error)}
        </Text>
      )}
    </View>
  );
});
