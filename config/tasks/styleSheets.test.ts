import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs the check in Node.js itself, because Jest does not load ES modules of the tasks. */
function classesInSeveral(sheets: Record<string, string>): string[] {
  const module = path.join(__dirname, 'styleSheets.mjs');
  const code = `import { classesInSeveral } from ${JSON.stringify(`file://${module}`)};
    console.log(JSON.stringify(classesInSeveral(${JSON.stringify(sheets)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  ) as string[];
}

describe('style sheets', () => {
  it('are refused when a class of a module is in two of them, also inside a media query', () => {
    expect(
      classesInSeveral({
        'a.css': '.a1b2c{color:red}.d3e4f .g5h6i{margin:.5rem}',
        'b.css': '@media (min-width:960px){.a1b2c:hover,.j7k8l{color:blue}}'
      })
    ).toEqual(['.a1b2c: a.css, b.css']);
  });

  it('may share global classes, icons and values', () => {
    expect(
      classesInSeveral({
        'a.css': '.tab-bar{top:0}.i-back{top:0}.a1b2c{width:.12345px}',
        'b.css': '.tab-bar{top:0}.i-back{top:0}.d3e4f{width:.12345px}'
      })
    ).toEqual([]);
  });

  it('are refused without any class of a module, as when the names change their length', () => {
    expect(() => classesInSeveral({ 'a.css': '.longer-name{top:0}' })).toThrow('no class of a module');
  });
});
