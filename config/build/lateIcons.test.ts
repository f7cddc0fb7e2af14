import { iconNamesIn, withoutIcons } from './lateIcons';

const icon = (name: string) => `.i-${name}{--i:url("data:image/svg+xml,<svg d='M0 0'/>")}`;

describe('icons of the first load', () => {
  it('are those that its scripts name', () => {
    const names = iconNamesIn(['f("bell",a?"star-filled":`star`)']);
    const { kept, icons } = withoutIcons(
      `.i{width:1em}${icon('bell')}${icon('trash')}${icon('star-filled')}.z{}`,
      names
    );
    expect(kept).toBe(`.i{width:1em}${icon('bell')}${icon('star-filled')}.z{}`);
    expect(icons).toBe(icon('trash'));
  });

  it('fail the build when the style sheet writes icons in another way', () => {
    expect(() => withoutIcons('.i-bell{mask:url(bell.svg)}', new Set())).toThrow('in another way');
  });
});
