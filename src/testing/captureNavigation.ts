import Taro from '@tarojs/taro';

/** Returns the URL that a press navigates to, without opening the page; empty when it navigates nowhere. */
export async function captureNavigation(press: () => Promise<void>): Promise<string> {
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  await press();
  const urls = opened.mock.calls.map(([{ url }]) => url);
  opened.mockRestore();
  return urls.join();
}
