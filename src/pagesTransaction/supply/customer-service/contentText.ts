import type { InquiryContent, InquiryKind } from '@contract/inquiry';
import { quantityText } from '@/components/listing/quantity';
import { serviceMessages } from './locale/messages';

/** Returns the content of a message in a single line. */
export function contentText(content: InquiryContent, kind: InquiryKind): string {
  const t = serviceMessages();
  switch (content.type) {
    case 'text':
      return content.text;
    case 'picture':
      return t.pictureLine;
    case 'listing':
      return t.about[kind].line;
    case 'ask':
      return t.askLine(quantityText(content.grams), content.place);
  }
}
