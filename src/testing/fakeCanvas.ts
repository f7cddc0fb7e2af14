/**
 * Stands in for the browser's canvas, which the tests' browser has none of: remembers the texts that are drawn, and
 * answers an empty picture. `fail` makes it a browser that draws nothing.
 */
export function fakeCanvas() {
  const texts: string[] = [];
  let isBroken = false;
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => texts.push(text)
  };
  const context = new Proxy(known, {
    get: (target, name: string) => target[name] ?? (() => undefined),
    set: () => true
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => (isBroken ? null : context)) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,aGk=');
  return {
    texts,
    fail: () => {
      isBroken = true;
    },
    mend: () => {
      isBroken = false;
    }
  };
}
