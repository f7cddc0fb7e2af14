import { type MatrixCell, matrixTable, REQUIRED_VARIANTS } from './matrixTable';

const cell = (route: string, variant: string, faults: string[] = []): MatrixCell => ({
  route,
  variant,
  pass: faults.length === 0,
  faults
});
const everyVariant = (route: string) => REQUIRED_VARIANTS.map((variant) => cell(route, variant));

describe('the matrix of routes and variants', () => {
  it('has a row for each route and no problem when every cell passed', () => {
    const { lines, problems } = matrixTable([...everyVariant('a'), ...everyVariant('b/c')], ['a', 'b/c']);
    expect(problems).toEqual([]);
    expect(lines).toHaveLength(4);
    expect(lines[2]?.split(/ +/)).toEqual(['b/c', ...REQUIRED_VARIANTS.map(() => '✓')]);
    expect(lines[3]).toContain('passed, of 2');
  });

  it('names a cell that failed with its faults, also when another test passed it', () => {
    const { problems } = matrixTable([...everyVariant('a'), cell('a', 'dark', ['contrast 3.1'])], ['a']);
    expect(problems).toEqual(['a failed: dark: contrast 3.1']);
  });

  it('names a cell that no test has measured', () => {
    const { problems } = matrixTable(everyVariant('a').slice(1), ['a']);
    expect(problems).toEqual([`a was not measured: ${REQUIRED_VARIANTS[0]}`]);
  });

  it('names a further variant that is asked for and was not measured', () => {
    const { problems } = matrixTable(everyVariant('a'), ['a'], [...REQUIRED_VARIANTS, 'h5-fr']);
    expect(problems).toEqual(['a was not measured: h5-fr']);
  });

  it('holds a further variant to the same completeness', () => {
    const cells = [...everyVariant('a'), ...everyVariant('b'), cell('a', 'weapp-fr')];
    expect(matrixTable(cells, ['a', 'b']).problems).toEqual(['b was not measured: weapp-fr']);
  });
});
