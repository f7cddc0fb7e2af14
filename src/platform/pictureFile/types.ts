/**
 * Where a picture that came as a `data:` address is shown from: the mini-program writes it into a file of its own, since
 * what a page shows crosses to its view as text. `releaseFile` removes it.
 */
export type PictureFile = (name: string, dataUri: string) => Promise<string>;
