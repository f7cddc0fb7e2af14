import { isUscc, usccCharacters } from './uscc';

describe('unified social credit code', () => {
  it.each([
    ['of another length', '9145090000000000'],
    ['with a letter outside the alphabet', '91350100M000100YZ4'],
    ['with a wrong last character', '91450900XD00000160'],
    ['with a wrong check character of the organisation code', '91450900XD00000255'],
    ['in lower case', '91450900xd00000169'],
    ['that is empty', '']
  ])('rejects a code %s', (_, code) => {
    expect(isUscc(code)).toBe(false);
  });

  it.each([
    // Worked example of GB 32100-2015.
    '91350100M000100Y43',
    // Σ mod 31 is 0 here: the check character is 0, not the 31st.
    '91450900XD00001550',
    '91450900XD00000169',
    '91450900XD0000032Y',
    '91341600XD0000040U',
    '91440100XD0000075Y',
    '91621200XD0000120N'
  ])('accepts the code %s', (code) => {
    expect(isUscc(code)).toBe(true);
  });

  it('normalizes pasted text to the form on the licence', () => {
    expect(usccCharacters(' 91450900-xd0000 0169和别的')).toBe('91450900XD00000169');
  });
});
