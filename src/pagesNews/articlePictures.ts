import { spiceCoverUri } from '@/platform/assetUri/spiceArtUri';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { htmlTokens } from '@/platform/htmlBody/htmlTokens';
import { previewImage } from '@/platform/previewImage';

interface ArticlePicture {
  /** Path of an upload, or id of the variety of an illustration. */
  name: string;
  uri: string;
  isDrawing: boolean;
}

/** Returns the pictures of an article in document order, without duplicates. */
function picturesOf(html: string): ArticlePicture[] {
  const found = htmlTokens(html).flatMap((token): ArticlePicture[] => {
    if (token.kind !== 'open') return [];
    const { src, 'data-variety': varietyId } = token.attributes;
    if (token.tag === 'img' && src) return [{ name: src, uri: uploadUri(src), isDrawing: false }];
    if (token.tag === 'figure' && varietyId)
      return [{ name: varietyId, uri: spiceCoverUri(varietyId), isDrawing: true }];
    return [];
  });
  return [...new Map(found.map((picture) => [picture.name, picture])).values()];
}

/**
 * Previews the pictures of an article full-screen, starting with the named one.
 * @param illustration label on illustrations: 示意图
 */
export function showPictures(html: string, name: string, illustration: string): void {
  const pictures = picturesOf(html);
  const shown = pictures.find((picture) => picture.name === name);
  if (!shown) return;
  previewImage({
    urls: pictures.map(({ uri }) => uri),
    current: shown.uri,
    captions: Object.fromEntries(pictures.flatMap(({ uri, isDrawing }) => (isDrawing ? [[uri, illustration]] : [])))
  });
}
