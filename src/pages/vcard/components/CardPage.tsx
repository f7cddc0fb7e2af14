import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { user } from '@/stores/user';
import { LazyPage } from '@/ui/LazyPage';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import { type PanelName, panels, radarPage, visitorCard } from '../cardPanels';
import { vcardMessages } from '../locale/messages';
import { CardTabBar } from './CardTabBar';

interface CardPageProps {
  panel: PanelName;
  /** `visitorCardDetail` shows the card with the id in place of the panel, `radar` all visitors of the user's cards. */
  pageType: string | undefined;
  id: string | undefined;
  /** `share` for a card that was shared, not opened from a list. */
  type?: string;
  /** Scanned contact for the card holder. */
  contact?: string;
}

const skeleton = (
  <>
    <SkeletonCard />
    <SkeletonRow />
    <SkeletonRow />
  </>
);

/** A page of the business cards above their bottom bar. */
export const CardPage = observer(function CardPage({ panel, pageType, id, type, contact }: CardPageProps) {
  // For the number on the bar; the panels load their own data.
  useDidShow(() => void user.load());
  const frame = { title: vcardMessages().title, skeleton };
  if (pageType === 'visitorCardDetail' && id) {
    const bar = <CardTabBar />;
    const entry = { source: type === 'share' ? 'share' : 'list', page: 'vcard.shell' } as const;
    return <LazyPage {...frame} code={visitorCard} props={{ id, bar, entry }} bar={bar} />;
  }
  if (pageType === 'radar') return <LazyPage {...frame} code={radarPage} props={{}} />;
  const bar = <CardTabBar active={panel} />;
  return <LazyPage {...frame} code={panels[panel]} props={{ bar, pageType, contact }} bar={bar} />;
});
