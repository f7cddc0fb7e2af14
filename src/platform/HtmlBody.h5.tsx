import { useMemo, type MouseEvent } from 'react';
import { guardHtml } from './h5/guardHtml';
import styles from './HtmlBody.module.scss';
import type { HtmlBody as HtmlBodyType } from './HtmlBody.types';
import { previewImage } from './previewImage';
import { spiceArtUri } from './spiceArtUri';

function openPicture({ target }: MouseEvent): void {
  if (target instanceof HTMLImageElement) previewImage({ urls: [target.src] });
}

export const HtmlBody: HtmlBodyType = ({ html, size, illustration }) => {
  const safeHtml = useMemo(
    () =>
      guardHtml(html, {
        classOf: (name) => styles[name],
        pictureOf: (varietyId) => spiceArtUri(varietyId, 'cover'),
        illustration
      }),
    [html, illustration]
  );
  return (
    <div
      className={`${styles.body} ${styles[size]}`}
      dangerouslySetInnerHTML={{ __html: safeHtml }}
      onClick={openPicture}
    />
  );
};
