/** Constants that the build writes in (config/index.ts). */
declare const API_HOST: string;
declare const APP_ID: string;
declare const ART_VERSION: string;
/** Of the header `reqEnabled`, until the server has said it. */
declare const REQ_ENABLED: 'Y' | 'N';
/** Maps that a browser offers for a place (config/maps.ts). */
declare const MAPS: readonly { name: 'amap' | 'tencent'; url: string }[];
/** Hosts whose pages are shown inside the app. */
declare const WEB_HOSTS: readonly string[];
declare const FALLBACK_PUBLIC_KEY: string;
