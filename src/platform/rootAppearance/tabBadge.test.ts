import Taro from '@tarojs/taro';
import { showTabBadge } from './tabBadge';

describe('the badge of a tab', () => {
  let set: jest.SpyInstance;
  let remove: jest.SpyInstance;
  beforeEach(() => {
    set = jest.spyOn(Taro, 'setTabBarBadge').mockResolvedValue({ errMsg: '' });
    remove = jest.spyOn(Taro, 'removeTabBarBadge').mockResolvedValue({ errMsg: '' });
  });

  it('is removed at 0', () => {
    void showTabBadge('mine', 0);
    expect(remove).toHaveBeenCalledWith({ index: 3 });
    expect(set).not.toHaveBeenCalled();
  });

  it('is 99+ above 99', () => {
    void showTabBadge('mine', 99);
    void showTabBadge('mine', 100);
    expect(set.mock.calls).toEqual([[{ index: 3, text: '99' }], [{ index: 3, text: '99+' }]]);
  });
});
