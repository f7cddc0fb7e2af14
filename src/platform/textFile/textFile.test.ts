import { textFile } from './index';

describe('a text file in a browser', () => {
  it('can be downloaded or copied', () => {
    expect(textFile.methods).toEqual(['download', 'copy']);
  });

  it('can only be copied in WeChat’s browser, which ignores downloads', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0');
    expect(textFile.methods).toEqual(['copy']);
    await expect(textFile.deliver('download', { name: 'a.csv', text: 'a' })).rejects.toThrow();
  });
});
