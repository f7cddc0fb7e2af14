/** Constants injected by the build (config/index.ts). */
declare const API_HOST: string;
declare const APP_ID: string;
/** The version of package.json, and the number by which versions are compared. */
declare const APP_VERSION: string;
declare const APP_VERSION_CODE: number;
declare const ART_VERSION: string;
/** Value of the `reqEnabled` header until the server's setting is received. */
declare const REQ_ENABLED: 'Y' | 'N';
/** Map providers that the browser offers for a location (config/maps.ts). */
declare const MAPS: readonly { name: 'amap' | 'tencent'; url: string }[];
/** Hosts whose pages are shown inside the app. */
declare const WEB_HOSTS: readonly string[];
declare const FALLBACK_PUBLIC_KEY: string;
