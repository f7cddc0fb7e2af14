import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { Carousel as PlatformCarousel } from '@/platform/Carousel';
import type { CarouselProps as PlatformProps } from '@/platform/Carousel.types';
import { appearance } from './appearance';

export type CarouselProps = Omit<PlatformProps, 'slideLabel' | 'isAutomatic'>;

/** Banners: moves on every 4 seconds, but not while touched, hidden, in elder mode or where reduced motion is asked. */
export const Carousel = observer(function Carousel(props: CarouselProps) {
  return <PlatformCarousel {...props} slideLabel={messages().slide} isAutomatic={!appearance.elder} />;
});
