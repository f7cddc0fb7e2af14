import { type MouseEvent, useMemo } from 'react';
import { spiceArtUri } from '../assetUri/spiceArtUri';
import { uploadUri } from '../assetUri/uploadUri';
import { sanitizeHtml } from './sanitizeHtml';
import type { HtmlBody as HtmlBodyType } from './types';
import styles from './HtmlBody.module.scss';

export const HtmlBody: HtmlBodyType = ({ html, size, illustration, enlarge, onLink, onPicture }) => {
  const safeHtml = useMemo(
    () =>
      sanitizeHtml(html, {
        classOf: (name) => styles[name],
        pictureOf: (varietyId) => spiceArtUri(varietyId, 'cover'),
        uploadOf: uploadUri,
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
    const picture = event.target.closest('button')?.dataset.picture;
    if (picture) onPicture(picture);
  };

  // Links and buttons in it are the browser's own: the keyboard activates them with a click.
  return (
    <div
      className={`${styles.body} ${styles[size]}`}
      dangerouslySetInnerHTML={{ __html: safeHtml }}
      onClick={handleClick}
    />
  );
};
