import type { LoadNumberFont } from './types';

export const loadNumberFont: LoadNumberFont = () => {
  document.fonts
    ?.load("600 16px 'XS Num'")
    .catch((error: unknown) => console.warn(`loadFontFace:fail ${String(error)}`));
};
