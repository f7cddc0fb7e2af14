import { useMemo, type MouseEvent } from 'react';
import { guardHtml } from './h5/guardHtml';
import styles from './HtmlBody.module.scss';
import type { HtmlBody as HtmlBodyType } from './HtmlBody.types';
import { previewImage } from './previewImage';
import { spiceArtUri } from './spiceArtUri';

export const HtmlBody: HtmlBodyType = ({ html, size, illustration, enlarge, onLink }) => {
  const safeHtml = useMemo(
    () =>
      guardHtml(html, {
        classOf: (name) => styles[name],
        pictureOf: (varietyId) => spiceArtUri(varietyId, 'cover'),
        illustration,
        enlarge
      }),
    [html, illustration, enlarge]
  );

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) {
      event.preventDefault();
      onLink(link.href);
      return;
    }
    const picture = event.target.closest('button')?.querySelector('img');
    if (!picture) return;
    const all = [...event.currentTarget.querySelectorAll('button > img')] as HTMLImageElement[];
    previewImage({ urls: all.map(({ src }) => src), current: picture.src });
  };

  // Links and buttons in it are the browser's own: they answer the keyboard with a click.
  return (
    <div
      className={`${styles.body} ${styles[size]}`}
      dangerouslySetInnerHTML={{ __html: safeHtml }}
      onClick={handleClick}
    />
  );
};
