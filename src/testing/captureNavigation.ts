import Taro from '@tarojs/taro';

/** Where a tap leads: the address of the page that it opens, which stays closed; empty when it opens none. */
export async function captureNavigation(press: () => Promise<void>): Promise<string> {
  const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  await press();
  const urls = opened.mock.calls.map(([{ url }]) => url);
  opened.mockRestore();
  return urls.join();
}
