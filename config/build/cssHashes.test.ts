import { withOneTable } from './cssHashes';

const runtime = (chunks: string) =>
  `o.u=e=>"js/"+e+"."+{1:"a1b2c3",2:"d4e5f6"}[e]+".js",o.miniCssF=e=>"css/"+e+"."+{2:"d4e5f6"}[e]+".css",o.f.miniCss=(t,n)=>{0!==e[t]&&${chunks}[t]&&n.push(e[t]=load(t))}`;

describe('withOneTable', () => {
  it('finds the chunks with a style sheet by the table of their hashes', () => {
    expect(withOneTable(runtime('{2:1}'))).toBe(
      `o.u=e=>"js/"+e+"."+{1:"a1b2c3",2:"d4e5f6"}[e]+".js",o.miniCssF=e=>"css/"+e+"."+o.css[e]+".css",o.css={2:"d4e5f6"},o.f.miniCss=(t,n)=>{0!==e[t]&&o.css[t]&&n.push(e[t]=load(t))}`
    );
  });

  it('leaves a runtime whose two lists differ', () => {
    expect(withOneTable(runtime('{1:1,2:1}'))).toBe(runtime('{1:1,2:1}'));
  });
});
