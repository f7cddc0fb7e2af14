/** Loads the picture at this address, ready to be drawn; undefined when this browser cannot decode it. */
export async function loadImage(path: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = path;
  return picture.decode().then(
    () => picture,
    () => undefined
  );
}
