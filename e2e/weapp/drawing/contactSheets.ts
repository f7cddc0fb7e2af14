import { escaped } from './markup';
import type { Painter } from './Painter';

interface Picture {
  name: string;
  png: Buffer;
}

const COLUMNS = 6;
const ON_A_SHEET = 12;
const WIDTH = 1500;

/** Draws many pictures side by side, with their names. */
export async function contactSheets(painter: Painter, pictures: readonly Picture[]): Promise<Buffer[]> {
  const sheets: Buffer[] = [];
  for (let start = 0; start < pictures.length; start += ON_A_SHEET) {
    const figures = pictures
      .slice(start, start + ON_A_SHEET)
      .map(
        ({ name, png }) =>
          `<figure><figcaption>${escaped(name)}</figcaption><img src="data:image/png;base64,${png.toString('base64')}"></figure>`
      );
    sheets.push(await painter.paintDocument(`${style}<main>${figures.join('')}</main>`, WIDTH));
  }
  return sheets;
}

const style = `<style>
  body { margin: 0; background: #888; }
  main { display: grid; grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr)); gap: 8px; padding: 8px; }
  figure { margin: 0; }
  figcaption { overflow: hidden; font: 11px/16px sans-serif; white-space: nowrap; direction: rtl; text-align: left; }
  img { display: block; width: 100%; }
</style>`;
