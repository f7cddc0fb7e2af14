import { previewedLink, previewedPictures } from './previewedPictures';

describe('previewedPictures', () => {
  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.jpg',
    'https://evil.example/a.jpg',
    '/../a'
  ])('leaves out a picture that is unsafe or of another host: %s', (url) => expect(previewedPictures(url)).toEqual([]));

  it('returns own files and those of allowed hosts, in their order', () => {
    expect(previewedPictures('/uploads/a.jpg,https://www.gov.cn/b.jpg,x,/h5/static/art/c.svg?v=1')).toEqual([
      '/uploads/a.jpg',
      'https://www.gov.cn/b.jpg',
      '/h5/static/art/c.svg?v=1'
    ]);
  });
});

describe('previewedLink', () => {
  it.each([undefined, '', 'x', '5', '{"type":"teleport"}', '{"type":"externalLink","url":"javascript:alert(1)"}'])(
    'returns nothing for %s',
    (json) => expect(previewedLink(json)).toBeUndefined()
  );

  it('returns a sound action', () => {
    expect(previewedLink('{"type":"supplyLink","id":"7"}')).toEqual({ type: 'supplyLink', id: '7' });
  });
});
