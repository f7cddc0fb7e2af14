/** The app's version and its number, as the specification names them. */
export const appVersion = '3.3.3';
export const appVersionCode = 30303;
