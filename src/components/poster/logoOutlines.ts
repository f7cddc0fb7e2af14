/** Outlines of the logo in Logo.module.scss; only absolute M, L, H, V, C, Q and Z commands. */

/** Seal, seed and rising seed in a 96 by 96 box. The seed is drawn seven times, rotated around the centre. */
export const SEAL = 'M48 2C82 2 94 14 94 48C94 82 82 94 48 94C14 94 2 82 2 48C2 14 14 2 48 2Z';
export const SEED =
  'M0 1.5C-4 -5 -8 -14 -6.5 -23.5Q-5 -31 0 -35Q5 -31 6.5 -23.5C8 -14 4 -5 0 1.5ZM0 -29C-2.8 -24 -2.8 -17.5 0 -12.5C2.8 -17.5 2.8 -24 0 -29Z';
export const RISING_SEED = 'M0 1.5C-3.5 -4 -5 -10 -5 -17H-11L0 -38L11 -17H5C5 -10 3.5 -4 0 1.5Z';
/** Rotations of the seeds in degrees; the rising seed is at 45. */
export const SEED_TURNS = [0, 90, 135, 180, 225, 270, 315];

/** Outlines of Noto Serif CJK SC Bold (SIL OFL 1.1), in a box of x from 2 to 202 and y from 0 to 100. */
export const WORDMARK =
  'M84 14L74 3C60 8 32 14 11 16L11 18C22 18 33 17 44 17V26H4L5 29H34C28 40 16 51 3 58L4 59C9 57 15 55 20 52V97H22C27 97 32 94 32 93V90H68V97H70C74 97 79 94 79 94V61C81 61 83 60 83 59L72 51L67 57H33L21 52C30 48 38 42 44 36V53H46C52 53 56 51 56 50V29H57C63 43 75 52 88 58C90 52 93 48 97 47L97 46C84 44 68 38 59 29H93C95 29 96 29 96 28C92 24 85 19 85 19L79 26H56V16C64 15 72 14 78 13C81 15 83 14 84 14ZM68 60V72H32V60ZM32 87V74H68V87ZM141 3L140 4C143 7 147 13 149 18C160 25 170 3 141 3ZM187 11L180 20H105L106 23H146V36H130L118 31V83H119C124 83 129 80 129 79V39H146V97H148C154 97 158 95 158 94V39H174V70C174 71 174 71 172 71C170 71 162 71 162 71V72C166 73 168 74 170 76C171 78 171 80 172 84C185 83 186 78 186 71V41C188 41 190 40 190 39L179 30L174 36H158V23H197C198 23 199 22 199 21C195 17 187 11 187 11Z';

/** Adds an outline to the context's path. Phones cannot create a `Path2D` from a string. */
export function traceOutline(context: CanvasRenderingContext2D, outline: string): void {
  let x = 0;
  let y = 0;
  for (const [, command, numbers = ''] of outline.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    if (command === 'Z') {
      context.closePath();
      continue;
    }
    x = command === 'V' ? x : (values[values.length - 2] ?? a);
    if (command === 'H') x = a;
    else y = values[values.length - 1] ?? y;
    if (command === 'M') context.moveTo(x, y);
    else if (command === 'C') context.bezierCurveTo(a, b, c, d, e, f);
    else if (command === 'Q') context.quadraticCurveTo(a, b, c, d);
    else context.lineTo(x, y);
  }
}
