/** App version and version number, named as in the specification; the build takes them from package.json. */
export const appVersion = APP_VERSION;
export const appVersionCode = APP_VERSION_CODE;
