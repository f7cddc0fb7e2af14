import type { Flash } from '@contract/flash';
import type { FlashPoster } from '@/components/poster/poster';
import { clockOf, dateOf, weekdayOf } from '@/lib/time';
import { words } from '@/locale/words';
import type { SharedPage } from '@/platform/share.types';
import { routes } from '@/routes';
import { quickNewsWords } from './locale/words';

/** `11月20日 周五 09:30`, in the reader's language. */
export function momentOf(ms: number): string {
  const date = dateOf(ms);
  const { monthDay, weekdays } = words().time;
  const day = monthDay(Number(date.slice(5, 7)), Number(date.slice(8)));
  return quickNewsWords().posterDate(day, weekdays[weekdayOf(date)] ?? '', clockOf(ms));
}

/** A flash as it is pasted into a chat. */
export function textOf({ title, content, source, publishedAtMs }: Flash): string {
  return [`【${title}】`, content, `${quickNewsWords().source(source)} ${momentOf(publishedAtMs)}`]
    .filter((line) => line !== '')
    .join('\n');
}

export function posterOf({ title, content, source, importance, publishedAtMs }: Flash): FlashPoster {
  return { kind: 'flash', date: momentOf(publishedAtMs), title, text: content, source, isImportant: importance === 3 };
}

/** Where a flash is read, for links, cards and codes. */
export function pageOf({
  id,
  title,
  varietyIds
}: Pick<Flash, 'id' | 'title'> & Partial<Pick<Flash, 'varietyIds'>>): SharedPage {
  return { title, path: `${routes['quickNews.detail']}?id=${encodeURIComponent(id)}`, varietyId: varietyIds?.[0] };
}
