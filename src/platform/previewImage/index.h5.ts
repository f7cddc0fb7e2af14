import type { PreviewImage } from './types';

export const previewImage: PreviewImage = ({ urls, current, captions }) => {
  import('./imageViewer').then(
    ({ showImages }) => showImages(urls, Math.max(0, urls.indexOf(current ?? '')), captions),
    // The picture is on the page as well, so the viewer is optional.
    (error: unknown) => console.warn('the picture viewer was not loaded', error)
  );
};
