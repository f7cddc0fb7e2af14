import type { WatchNumberFont } from './numberFont.types';

export const watchNumberFont: WatchNumberFont = () => {
  document.fonts
    ?.load("600 16px 'XS Num'")
    .catch((error: unknown) => console.warn(`loadFontFace:fail ${String(error)}`));
};
