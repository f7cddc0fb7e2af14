import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { VisitorCard } from '@contract/card';
import { saveToPhone } from '@/components/contact/saveToPhone';
import { messages } from '@/locale/messages';
import { openDeepLink } from '@/navigation/deepLink';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { ShareButton } from '@/platform/share';
import type { SharedPage } from '@/platform/share/types';
import { cardVisits } from '@/stores/cardVisits';
import { BarAction } from '@/ui/BottomBar';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { type CardEntry, meetingBy } from '../cardEntry';
import { keepInHolder } from '../keepInHolder';
import { visitorCardMessages } from '../locale/messages';
import { isReachable, visibleContacts } from '../visibleContacts';
import type { VisitorCardStore } from '../VisitorCard.store';
import styles from './CardActions.module.scss';

interface CardActionsProps {
  store: VisitorCardStore;
  card: VisitorCard;
  entry: CardEntry;
  shared: SharedPage;
  onReport(): void;
}

/** Row of actions below the face: keep, call, save to the phone, share, report. */
export const CardActions = observer(function CardActions({ store, card, entry, shared, onReport }: CardActionsProps) {
  const t = visitorCardMessages();
  const isOwn = card.relation === 'own';
  const isKept = card.holderEntryId !== null;
  const { mobile, otherMobile, landline } = visibleContacts(card);
  const number = isOwn ? undefined : [mobile, otherMobile, landline].find(Boolean);
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
      {number !== undefined && (
        <BarAction
          icon="phone"
          text={t.makeCall}
          onPress={() => openDeepLink({ type: 'callPhone', phone: number.replace(/[^\d+]/g, '') })}
        />
      )}
      <BarAction icon="user-plus" text={t.save} onPress={() => void saveContacts(card)} />
      <ShareButton
        className={styles.share}
        label={t.share}
        page={shared}
        onOpened={() => cardVisits.recordShare(card.id)}
        onCopied={(isCopied) => {
          overlays.toast(isCopied ? messages().copied : messages().copyFailed);
          if (isCopied) cardVisits.recordShare(card.id);
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
async function saveContacts(card: VisitorCard): Promise<void> {
  const person = visibleContacts(card);
  if (!isReachable(person)) {
    overlays.toast(visitorCardMessages().nothingToSave);
    return;
  }
  await saveToPhone(person);
}
