import { marketVerdict } from './marketVerdict';

const band = { lowFen: 3400, highFen: 3500 };
const exWorks = { isTaxIncluded: false, taxRate: 9, isFreightIncluded: false };

describe('market verdict', () => {
  it.each([
    ['ex works within it', 3450, exWorks, 'within', 0],
    ['ex works 3 % below it', 3298, exWorks, 'within', 0],
    ['ex works more than that below', 3297, exWorks, 'below', 103],
    ['ex works 3 % above it', 3605, exWorks, 'within', 0],
    ['ex works more than that above', 3606, exWorks, 'above', 106],
    ['without the tax that is in it', 3800, { ...exWorks, isTaxIncluded: true }, 'within', 0],
    ['above also without its tax', 4000, { ...exWorks, isTaxIncluded: true }, 'above', 170],
    ['above with freight in it', 3700, { ...exWorks, isFreightIncluded: true }, 'freight', 200],
    ['below even with freight in it', 3200, { ...exWorks, isFreightIncluded: true }, 'below', 200],
    ['by the jin', 1750, exWorks, 'slip', 1650],
    ['of a jin too many', 7000, exWorks, 'slip', 3500],
    ['with a digit too many, freight or not', 12_000, { ...exWorks, isFreightIncluded: true }, 'slip', 8500]
  ] as const)('classifies a price %s', (_, fen, terms, verdict, byFen) => {
    expect(marketVerdict({ lowFen: fen, highFen: fen }, terms, band)).toEqual({ verdict, byFen });
  });

  it('classifies a tiered price as within the range when one tier is', () => {
    expect(marketVerdict({ lowFen: 3000, highFen: 3400 }, exWorks, band).verdict).toBe('within');
  });
});
