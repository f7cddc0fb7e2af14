/**
 * Mocks the canvas that jsdom lacks: records drawn texts and returns an empty picture. `fail` makes the canvas
 * unavailable, `mend` restores it.
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
  // No spies, which would last for one test.
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => (isBroken ? null : context),
    toDataURL: () => 'data:image/png;base64,aGk='
  });
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
