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
