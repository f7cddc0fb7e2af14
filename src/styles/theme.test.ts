import { readFileSync } from 'node:fs';
import path from 'node:path';
import theme from './theme.json';

/** The mini-program's configuration takes colours, not tokens, so they are defined twice. */
describe('the colours of the native bars', () => {
  const scss = readFileSync(path.join(__dirname, 'tokens.scss'), 'utf8');
  const token = (list: 'light' | 'dark', name: string) => {
    const [, rest = ''] = scss.split(`$${list}: (`);
    return new RegExp(`'${name}': (#[0-9a-f]{6})`).exec(rest)?.[1]?.toUpperCase();
  };

  it.each(['light', 'dark'] as const)('are the tokens of %s', (list) => {
    const { ground, tabText, tabSelected, tabGround } = theme[list];
    expect({ ground, tabText, tabSelected, tabGround }).toEqual({
      ground: token(list, 'page'),
      tabText: token(list, 'tab-off'),
      tabSelected: token(list, 'brand'),
      tabGround: token(list, 'surface')
    });
  });
});
