import path from 'node:path';

/** Folder of the built mini-program: WEAPP_DIST, or the output of `npm run build:weapp`. */
export const dist = process.env.WEAPP_DIST ?? path.join(__dirname, '../../../dist/weapp');
