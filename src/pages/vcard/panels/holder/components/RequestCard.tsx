import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ExchangeItem } from '@contract/exchange';
import { Pressable } from '@/platform/pressable';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { IconButton } from '@/ui/IconButton';
import type { HolderStore } from '../Holder.store';
import { holderMessages } from '../locale/messages';
import { ignoreRequest, openExchange, showRequestMenu, unblockRequest } from '../requestActions';
import styles from './RequestCard.module.scss';

interface RequestCardProps {
  store: HolderStore;
  item: ExchangeItem;
  /** Shows message and position, and offers to block. */
  isDetailed?: boolean;
}

/** A request for an exchange, with the answers that its box allows. */
export const RequestCard = observer(function RequestCard({ store, item, isDetailed }: RequestCardProps) {
  const { requests: t } = holderMessages();
  const { otherName, otherCompany, otherPosition, message } = item;
  const identity = [otherCompany, otherPosition].filter((text) => text !== '').join(' · ');
  return (
    <Card>
      <View className={styles.request}>
        <Pressable className={styles.person} role="link" onPress={() => openExchange(item)}>
          <Avatar name={otherName} src={item.avatarUrl} />
          <View className={styles.text}>
            <View className={styles.line}>
              <Text className={styles.name}>{otherName}</Text>
              {store.requests.box === 'incoming' && <Text className={styles.asks}>{t.asks}</Text>}
            </View>
            {isDetailed && identity !== '' && <View className={styles.about}>{identity}</View>}
            <View className={styles.about}>{aboutText(item, store.requests.box === 'outgoing')}</View>
          </View>
        </Pressable>
        <Answers store={store} item={item} isDetailed={isDetailed} />
      </View>
      {isDetailed && message !== '' && <View className={styles.message}>{message}</View>}
    </Card>
  );
});

/** Returns why the request was made; empty when its subject was deleted. */
function aboutText({ about }: ExchangeItem, isMine: boolean): string {
  const { requests: t } = holderMessages();
  if (about === null) return '';
  if (about.kind === 'supply') return t.aboutSupply(about.title);
  return isMine ? t.aboutTheirCard : t.aboutCard;
}

const Answers = observer(function Answers({ store: { requests }, item, isDetailed }: RequestCardProps) {
  const { requests: t } = holderMessages();
  const isBusy = requests.isBusy(item.id);
  switch (requests.box) {
    case 'outgoing':
      return <Text className={styles.waits}>{t.waits}</Text>;
    case 'blocked':
      return (
        <Button size="small" isLoading={isBusy} onPress={() => unblockRequest(requests, item)}>
          {t.unblock}
        </Button>
      );
    case 'incoming':
      return (
        <View className={styles.answers}>
          <Button size="small" isLoading={isBusy} onPress={() => ignoreRequest(requests, item)}>
            {t.ignore}
          </Button>
          <Button size="small" kind="primary" onPress={() => openExchange(item)}>
            {t.exchange}
          </Button>
          {isDetailed && (
            <IconButton
              icon="dots"
              label={t.moreActions(item.otherName)}
              className={styles.more}
              onPress={() => void showRequestMenu(requests, item)}
            />
          )}
        </View>
      );
  }
});
