/** Constants that the build writes in (config/index.ts). */
declare const API_HOST: string;
declare const APP_ID: string;
declare const ART_VERSION: string;
/** Hosts whose pages are shown inside the app. */
declare const WEB_HOSTS: readonly string[];
declare const FALLBACK_PUBLIC_KEY: string;
