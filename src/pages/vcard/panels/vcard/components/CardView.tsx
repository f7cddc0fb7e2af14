import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card } from '@contract/card';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { sharedCard, shellCardPath } from '@/components/card/sharedCard';
import { CardShareCanvas } from '@/components/cardPoster/CardShareCanvas';
import { useCardPicture } from '@/components/cardPoster/useCardPicture';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { useSharedPage, useTimelineCard } from '@/platform/share';
import { cardVisits } from '@/stores/cardVisits';
import type { OwnCardsStore } from '../OwnCards.store';
import { CardActions } from './CardActions';
import { CardCarousel } from './CardCarousel';
import { CardStats } from './CardStats';
import { HomeCell } from './HomeCell';
import { LevelSection } from './LevelSection';
import { PinnedSupplies } from './PinnedSupplies';
import { RadarSection } from './RadarSection';
import { TakedownNotice } from './TakedownNotice';

interface CardViewProps {
  store: OwnCardsStore;
  card: Card;
  onPoster(): void;
}

/** The cards of the user with the actions, figures and visitors of the one in view. */
export const CardView = observer(function CardView({ store, card, onPoster }: CardViewProps) {
  const isShown = card.takedownReason === null;
  const face = ownCardFace(card);
  const picture = useCardPicture(isShown ? face : null);
  const shared = isShown ? sharedCard(card, face, picture) : { title: messages().appName, path: pathOf('home', {}) };
  const recordShare = () => {
    if (isShown) cardVisits.recordShare(card.id);
  };
  useSharedPage(shared, recordShare);
  useTimelineCard(isShown ? { ...shared, path: shellCardPath(card.id) } : shared, recordShare);
  return (
    <>
      <CardCarousel store={store} card={card} />
      {/* In separate views: a part that another card lacks would otherwise resend all others. */}
      <View>{card.takedownReason !== null && <TakedownNotice id={card.id} reason={card.takedownReason} />}</View>
      <CardActions card={card} shared={shared} onPoster={onPoster} />
      <CardStats card={card} today={store.today} />
      <RadarSection store={store} />
      <View>{card.supplies.length > 0 && <PinnedSupplies supplies={card.supplies} />}</View>
      <HomeCell />
      <LevelSection level={store.level.value} />
      <CardShareCanvas />
    </>
  );
});
