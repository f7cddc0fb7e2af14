import { isAddressDetail } from './addressDetail';
import { isContact } from './contact';
import { nicknameProblem, normalizeNickname } from './nickname';

describe('contact', () => {
  it.each(['1380013800', '12800138000', 'a@b', '@b.cn', 'a b@c.cn', 'a@b..cn', '香市', ''])(
    'rejects the contact %s',
    (text) => {
      expect(isContact(text)).toBe(false);
    }
  );

  it.each(['13800138000', '0775-3850001', '400-820-8820', 'qin@xiangshi.example', 'a@b.c.cn'])(
    'accepts the contact %s',
    (text) => {
      expect(isContact(text)).toBe(true);
    }
  );

  it('allows at most 60 characters', () => {
    const domain = '@xiangshi.example';
    expect(isContact('a'.repeat(60 - domain.length) + domain)).toBe(true);
    expect(isContact('a'.repeat(61 - domain.length) + domain)).toBe(false);
  });
});

describe('isAddressDetail', () => {
  it.each([
    ['人民路1', false],
    ['人民路1号', true],
    [' 人民路1 ', false],
    ['长'.repeat(60), true],
    ['长'.repeat(61), false]
  ])('street and number %s are valid: %s', (text, isFine) => {
    expect(isAddressDetail(text)).toBe(isFine);
  });
});

describe('nickname', () => {
  it.each([
    ['香', 'tooShort'],
    ['长'.repeat(17), 'tooLong'],
    ['八角🌶', 'characters'],
    ['<b>香</b>', 'characters'],
    ['香市@玉林', 'characters']
  ])('rejects the nickname %s: %s', (nickname, problem) => {
    expect(nicknameProblem(nickname)).toBe(problem);
  });

  it.each(['香友', '𠮷'.repeat(16), 'Qín Xiùlán', '玉林-八角_168', '阿卜·买买提'])(
    'accepts the nickname %s',
    (nickname) => {
      expect(nicknameProblem(nickname)).toBeUndefined();
    }
  );

  it('drops invisible characters and repeated spaces', () => {
    expect(normalizeNickname(' 覃  老板\u202e\u200b ')).toBe('覃 老板');
  });
});
