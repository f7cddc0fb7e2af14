import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { user } from '@/stores/user';
import { type PanelName, panels, radarPage, visitorCard } from '../cardPanels';
import { CardTabBar } from './CardTabBar';
import { LazyPage } from './LazyPage';

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

/** A page of the business cards above their bottom bar. */
export const CardPage = observer(function CardPage({ panel, pageType, id, type, contact }: CardPageProps) {
  // For the number on the bar; the panels load their own data.
  useDidShow(() => void user.load());
  if (pageType === 'visitorCardDetail' && id) {
    const bar = <CardTabBar />;
    const entry = { source: type === 'share' ? 'share' : 'list', page: 'vcard.shell' } as const;
    return <LazyPage code={visitorCard} props={{ id, bar, entry }} bar={bar} />;
  }
  if (pageType === 'radar') return <LazyPage code={radarPage} props={{}} />;
  const bar = <CardTabBar active={panel} />;
  return <LazyPage code={panels[panel]} props={{ bar, pageType, contact }} bar={bar} />;
});
