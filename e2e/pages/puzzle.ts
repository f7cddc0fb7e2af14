import type { Locator, Page } from '@playwright/test';

/**
 * Returns the target offset of the puzzle piece, px of its picture: the hole whose edge has the shape of the piece. It
 * looks at the pixels only and may miss, as a person may; the login then shows another puzzle.
 */
export function solvePuzzle(page: Page): Promise<number> {
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
    const light = (x: number, y: number) => {
      const at = (y * picture!.width + x) * 4;
      return (picture!.data[at] ?? 0) + (picture!.data[at + 1] ?? 0) + (picture!.data[at + 2] ?? 0);
    };
    const isPiece = (x: number, y: number) => (piece!.data[(y * piece!.width + x) * 4 + 3] ?? 0) > 128;
    // Edge of the piece: a little inside of it, and as much outside.
    const edge: [inside: [number, number], outside: [number, number]][] = [];
    for (let y = 4; y < piece!.height - 4; y += 1)
      for (let x = 4; x < piece!.width - 4; x += 1)
        for (const [dx, dy] of [
          [3, 0],
          [-3, 0],
          [0, 3],
          [0, -3]
        ] as const)
          if (isPiece(x - dx, y - dy) && isPiece(x, y) && !isPiece(x + dx, y + dy))
            edge.push([
              [x - dx, y - dy],
              [x + dx, y + dy]
            ]);
    let best = { offset: 0, fitting: -1 };
    for (let offset = 50; offset <= picture!.width - piece!.width; offset += 1) {
      // The hole is darker than its surroundings, all along the edge of the piece.
      const fitting = edge.filter(
        ([[x, y], [right, below]]) => light(x + offset, y + top) < light(right + offset, below + top) * 0.75
      ).length;
      if (fitting > best.fitting) best = { offset, fitting };
    }
    return best.offset;
  });
}

/** Drags the slider to the offset and releases it. */
export async function dragSlider(slider: Locator, offset: number): Promise<void> {
  await slider.fill(String(offset));
  await slider.dispatchEvent('pointerup');
}
