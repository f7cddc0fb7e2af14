import type { PreviewImage } from './previewImage.types';
import styles from './previewImage.module.scss';

/** A dialog of the browser's own with a row that snaps: Taro's viewer brings a carousel library of 48 kB. */
export const previewImage: PreviewImage = ({ urls, current }) => {
  const dialog = document.createElement('dialog');
  dialog.className = styles.viewer ?? '';
  for (const url of urls) {
    const picture = document.createElement('img');
    picture.src = url;
    picture.className = styles.picture ?? '';
    dialog.append(picture);
  }
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.children[Math.max(0, urls.indexOf(current ?? ''))]?.scrollIntoView({ behavior: 'instant' });
};
