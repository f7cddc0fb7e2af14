import { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SupplyDetail } from '@contract/supply';
import { messages } from '@/locale/messages';
import { designScale } from '@/platform/elementBoxes';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { goBack } from '@/ui/navigationAdapter';
import type { ListingDetailStore } from '../../../ListingDetail.store';
import { toggleFavourite } from '../../../toggleFavourite';
import { supplyInfoMessages } from '../locale/messages';
import styles from './InfoNav.module.scss';

/** Scroll distance in design px after which the bar becomes opaque. */
const SOLID_PX = 240;

interface InfoNavProps {
  store: ListingDetailStore<SupplyDetail>;
  detail: SupplyDetail;
  /** True when the bar overlays a gallery that starts at the top of the screen. */
  isOver: boolean;
  onShare(): void;
}

/** Round buttons over the gallery; a bar with the title once the gallery is scrolled out of view. */
export const InfoNav = observer(function InfoNav({ store, detail, isOver, onShare }: InfoNavProps) {
  const [isScrolled, setScrolled] = useState(false);
  const t = supplyInfoMessages();
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > SOLID_PX * designScale()));
  const isSolid = isScrolled || !isOver;
  const variant = isSolid ? undefined : styles.round;
  const actions = (
    <>
      {detail.ownStatus === null && (
        <IconButton
          icon={detail.isFavourite ? 'heart-filled' : 'heart'}
          label={detail.isFavourite ? t.favoured : t.favourite}
          className={`${variant ?? ''} ${detail.isFavourite ? styles.marked : ''}`}
          onPress={() => toggleFavourite(store, detail, t, { icon: 'star' })}
        />
      )}
      <IconButton icon="share-2" label={t.share} className={variant} onPress={onShare} />
    </>
  );
  if (isSolid) return <NavBar title={detail.title} ground="surface" isOverlay={isOver} right={actions} />;
  return (
    <NavBar
      title={<IconButton icon="chevron-left" label={messages().back} className={variant} onPress={goBack} />}
      hasBack={false}
      ground="clear"
      isOverlay={isOver}
      right={actions}
    />
  );
});
