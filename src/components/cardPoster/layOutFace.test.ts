import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CardFaceContent } from '@/components/card/cardFaceContent';
import { FACE_HEIGHT, FACE_WIDTH, type FaceItem, layOutFace, MARK_BOX } from './layOutFace';

const badges = { person: '个人认证', company: '企业认证', park: '园区认证' };
/** Chinese characters are as wide as the font size. */
const measure = (text: string, { size }: { size: number }) => [...text].length * size;

function layOut(changes: Partial<CardFaceContent> = {}): FaceItem[] {
  const face: CardFaceContent = {
    name: '覃秀兰',
    position: '销售经理',
    companyName: '桂南香叶供应链',
    mobile: '138****8000',
    address: '广西玉林·玉州区',
    verifications: ['company', 'person'],
    style: 'cinnabar',
    varietyId: null,
    ...changes
  };
  return layOutFace(face, { badges, measure });
}

function textItem(items: readonly FaceItem[], text: string): Extract<FaceItem, { kind: 'text' }> {
  const found = items.find((item) => item.kind === 'text' && item.text === text);
  if (found?.kind !== 'text') throw new Error(`"${text}" is not drawn`);
  return found;
}

const textsOf = (items: readonly FaceItem[]) => items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));

describe('layOutFace', () => {
  it('cuts a name and a position that do not fit into the line, as the screen does', () => {
    const items = layOut({ name: '覃'.repeat(20), position: '理'.repeat(30) });
    const [name = '', position = ''] = textsOf(items);
    expect(name).toMatch(/^覃+…$/);
    expect(measure(name, { size: 24 })).toBeLessThanOrEqual(190);
    expect(position).toMatch(/^理+…$/);
    const { x } = textItem(items, position);
    expect(x + measure(position, { size: 14 })).toBeLessThanOrEqual(FACE_WIDTH - 18);
  });

  it('wraps a long company to two lines and cuts the rest', () => {
    const lines = textsOf(layOut({ companyName: '桂'.repeat(40) })).filter((text) => text.startsWith('桂'));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it('closes missing rows up from below, and never moves the name', () => {
    const [full, bare] = [layOut(), layOut({ mobile: '', address: '', verifications: [] })];
    expect(textItem(bare, '覃秀兰')).toEqual(textItem(full, '覃秀兰'));
    expect(textsOf(bare)).toEqual(['覃秀兰', '销售经理', '桂南香叶供应链']);
    // The company moves to where the last contact was, two rows further down.
    expect(textItem(bare, '桂南香叶供应链').y - textItem(full, '桂南香叶供应链').y).toBe(44);
  });

  it('puts badges side by side below the name', () => {
    const items = layOut();
    const boxes = items.flatMap((item) => (item.kind === 'box' ? [item.box] : []));
    expect(boxes).toHaveLength(2);
    expect(boxes[1]?.x).toBe((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0) + 6);
    expect(items.flatMap((item) => (item.kind === 'glyph' ? [item.glyph] : []))).toEqual([
      'company',
      'person',
      'phone',
      'map-pin'
    ]);
  });

  it('has the measures of the style sheet of CardFace', () => {
    const sheet = readFileSync(path.join(__dirname, '../card/CardFace.module.scss'), 'utf8');
    const numberOf = (rule: string, property: string) => {
      const body = new RegExp(`\\.${rule} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
      return Number(new RegExp(`(?:^|\\n)\\s*${property}: (-?\\d+)px`).exec(body)?.[1]);
    };
    expect([numberOf('face', 'width'), numberOf('face', 'height')]).toEqual([FACE_WIDTH, FACE_HEIGHT]);
    expect(MARK_BOX).toEqual({
      x: FACE_WIDTH - numberOf('mark', 'right') - numberOf('mark', 'width'),
      y: FACE_HEIGHT - numberOf('mark', 'bottom') - numberOf('mark', 'height'),
      width: numberOf('mark', 'width'),
      height: numberOf('mark', 'height')
    });
    expect(textItem(layOut(), '覃秀兰')).toMatchObject({
      x: numberOf('head', 'left'),
      font: { size: numberOf('name', 'font-size') }
    });
    expect([numberOf('name', 'max-width'), numberOf('foot', 'width')]).toEqual([190, 186]);
    const address = textItem(layOut(), '广西玉林·玉州区');
    expect(address.font.size).toBe(numberOf('line', 'font-size'));
    // The middle of the last line is half a line above the bottom of the foot.
    expect(address.y - address.font.size * 0.35).toBeCloseTo(
      FACE_HEIGHT - numberOf('foot', 'bottom') - numberOf('line', 'line-height') / 2
    );
  });
});
