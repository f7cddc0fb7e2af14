import type { CardStyle } from '@contract/card';
import type { ArtMode } from '@/lib/spiceArt';

/** The pictures are files of the H5 build; the mini-program loads them from the host of the API. */
const HOST = process.env.TARO_ENV === 'h5' ? '' : API_HOST;

/**
 * Returns the picture of a variety: `tile` for rows, `mark` for banners, `cover` (4:3) instead of a photo. Files of
 * config/build/spiceArtFiles.ts.
 */
export const spiceArtUri = (varietyId: string, mode: ArtMode): string =>
  `${HOST}/h5/static/art/${mode}-${encodeURIComponent(varietyId)}.svg?v=${ART_VERSION}`;

/** The cover of a variety as a PNG of 1,200 × 900: WeChat's picture viewer shows no SVG. */
export const spiceCoverUri = (varietyId: string): string =>
  `${HOST}/h5/static/art/cover-${encodeURIComponent(varietyId)}.png?v=${ART_VERSION}`;

/** The cover of a variety as a PNG of 1,000 × 800, the shape of WeChat's cards. */
export const spiceCardUri = (varietyId: string): string =>
  `${HOST}/h5/static/art/card-${encodeURIComponent(varietyId)}.png?v=${ART_VERSION}`;

/**
 * Returns the ground of a business card in the shape of the card, 327 by 192; for a canvas as PNG, because some versions
 * of WeChat decode no SVG there.
 */
export const cardGroundUri = (style: CardStyle, format: 'svg' | 'png'): string =>
  `${HOST}/h5/static/art/ground-${style}.${format}?v=${ART_VERSION}`;

/** The drawing of a variety without a ground, as a PNG of 450 × 450. */
export const spiceMarkUri = (varietyId: string): string =>
  `${HOST}/h5/static/art/mark-${encodeURIComponent(varietyId)}.png?v=${ART_VERSION}`;
