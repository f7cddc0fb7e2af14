/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { createElement, useState } from 'react';
import type { createRoot } from 'react-dom/client';
import reactDom from './reactDom.cjs';

const folder = path.dirname(require.resolve('react-dom/package.json'));
const code = readFileSync(path.join(folder, 'cjs/react-dom.production.min.js'), 'utf8');
const lean = (text: string) => reactDom.call({ resourcePath: 'react-dom.js' }, text);

/** Runs the code as a module. */
function load(): { createRoot: typeof createRoot } {
  const module = { exports: {} as { createRoot: typeof createRoot } };
  const run = vm.runInThisContext(`(exports, require, window, document, navigator) => {${lean(code)}}`) as (
    ...names: unknown[]
  ) => void;
  run(module.exports, require, window, document, navigator);
  return module.exports;
}

describe('reactDom', () => {
  it('keeps a root that renders, reacts to taps and is unmounted', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    function Counter() {
      const [count, setCount] = useState(0);
      return createElement('button', { onClick: () => setCount(count + 1) }, count);
    }
    const root = load().createRoot(container);
    root.render(createElement(Counter));
    jest.runOnlyPendingTimers();
    container.querySelector('button')?.click();
    await Promise.resolve();
    expect(container.innerHTML).toBe('<button>1</button>');
    root.unmount();
    jest.runOnlyPendingTimers();
    expect(container.innerHTML).toBe('');
  });

  it('has no flag of hydration left', () => {
    expect(lean(code)).not.toMatch(/\.stateNode\.containerInfo\.firstChild\),\w+=\w+,\w+=!0/);
  });

  it('refuses a file that is written in another way', () => {
    expect(() => lean('exports.createRoot=1;')).toThrow('another way');
  });
});
