import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => !/\.test\.tsx?$/.test(file));
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');
const filesThat = (extension: RegExp, isMeant: (text: string) => boolean) =>
  files.filter((file) => extension.test(file) && isMeant(read(file)));

/** The durations of theme.scss are 0 for those who prefer reduced motion; other ones need a rule of their own. */
const ownDuration = /(?:animation|transition)[\w-]*:[^;]*?\b\d*\.?\d+m?s\b/;

describe('motion', () => {
  it('has a duration of the theme, or a rule for those who prefer less of it', () => {
    const moving = filesThat(/\.scss$/, (text) => ownDuration.test(text.replace(/^\s*'t-\w+':.*$/gm, '')));
    expect(moving.length).toBeGreaterThan(0);
    expect(moving.filter((file) => !read(file).includes('prefers-reduced-motion'))).toEqual([]);
  });

  it('begun by a script asks first whether less of it is preferred', () => {
    const begin = /behavior: 'smooth'|\.animate\(|pageScrollTo\(\{[^}]*duration: [1-9]/;
    const asks = /prefersReducedMotion|--xs-t-base/;
    const moving = filesThat(/\.tsx?$/, (text) => begin.test(text));
    expect(moving).toContain(path.join('platform', 'carousel', 'index.h5.tsx'));
    expect(moving.filter((file) => !asks.test(read(file)))).toEqual([]);
  });
});
