import type { Flash } from '@contract/flash';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { FlashPoster } from '@/components/poster/poster';
import { clockOf, weekdayOf } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { SharedPage } from '@/platform/share/types';
import { routes } from '@/routes';
import { quickNewsMessages } from './locale/messages';

/** Formats a time as `11月20日 周五 09:30`, in the viewer's language. */
export function formatMoment(ms: number): string {
  const date = shanghaiDay(ms);
  const { monthDay, weekdays } = messages().time;
  const day = monthDay(Number(date.slice(5, 7)), Number(date.slice(8)));
  return quickNewsMessages().posterDate(day, weekdays[weekdayOf(date)] ?? '', clockOf(ms));
}

/** Formats a flash as text for pasting into a chat. */
export function flashToText({ title, content, source, publishedAtMs }: Flash): string {
  return [`【${title}】`, content, `${quickNewsMessages().source(source)} ${formatMoment(publishedAtMs)}`]
    .filter((line) => line !== '')
    .join('\n');
}

export function flashPoster({ title, content, source, importance, publishedAtMs }: Flash): FlashPoster {
  return {
    kind: 'flash',
    date: formatMoment(publishedAtMs),
    title,
    text: content,
    source,
    isImportant: importance === 3
  };
}

/** Returns the page of a flash, for links, cards and QR codes. */
export function flashPage({
  id,
  title,
  content,
  varietyIds
}: Pick<Flash, 'id' | 'title'> & Partial<Pick<Flash, 'content' | 'varietyIds'>>): SharedPage {
  const path = `${routes['quickNews.detail']}?id=${encodeURIComponent(id)}`;
  return { title, description: content, path, varietyId: varietyIds?.[0] };
}
