import path from 'node:path';

/** The built mini-program that the scenarios run: WEAPP_DIST, or what `npm run build:weapp` makes. */
export const dist = process.env.WEAPP_DIST ?? path.join(__dirname, '../../../dist/weapp');
