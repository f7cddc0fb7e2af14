import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { type TestApp, testApp } from '../../testing/testApp';

const PUZZLES = 60;
const TOLERANCE_PX = 5;
/** One in three is chance, since three positions look alike to a solver that ignores shapes. */
const MOST_SOLVED = 0.6 * PUZZLES;

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha, 0 to 255. */
  at(x: number, y: number): [number, number, number, number];
}

interface Drawn {
  picture: Pixels;
  piece: Pixels;
  pieceTop: number;
  offset: number;
}

/** How badly the piece fits the picture at an offset. */
type Misfit = (drawn: Drawn, offset: number) => number;

async function pixelsOf(uri: string): Promise<Pixels> {
  const png = Buffer.from(uri.replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at: (x, y) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)] as ReturnType<Pixels['at']>
  };
}

const luminance = ([red, green, blue]: number[]) => 0.3 * (red ?? 0) + 0.6 * (green ?? 0) + 0.1 * (blue ?? 0);

/** Pairs of a pixel of the piece and the pixel of the picture below it. */
function* pairs({ picture, piece, pieceTop }: Drawn, offset: number) {
  for (let y = 6; y < 38; y += 2)
    for (let x = 6; x < 38; x += 2) {
      const own = piece.at(x, y);
      if (own[3] > 200) yield [own, picture.at(x + offset, y + pieceTop)] as const;
    }
}

/** Assumes that the hole is a shaded copy of the piece. */
const asCopy: Misfit = (drawn, offset) => {
  let [sum, count] = [0, 0];
  for (const [own, below] of pairs(drawn, offset)) {
    for (let part = 0; part < 3; part += 1) sum += Math.abs((own[part] ?? 0) * 0.55 - (below[part] ?? 0));
    count += 1;
  }
  return sum / count;
};

/** Assumes that light and dark change together, whatever the brightness. */
const asCorrelation: Misfit = (drawn, offset) => {
  const lights = [...pairs(drawn, offset)].map(([own, below]) => [luminance(own), luminance(below)] as const);
  const mean = (side: 0 | 1) => lights.reduce((sum, light) => sum + light[side], 0) / lights.length;
  const [own, below] = [mean(0), mean(1)];
  let [both, ofOwn, ofBelow] = [0, 0, 0];
  for (const [a, b] of lights) {
    both += (a - own) * (b - below);
    ofOwn += (a - own) ** 2;
    ofBelow += (b - below) ** 2;
  }
  return -both / Math.sqrt(ofOwn * ofBelow + 1);
};

/** Assumes that the hole is the darkest area. */
const asShadow: Misfit = (drawn, offset) => {
  let [sum, count] = [0, 0];
  for (const [, below] of pairs(drawn, offset)) {
    sum += luminance(below);
    count += 1;
  }
  return sum / count;
};

function centreOf(drawn: Drawn, misfit: Misfit): number {
  let best = { offset: 0, misfit: Infinity };
  for (let offset = 50; offset <= drawn.picture.width - drawn.piece.width; offset += 1) {
    const here = misfit(drawn, offset);
    if (here < best.misfit) best = { offset, misfit: here };
  }
  return best.offset;
}

describe('captcha against simple solvers', () => {
  let server: TestApp;
  const drawn: Drawn[] = [];
  before(async () => {
    server = await testApp();
    for (let asked = 0; asked < PUZZLES; asked += 1) {
      const puzzle = await server.api.call('POST /api/member/user/captcha', undefined, { from: `198.51.100.${asked}` });
      const row = await server.db
        .selectFrom('captcha')
        .selectAll()
        .where('id', '=', puzzle.id)
        .executeTakeFirstOrThrow();
      const [picture, piece] = await Promise.all([pixelsOf(puzzle.picture), pixelsOf(puzzle.piece)]);
      drawn.push({ picture, piece, pieceTop: puzzle.pieceTop, offset: row.offset_px });
    }
  });
  after(() => server.close());

  for (const [name, misfit] of Object.entries({ asCopy, asCorrelation, asShadow })) {
    it(`withstands a solver ${name}`, () => {
      const solved = drawn.filter((one) => Math.abs(centreOf(one, misfit) - one.offset) <= TOLERANCE_PX).length;
      assert.ok(solved <= MOST_SOLVED, `${solved} of ${PUZZLES} solved`);
    });
  }
});
