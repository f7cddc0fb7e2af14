import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { overlays } from '@/ui/overlays';
import type { ExchangeStore } from '../Exchange.store';
import { exchangeMessages } from '../locale/messages';
import { PartyHeader } from './PartyHeader';
import styles from './RespondForm.module.scss';

interface RespondFormProps {
  store: ExchangeStore;
  onFailure(error: unknown): void;
}

/** Received request with its message, and the actions to decline it. */
export const RespondForm = observer(function RespondForm({ store, onFailure }: RespondFormProps) {
  const t = exchangeMessages();
  const { exchange } = store;
  if (!exchange) return null;
  const handleBlock = async () => {
    const { confirm } = await overlays.modal({ title: t.blockTitle, text: t.blockText, confirmText: t.block });
    if (confirm) await store.answer('block');
  };
  return (
    <Card>
      <View className={styles.asks}>{t.asksYou}</View>
      <PartyHeader
        name={exchange.theirs?.name ?? ''}
        company={exchange.theirs?.company ?? ''}
        position={exchange.theirs?.position ?? ''}
      />
      {exchange.message !== '' && <View className={styles.message}>{exchange.message}</View>}
      <View className={styles.actions}>
        <Button size="small" onPress={() => void store.answer('ignore').catch(onFailure)}>
          {t.ignore}
        </Button>
        <Button size="small" onPress={() => void handleBlock().catch(onFailure)}>
          {t.block}
        </Button>
      </View>
    </Card>
  );
});
