import { Image } from '@tarojs/components';
import type { ArtMode } from '@/lib/spiceArt';
import { spiceArtUri } from '@/platform/assetUri/spiceArtUri';
import styles from './SpiceArt.module.scss';

interface Props {
  /** Null for goods without a variety; the default drawing is shown. */
  varietyId: string | null;
  mode?: ArtMode;
  /** Class for size and radius; without it the picture fills its parent. */
  className?: string;
}

/** Default drawing for goods of any kind. */
const DEFAULT_VARIETY = 'blend-oil';

/**
 * The drawing of a variety in its garden window. Its name is beside it, so screen readers skip it. Its style dims it
 * slightly in dark mode.
 */
export function SpiceArt({ varietyId, mode = 'tile', className = '' }: Props) {
  return (
    <Image
      className={`${styles.art} ${className}`}
      src={spiceArtUri(varietyId ?? DEFAULT_VARIETY, mode)}
      mode={mode === 'cover' ? 'aspectFill' : 'aspectFit'}
      aria-hidden
    />
  );
}
