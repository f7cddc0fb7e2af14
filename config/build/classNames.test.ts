import { classNamesOf } from './classNames';

const head = '// extracted by mini-css-extract-plugin\n';

describe('the class names of a style sheet', () => {
  it('are those that mini-css-extract exports', () => {
    expect(classNamesOf(`${head}export default {"row":"aB_3x","is-on":"Q-9zz"};`)).toEqual({
      row: 'aB_3x',
      'is-on': 'Q-9zz'
    });
    expect(classNamesOf(`${head}export {};`)).toEqual({});
  });

  it('stop the build when they are written in another way', () => {
    expect(() => classNamesOf(`${head}var _1 = "aB_3x";\nexport { _1 as "row" }`)).toThrow('exports no class names');
  });
});
