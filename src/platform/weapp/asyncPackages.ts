import type { Language } from '@/locale/language';

type Foreign = Exclude<Language, 'zh-Hans'>;
interface Dictionary {
  default: never;
}
/** Loaders by the folder of the dictionary; each evaluates itself into the given `exports`. */
type LanguagePackage = Record<string, (exports: Partial<Dictionary>) => void>;

/**
 * WeChat's own `require`: a missing package is downloaded. The paths are written out, because WeChat reads the required
 * files from the calls, and relative to this script: it is part of the main package, as the dictionaries need it.
 */
declare const __non_webpack_require__: { async(path: string): Promise<unknown> };

const packages: Record<Foreign, () => Promise<unknown>> = {
  'zh-Hant': () => __non_webpack_require__.async('./lang/zh-Hant/index.js'),
  en: () => __non_webpack_require__.async('./lang/en/index.js'),
  fr: () => __non_webpack_require__.async('./lang/fr/index.js'),
  es: () => __non_webpack_require__.async('./lang/es/index.js')
};

/** Delay before the second try, then four times as long each time, at most a minute; ms. */
const firstWaitMs = 500;
const longestWaitMs = 60_000;
const arriving = new Map<Foreign, Promise<LanguagePackage>>();

async function fetchPackage(language: Foreign, waitMs = firstWaitMs): Promise<LanguagePackage> {
  try {
    return (await packages[language]()) as LanguagePackage;
  } catch (error) {
    console.warn(`the package of ${language} did not arrive`, error);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return fetchPackage(language, Math.min(waitMs * 4, longestWaitMs));
  }
}

/**
 * Loads the texts of a folder in a language, from the package of that language, which is downloaded once for all of
 * them. Until then the current texts stay on screen; a failed download is retried with growing delays.
 */
export async function languagePart(language: Foreign, folder: string): Promise<Dictionary> {
  const found = arriving.get(language) ?? fetchPackage(language);
  arriving.set(language, found);
  const exports: Partial<Dictionary> = {};
  (await found)[folder]?.(exports);
  return exports as Dictionary;
}

/** Returns the loaders of a folder's dictionary, for `defineMessages`. */
export function languageParts(folder: string): Record<Foreign, () => Promise<Dictionary>> {
  const loaderOf = (language: Foreign) => () => languagePart(language, folder);
  return { 'zh-Hant': loaderOf('zh-Hant'), en: loaderOf('en'), fr: loaderOf('fr'), es: loaderOf('es') };
}

/**
 * Runs the code of the expo's index, which then has passed its content on.
 * @throws Error when its package did not arrive
 */
export const loadExpoIndex = (): Promise<unknown> => __non_webpack_require__.async('./async/expoIndex/index.js');

/**
 * Runs the code of what opens over the card holder, which then has passed itself on.
 * @throws Error when its package did not arrive
 */
export const loadHolderSheets = (): Promise<unknown> => __non_webpack_require__.async('./async/holderSheets/index.js');

/**
 * Runs the code of the analytics, which then has passed itself on.
 * @throws Error when its package did not arrive
 */
export const loadAnalyticsPackage = (): Promise<unknown> => __non_webpack_require__.async('./async/analytics/index.js');

/**
 * Runs the code of secure calls, which then has passed itself on.
 * @throws Error when its package did not arrive
 */
export const loadSecureChannel = (): Promise<unknown> =>
  __non_webpack_require__.async('./async/secureChannel/index.js');

/**
 * Runs the code that a launch seldom needs, which then has passed its functions on.
 * @throws Error when its package did not arrive
 */
export const loadOnDemandPackage = (): Promise<unknown> => __non_webpack_require__.async('./async/onDemand/index.js');

/**
 * Runs the code that draws posters, which then has passed itself on.
 * @throws Error when its package did not arrive
 */
export const loadPosterPackage = (): Promise<unknown> => __non_webpack_require__.async('./async/poster/index.js');

/**
 * Loads the encoder of QR codes, which would weigh 11 kB in the main package.
 * @throws Error when its package did not arrive
 */
export const loadQrEncoder = () =>
  __non_webpack_require__.async('./async/qrCode/index.js') as Promise<typeof import('uqr')>;
