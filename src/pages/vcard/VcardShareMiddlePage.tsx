import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { resolveScanCode, resolveScene } from '@/api/shareCode';
import { useRouteParams } from '@/navigation/useRouteParams';
import { captureInvite } from '@/stores/invite';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonRow } from '@/ui/Skeleton';
import { openTarget } from './openTarget';
import { parsePlainLink } from './parsePlainLink';
import { VcardShareMiddlePageStore } from './VcardShareMiddlePage.store';
import { NoCard } from './visitorCard/components/NoCard';
import { visitorCardMessages } from './visitorCard/locale/messages';
import { newVisitorCard } from './visitorCard/newVisitorCard';
import { VisitorCardView } from './visitorCard/VisitorCardView';

/**
 * Landing page of a shared link and of a scanned code: the card at once, without a login. A mini-program code of another
 * page leads there.
 */
export default observer(function VcardShareMiddlePage() {
  const query = useRouteParams('vcard.shareMiddlePage');
  const [store] = useState(
    () =>
      new VcardShareMiddlePageStore(query, {
        resolveScanCode,
        resolveScene,
        openTarget,
        parseLink: parsePlainLink,
        newCard: newVisitorCard
      })
  );
  useEffect(() => void store.load(), [store]);
  // The launch sees only the first page's.
  useEffect(() => void captureInvite(parsePlainLink(query.q ?? '')?.params ?? query), [query]);
  const { card, obstacle } = store;
  if (card)
    return (
      <VisitorCardView
        id={card.id}
        loaded={card.loaded}
        entry={{ source: card.source, page: 'vcard.shareMiddlePage' }}
      />
    );
  return (
    <PageFrame
      title={visitorCardMessages().title}
      status={store.status}
      error={store.error}
      onRetry={() => void store.load()}
      skeleton={<SkeletonRow />}
      empty={<NoCard reason={obstacle ?? 'missing'} />}
    />
  );
});
