/** @jest-environment jsdom */
import { withLateTables } from './lateTables';

const runtime = (chunks = '{2:1,3:1}') =>
  `o.e=e=>Promise.all(Object.keys(o.f).reduce((t,n)=>(o.f[n](e,t),t),[])),o.u=e=>"js/"+e+"."+{1:"a1b2c3",2:"d4e5f6"}[e]+".js",o.miniCssF=e=>"css/"+e+"."+{2:"d4e5f6",3:"aaaaaa"}[e]+".css",o.f.miniCss=(t,n)=>{0!==e[t]&&${chunks}[t]&&n.push(e[t]=o.p+o.miniCssF(t))},o.f.j=(t,n)=>{if(a);else if(/^3$/.test(t))e[t]=0;else n.push(o.u(t))}`;

interface Runtime {
  e(part: number): Promise<string[]>;
}
type Global = { webpackParts?: object[] | undefined };

/** Runs the runtime; `load` loads a script. */
function start(load: (address: string, done: () => void) => void): Runtime {
  const o = { p: '/h5/', f: {}, l: load };
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the build
  const run = new Function('o', 'e', 'a', withLateTables(runtime(), 3).code) as (o: object, e: object) => void;
  run(o, {});
  return o as unknown as Runtime;
}

const tables = [
  { 1: 'a1b2c3', 2: 'd4e5f6' },
  { 2: 'd4e5f6', 3: 'aaaaaa' }
];

afterEach(() => {
  document.head.innerHTML = '';
  delete (self as Global).webpackParts;
});

describe('the runtime without the names of parts', () => {
  it('keeps none of them', () => {
    const { code, scripts, sheets } = withLateTables(runtime(), 3);
    expect(code).not.toMatch(/a1b2c3|d4e5f6|aaaaaa/);
    expect([scripts, sheets]).toEqual(['{1:"a1b2c3",2:"d4e5f6"}', '{2:"d4e5f6",3:"aaaaaa"}']);
  });

  it('loads the parts that the page links without the table', async () => {
    document.head.innerHTML =
      '<link rel="preload" href="/h5/js/1.a1b2c3.js"><style data-href="/h5/css/3.aaaaaa.css"></style>';
    const { e } = start(() => {
      throw new Error('the table is loaded');
    });
    expect(await e(1)).toEqual(['js/1.a1b2c3.js']);
    expect(await e(3)).toEqual(['/h5/css/3.aaaaaa.css']);
  });

  it('loads the table for any other part, again after a failure', async () => {
    document.head.innerHTML = '<meta name="parts" content="js/9.cccccc.js css/9.dddddd.css">';
    const load = jest.fn((_address: string, done: () => void) => done());
    const { e } = start(load);
    await expect(e(2)).rejects.toThrow('no table of parts');
    load.mockImplementation((_address, done) => {
      (self as Global).webpackParts = tables;
      done();
    });
    expect(await e(2)).toEqual([['/h5/css/2.d4e5f6.css', 'js/2.d4e5f6.js'], ['/h5/css/3.aaaaaa.css']]);
    expect(load.mock.calls.map(([address]) => address)).toEqual(['/h5/js/9.cccccc.js', '/h5/js/9.cccccc.js']);
    expect(await e(1)).toEqual(['js/1.a1b2c3.js']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('uses a table that came before it', async () => {
    (self as Global).webpackParts = tables;
    const { e } = start(() => {
      throw new Error('the table is loaded');
    });
    expect(await e(2)).toEqual(['/h5/css/2.d4e5f6.css', 'js/2.d4e5f6.js']);
  });

  it('fails the build when webpack writes it in another way', () => {
    expect(() => withLateTables(runtime('{2:1}'), 3)).toThrow('in another way');
    expect(() => withLateTables('o.u=e=>e', 3)).toThrow('has no');
  });
});
