import type { PosterItem } from '@/components/poster/posterItem';
import messages from '../locale/zh-Hans';
import { type InviteTemplate, inviteTemplates } from './invitePoster';
import { layOutInvite } from './layOutInvite';

/** Chinese characters are as wide as the font size. */
const measure = (text: string, { size }: { size: number }) => [...text].length * size;

const layOut = (template: InviteTemplate, slogan: string): PosterItem[] =>
  layOutInvite({
    poster: { template, slogan, name: '覃秀兰', avatar: undefined, code: 'GUIXIANG', texts: messages.poster.drawn },
    code: [[true]],
    hasPicture: () => false,
    measure
  });

/** Top of the content below the headline, by template. */
const maxTop: Record<InviteTemplate, number> = { paper: 300, vermilion: 262, harvest: 452, windows: 430 };

describe.each(inviteTemplates)('layOutInvite, template %s', (template) => {
  it.each([
    ['three phrases', '跟着产地价走，买卖不吃亏，先看香市价'],
    ['twenty characters without a pause', '香'.repeat(20)],
    ['a few characters', '来看行情']
  ])('fits a slogan of %s', (_, slogan) => {
    const lines = layOut(template, slogan).filter((item) => item.kind === 'text' && item.font.size >= 24);
    const text = lines.map((line) => (line.kind === 'text' ? line.text : '')).join('');
    expect(text).toContain(slogan);
    for (const line of lines) if (line.kind === 'text') expect(line.y).toBeLessThan(maxTop[template] - 4);
  });
});
