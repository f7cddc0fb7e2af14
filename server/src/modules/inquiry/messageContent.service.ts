import type { InquiryContent, InquiryMessageContent } from '@contract/inquiry';
import { AppError } from '../../http/appError';
import type { TextModeration } from '../../providers/textModeration';
import { moderateTexts } from '../moderation/moderation';
import { regionOf } from '../region/region.service';
import { cityText } from '../region/regionText';
import { type PublicImageDeps, unacceptableImages } from '../upload/publicImage.service';
import { ownPicture } from '../upload/upload.service';

export interface MessageContentDeps extends PublicImageDeps {
  textModeration: TextModeration;
}

/**
 * Moderates a message and returns what is stored of it. May be slow: called before the transaction.
 * @param hasExchanged allows contact data
 * @throws AppError VALIDATION for refused content
 */
export async function toStoredContent(
  deps: MessageContentDeps,
  userId: string,
  content: InquiryMessageContent,
  hasExchanged: boolean
): Promise<InquiryContent> {
  switch (content.type) {
    case 'listing':
      return content;
    case 'picture':
      return { type: 'picture', picture: await requireModeratedPicture(deps, userId, content.url) };
    case 'text': {
      const text = content.text.trim();
      if (text === '') throw new AppError('VALIDATION', { fields: { text: 'required' } });
      await moderateText(deps.textModeration, text, hasExchanged);
      return { type: 'text', text };
    }
    case 'ask': {
      const text = content.text.trim();
      if (content.grams === 0) throw new AppError('VALIDATION', { fields: { grams: 'required' } });
      if (regionOf(content.regionCode) === null)
        throw new AppError('VALIDATION', { fields: { regionCode: 'unknown' } });
      await moderateText(deps.textModeration, text, hasExchanged);
      return { type: 'ask', grams: content.grams, place: cityText(content.regionCode), text };
    }
  }
}

async function moderateText(textModeration: TextModeration, text: string, hasExchanged: boolean): Promise<void> {
  const { refused } = await moderateTexts(textModeration, { text });
  const { text: reason } = refused;
  if (reason === undefined || (reason === 'contact' && hasExchanged)) return;
  throw new AppError('VALIDATION', { fields: { text: reason } });
}

async function requireModeratedPicture(deps: MessageContentDeps, userId: string, url: string) {
  const picture = await ownPicture(deps, userId, url);
  if (picture === undefined) throw new AppError('VALIDATION', { fields: { url: 'unknown' } });
  if ((await unacceptableImages(deps, userId, [url])).size > 0)
    throw new AppError('VALIDATION', { fields: { url: 'unfit' } });
  return picture;
}
