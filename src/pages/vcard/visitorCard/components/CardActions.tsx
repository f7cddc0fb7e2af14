import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VisitorCard } from '@contract/card';
import { messages } from '@/locale/messages';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { saveContact } from '@/platform/contacts';
import { ShareButton } from '@/platform/share';
import { BarAction } from '@/ui/BottomBar';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { type CardEntry, meetingBy } from '../cardEntry';
import { keepInHolder } from '../keepInHolder';
import { visitorCardMessages } from '../locale/messages';
import { sharedCard } from '../sharedCard';
import { isReachable, visibleContacts } from '../visibleContacts';
import type { VisitorCardStore } from '../VisitorCard.store';
import styles from './CardActions.module.scss';

interface CardActionsProps {
  store: VisitorCardStore;
  card: VisitorCard;
  entry: CardEntry;
  onReport(): void;
}

/** Row of actions below the face: keep, save to the phone, share, report. */
export const CardActions = observer(function CardActions({ store, card, entry, onReport }: CardActionsProps) {
  const t = visitorCardMessages();
  const isOwn = card.relation === 'own';
  const isKept = card.holderEntryId !== null;
  const handleKeep = () =>
    void withLogin(t.loginToKeep, () => void keepInHolder(store, meetingBy(entry)), {
      text: t.loginToKeepText,
      icon: 'star'
    });
  const openHolder = () => push('vcard.webview', { webviewPathName: 'VcardHolder' });
  return (
    <View className={styles.row}>
      {!isOwn && (
        <BarAction
          icon={isKept ? 'star-filled' : 'star'}
          isOn={isKept && 'star'}
          text={isKept ? t.kept : t.keep}
          onPress={isKept ? openHolder : handleKeep}
        />
      )}
      <BarAction icon="user-plus" text={t.save} onPress={() => void saveToPhone(card)} />
      <ShareButton
        className={styles.share}
        label={t.share}
        page={sharedCard(card.id, card)}
        onOpened={() => recordShare(card.id)}
        onCopied={(isCopied) => {
          overlays.toast(isCopied ? messages().copied : messages().copyFailed);
          if (isCopied) recordShare(card.id);
        }}
      >
        <Icon name="share-2" className={styles.icon} />
        <Text>{t.share}</Text>
      </ShareButton>
      {!isOwn && <BarAction icon="alert-triangle" text={t.report} onPress={onReport} />}
    </View>
  );
});

/** Saves what the viewer sees; without a number or address there is nothing to save. */
async function saveToPhone(card: VisitorCard): Promise<void> {
  const t = visitorCardMessages();
  const person = visibleContacts(card);
  if (!isReachable(person)) {
    overlays.toast(t.nothingToSave);
    return;
  }
  try {
    if (await saveContact(person)) overlays.toast(t.saved, { icon: 'circle-check' });
  } catch {
    overlays.toast(t.notSaved);
  }
}

/** The card has been passed on in any case. */
function recordShare(cardId: string): void {
  import('@/stores/cardVisits')
    .then(({ cardVisits }) => cardVisits.recordShare(cardId))
    .catch((error: unknown) => console.warn('a share of a card was not counted', error));
}
