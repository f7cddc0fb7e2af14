import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card } from '@contract/card';
import { CardShareCanvas } from '@/components/cardPoster/CardShareCanvas';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { useSharedPage } from '@/platform/share';
import type { OwnCardsStore } from '../OwnCards.store';
import { sharedCard } from '../sharedCard';
import { useCardPicture } from '../useCardPicture';
import { CardActions } from './CardActions';
import { CardCarousel } from './CardCarousel';
import { CardStats } from './CardStats';
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
  const picture = useCardPicture(card);
  const isShown = card.takedownReason === null;
  const shared = isShown ? sharedCard(card, picture) : { title: messages().appName, path: pathOf('home', {}) };
  useSharedPage(shared);
  return (
    <>
      <CardCarousel store={store} card={card} />
      {/* In separate views: a part that another card lacks would otherwise resend all others. */}
      <View>{card.takedownReason !== null && <TakedownNotice id={card.id} reason={card.takedownReason} />}</View>
      <CardActions card={card} shared={shared} onPoster={onPoster} />
      <CardStats card={card} today={store.today} />
      <RadarSection store={store} />
      <View>{card.supplies.length > 0 && <PinnedSupplies supplies={card.supplies} />}</View>
      <LevelSection level={store.level.value} />
      <CardShareCanvas />
    </>
  );
});
