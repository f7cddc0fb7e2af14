import { spiceArtUri } from '@/platform/assetUri/spiceArtUri';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import styles from '@/platform/htmlBody/HtmlBody.module.scss';
import type { HtmlBody as HtmlBodyType } from '@/platform/htmlBody/types';
import { articleHtml } from './articleHtml';

export const HtmlBody: HtmlBodyType = ({ html, size, illustration, enlarge }) => (
  <div
    className={`${styles.body} ${styles[size]}`}
    dangerouslySetInnerHTML={{
      __html: articleHtml(html, {
        classOf: (name) => styles[name],
        pictureOf: (varietyId) => spiceArtUri(varietyId, 'cover'),
        uploadOf: uploadUri,
        illustration,
        enlarge
      })
    }}
  />
);
