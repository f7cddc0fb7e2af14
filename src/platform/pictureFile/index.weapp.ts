import { removeUserFile, userFiles, writeUserFile } from '../weapp/userFile';
import type { PictureFile } from './types';

const PREFIX = 'shown-';
let cleared: Promise<unknown> | undefined;

/** An app that was terminated with such a picture on screen could not remove it. */
async function removeEarlier(): Promise<void> {
  const names = await userFiles();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX)).map(removeUserFile));
}

export const pictureFile: PictureFile = async (name, dataUri) => {
  cleared ??= removeEarlier();
  await cleared;
  const [, base64 = ''] = dataUri.split('base64,');
  return writeUserFile(`${PREFIX}${name}.jpg`, base64, 'base64');
};
