import type { Locator, Page } from '@playwright/test';

/**
 * Where the piece of the puzzle belongs, px of its picture: the place where the picture is the piece in shadow. Reads
 * what a person sees.
 */
export function placeOfPiece(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const pixels = async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return context!.getImageData(0, 0, canvas.width, canvas.height);
    };
    const images = [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img[src^="data:image/png"]')];
    const [picture, piece] = await Promise.all(images.map(pixels));
    const [ground, shown] = images.map((image) => image.getBoundingClientRect());
    const top = Math.round(((shown!.top - ground!.top) * picture!.width) / ground!.width);
    let best = { offset: 0, distance: Infinity };
    for (let offset = 0; offset <= picture!.width - piece!.width; offset += 1) {
      let distance = 0;
      for (let y = 4; y < piece!.height - 4; y += 2)
        for (let x = 4; x < 28; x += 2) {
          const from = (y * piece!.width + x) * 4;
          const to = ((y + top) * picture!.width + x + offset) * 4;
          for (let part = 0; part < 3; part += 1)
            distance += Math.abs((piece!.data[from + part] ?? 0) * 0.55 - (picture!.data[to + part] ?? 0));
        }
      if (distance < best.distance) best = { offset, distance };
    }
    return best.offset;
  });
}

/** Pushes the slider there and lets go. */
export async function push(slider: Locator, offset: number): Promise<void> {
  await slider.fill(String(offset));
  await slider.dispatchEvent('pointerup');
}
