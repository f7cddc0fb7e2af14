/** App version and version number, named as in the specification. */
export const appVersion = '3.3.3';
export const appVersionCode = 30303;
