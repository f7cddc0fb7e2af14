import { observer } from 'mobx-react-lite';
import { messages } from '@/locale/messages';
import { Carousel as PlatformCarousel } from '@/platform/carousel';
import type { CarouselProps as PlatformProps } from '@/platform/carousel/types';
import { appearance } from './appearance';

export type CarouselProps = Omit<PlatformProps, 'slideLabel' | 'isAutomatic'>;

/** Banner carousel. Advances every 4 seconds, except while touched or hidden, in elder mode and with reduced motion. */
export const Carousel = observer(function Carousel(props: CarouselProps) {
  return <PlatformCarousel {...props} slideLabel={messages().slide} isAutomatic={!appearance.elder} />;
});
