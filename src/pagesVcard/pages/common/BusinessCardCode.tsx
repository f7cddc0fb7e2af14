import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { getCardCode, getOwnCards, renewCardCode } from '@/api/card';
import { getShareCodeImage } from '@/api/shareCode';
import { sharedCard } from '@/components/card/sharedCard';
import { CardShareCanvas } from '@/components/cardPoster/CardShareCanvas';
import { useCardPicture } from '@/components/cardPoster/useCardPicture';
import { MemberFrame } from '@/components/member/MemberFrame';
import { messages } from '@/locale/messages';
import { replace } from '@/navigation/navigate';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useBrightScreen } from '@/platform/brightness/useBrightScreen';
import { network } from '@/platform/network/network';
import { ShareButton, useSharedPage } from '@/platform/share';
import { cardVisits } from '@/stores/cardVisits';
import { user } from '@/stores/user';
import { BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { loadQrPicture } from '@/ui/qrPicture';
import { Skeleton } from '@/ui/Skeleton';
import { SkeletonCells } from '@/ui/SkeletonCells';
import { CardCodeStore } from './CardCode.store';
import { cardCodeCache } from './cardCodeCache';
import { CodeCard } from './components/CodeCard';
import { CodeChoices } from './components/CodeChoices';
import { CodePictureSheet } from './components/CodePictureSheet';
import { cardCodeMessages } from './locale/messages';
import styles from './BusinessCardCode.module.scss';

/** Height of the card with a code, px of the 375 grid. */
const CODE_CARD_HEIGHT = 400;

const api = { getOwnCards, getCardCode, renewCardCode, getShareCodeImage, loadQrPicture };

/** Code of a card to scan from the screen, bright, and also without a network. */
export default observer(function BusinessCardCodePage() {
  const { id } = useRouteParams('vcard.code');
  const [store] = useState(() => new CardCodeStore(api, cardCodeCache, id));
  const [isSaving, setSaving] = useState(false);
  useDidShow(() => {
    if (user.isLoggedIn) void store.load();
  });
  const { code, status, error } = store;
  useBrightScreen(user.isLoggedIn && code !== null);
  const t = cardCodeMessages();
  const picture = useCardPicture(code && code.sides.first.face);
  const shared = code
    ? sharedCard({ id: code.cardId, varieties: [] }, code.sides.first.face, picture)
    : { title: t.title, path: pathOf('home', {}) };
  const recordShare = () => {
    if (code) cardVisits.recordShare(code.cardId);
  };
  useSharedPage(shared, recordShare);
  const share = code && (
    <ShareButton
      className={styles.share}
      label={t.share}
      page={shared}
      onCopied={(isCopied) => {
        overlays.toast(isCopied ? t.linkCopied : messages().copyFailed);
        if (isCopied) recordShare();
      }}
      onOpened={recordShare}
    >
      <Icon name="share-2" />
    </ShareButton>
  );
  return (
    <MemberFrame
      title={t.title}
      loggedOut={t}
      status={status}
      error={error}
      onRetry={() => void store.load()}
      offlineSinceMs={store.isStale || !network.online ? code?.savedAtMs : undefined}
      skeleton={<CodeSkeleton />}
      empty={<NoCode store={store} id={id} />}
      navRight={share}
      bottomBar={
        code && (
          <BarSpacer>
            <Button kind="primary" isFull onPress={() => setSaving(true)}>
              {t.save}
            </Button>
          </BarSpacer>
        )
      }
      sheets={isSaving && code && <CodePictureSheet store={store} code={code} onClose={() => setSaving(false)} />}
    >
      {code && (
        <>
          <View className={styles.stage}>
            <CodeCard store={store} code={code} />
          </View>
          <CodeChoices store={store} code={code} />
          <CardShareCanvas />
        </>
      )}
    </MemberFrame>
  );
});

/** Layout of the page while it loads: the card with the code, and the choices below. */
function CodeSkeleton() {
  return (
    <>
      <View className={styles.stage}>
        <Skeleton height={CODE_CARD_HEIGHT} />
      </View>
      <SkeletonCells count={2} />
    </>
  );
}

/** Explanation for a card that was taken down, one that is gone, or none at all. */
const NoCode = observer(function NoCode({ store, id }: { store: CardCodeStore; id: string | undefined }) {
  const t = cardCodeMessages();
  const { takedownReason } = store;
  if (takedownReason !== null) {
    const toEdit = () => replace('vcard.home', id === undefined ? {} : { edit: id });
    return (
      <EmptyState
        isPage
        title={t.takenDown}
        text={t.takenDownText(takedownReason)}
        action={{ text: t.toEdit, onPress: toEdit }}
      />
    );
  }
  const toCards = () => replace('vcard.home');
  if (id !== undefined) {
    return <EmptyState isPage title={t.missing} text={t.missingHint} action={{ text: t.toCards, onPress: toCards }} />;
  }
  return <EmptyState isPage title={t.none} text={t.noneHint} action={{ text: t.create, onPress: toCards }} />;
});
