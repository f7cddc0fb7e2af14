import { isAddressDetail } from './addressDetail';
import { isContact } from './contact';
import { nicknameProblem, normalizeNickname } from './nickname';

describe('a contact', () => {
  it.each(['1380013800', '12800138000', 'a@b', '@b.cn', 'a b@c.cn', 'a@b..cn', '香市', ''])('is not %s', (text) => {
    expect(isContact(text)).toBe(false);
  });

  it.each(['13800138000', '0775-3850001', '400-820-8820', 'qin@xiangshi.example', 'a@b.c.cn'])('may be %s', (text) => {
    expect(isContact(text)).toBe(true);
  });

  it('has 60 characters at most', () => {
    const domain = '@xiangshi.example';
    expect(isContact('a'.repeat(60 - domain.length) + domain)).toBe(true);
    expect(isContact('a'.repeat(61 - domain.length) + domain)).toBe(false);
  });
});

describe('the detail of an address', () => {
  it.each([
    ['人民路1', false],
    ['人民路1号', true],
    [' 人民路1 ', false],
    ['长'.repeat(60), true],
    ['长'.repeat(61), false]
  ])('%s: %s', (text, isFine) => {
    expect(isAddressDetail(text)).toBe(isFine);
  });
});

describe('a nickname', () => {
  it.each([
    ['香', 'tooShort'],
    ['长'.repeat(17), 'tooLong'],
    ['八角🌶', 'characters'],
    ['<b>香</b>', 'characters'],
    ['香市@玉林', 'characters']
  ])('is not %s: %s', (nickname, problem) => {
    expect(nicknameProblem(nickname)).toBe(problem);
  });

  it.each(['香友', '𠮷'.repeat(16), 'Qín Xiùlán', '玉林-八角_168', '阿卜·买买提'])('may be %s', (nickname) => {
    expect(nicknameProblem(nickname)).toBeUndefined();
  });

  it('loses what cannot be seen and doubled spaces', () => {
    expect(normalizeNickname(' 覃  老板\u202e\u200b ')).toBe('覃 老板');
  });
});
