import type { ArtMode } from '@/lib/spiceArt';

/**
 * The picture of a variety: `tile` for rows, `mark` for banners, `cover` (4:3) in place of a photo. A file of the H5
 * build (config/build/spiceArtFiles.ts), for the mini-program on the host of the API.
 */
export const spiceArtUri = (varietyId: string, mode: ArtMode): string =>
  `${API_HOST}/h5/static/art/${mode}-${encodeURIComponent(varietyId)}.svg?v=${ART_VERSION}`;

/** The cover of a variety as a PNG of 1,200 × 900: WeChat's picture viewer shows no SVG. */
export const spiceCoverUri = (varietyId: string): string =>
  `${API_HOST}/h5/static/art/cover-${encodeURIComponent(varietyId)}.png?v=${ART_VERSION}`;
