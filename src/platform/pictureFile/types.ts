/**
 * Returns a path for a picture with a `data:` address: the mini-program writes it into a file, because the content of a
 * page is sent to its view as text. `releaseFile` removes it.
 */
export type PictureFile = (name: string, dataUri: string) => Promise<string>;
