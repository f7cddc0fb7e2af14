import { Image } from '@tarojs/components';
import type { ArtMode } from '@/lib/spiceArt';
import { spiceArtUri } from '@/platform/spiceArtUri';
import styles from './SpiceArt.module.scss';

interface Props {
  /** Null for goods that no variety stands for. */
  varietyId: string | null;
  mode?: ArtMode;
  /** Rounds and sizes it; without one the picture fills its parent. */
  className?: string;
  /** Read aloud; leave out where the name stands beside the picture. */
  label?: string;
}

/** Stands for goods of every kind. */
const DEFAULT_VARIETY = 'blend-oil';

/** The drawing of a variety in its garden window. Dimmed a little in the dark by its style. */
export function SpiceArt({ varietyId, mode = 'tile', className = '', label }: Props) {
  return (
    <Image
      className={`${styles.art} ${className}`}
      src={spiceArtUri(varietyId ?? DEFAULT_VARIETY, mode)}
      mode={mode === 'cover' ? 'aspectFill' : 'aspectFit'}
      aria-label={label}
      aria-hidden={label === undefined}
    />
  );
}
