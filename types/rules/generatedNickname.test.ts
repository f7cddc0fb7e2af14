import { chosenNickname, generatedNickname, isGeneratedNickname, localNickname } from './generatedNickname';
import { nicknameProblem } from './nickname';
import { maskName } from './personName';

const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es'] as const;
const generated = generatedNickname('7KQ2WXYZ');

describe('generated nicknames', () => {
  it('are read in the language of the viewer, also masked, and may be kept in each of them', () => {
    const read = LANGUAGES.map((language) => localNickname(generated, language));
    expect(read).toEqual(['香友7KQ2', '香友7KQ2', 'Member 7KQ2', 'Membre 7KQ2', 'Miembro 7KQ2']);
    expect(read.map(nicknameProblem)).toEqual(read.map(() => undefined));
    expect(read.every(isGeneratedNickname)).toBe(true);
    expect(localNickname(maskName(generated), 'fr')).toBe('Membre **');
    expect(maskName('Member 7KQ2')).toBe('Member **');
  });

  it('are no name that a form begins with', () => {
    expect([generated, 'Miembro 7KQ2', '陆志强', '香友'].map(chosenNickname)).toEqual(['', '', '陆志强', '香友']);
  });

  it.each(['陆志强', '香友', '香友阿强', '香友7kq2x', 'Member of the guild', '香**'])(
    'leave %s as it was chosen',
    (nickname) => {
      expect(LANGUAGES.map((language) => localNickname(nickname, language))).toEqual(LANGUAGES.map(() => nickname));
      expect(isGeneratedNickname(nickname)).toBe(false);
    }
  );
});
