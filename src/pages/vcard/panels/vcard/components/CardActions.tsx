import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card } from '@contract/card';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { ShareButton } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { cardVisits } from '@/stores/cardVisits';
import { overlays } from '@/ui/overlays';
import { saveOwnContact } from '../cardActions';
import { ownCardMessages } from '../locale/messages';
import styles from './CardActions.module.scss';

interface CardActionsProps {
  card: Card;
  shared: SharedPage;
  onPoster(): void;
}

/** Actions on the card in view. One that was taken down is not given away: its codes and shares lead nowhere. */
export const CardActions = observer(function CardActions({ card, shared, onPoster }: CardActionsProps) {
  const t = ownCardMessages();
  const isTakenDown = card.takedownReason !== null;
  const whenShown = (action: () => void) => () => {
    if (isTakenDown) overlays.toast(t.takenDownToast, { icon: 'info-circle' });
    else action();
  };
  const handleCopied = (isCopied: boolean) => {
    overlays.toast(isCopied ? t.linkCopied : messages().copyFailed);
    if (isCopied) cardVisits.recordShare(card.id);
  };
  const share = <ActionContent icon="i i-share-2" text={t.actions.share} />;
  return (
    <View className={styles.actions}>
      <Pressable className={styles.action} onPress={whenShown(() => push('vcard.code', { id: card.id }))}>
        <ActionContent icon={`i ${styles.qrCode}`} text={t.actions.code} />
      </Pressable>
      <Pressable className={styles.action} onPress={whenShown(onPoster)}>
        <ActionContent icon="i i-photo" text={t.actions.poster} />
      </Pressable>
      {isTakenDown ? (
        <Pressable className={styles.action} onPress={whenShown(() => undefined)}>
          {share}
        </Pressable>
      ) : (
        <ShareButton
          className={`${styles.action} ${styles.bare}`}
          label={t.actions.share}
          page={shared}
          onOpened={() => cardVisits.recordShare(card.id)}
          onCopied={handleCopied}
        >
          {share}
        </ShareButton>
      )}
      <Pressable className={styles.action} onPress={() => void saveOwnContact(card)}>
        <ActionContent icon="i i-user-plus" text={t.actions.save} />
      </Pressable>
      <Pressable className={styles.action} onPress={() => push('vcard.home', { edit: card.id })}>
        <ActionContent icon="i i-pencil" text={t.actions.edit} />
      </Pressable>
    </View>
  );
});

function ActionContent({ icon, text }: { icon: string; text: string }) {
  return (
    <>
      <Text className={`${icon} ${styles.icon}`} aria-hidden="true" />
      <Text className={styles.text}>{text}</Text>
    </>
  );
}
