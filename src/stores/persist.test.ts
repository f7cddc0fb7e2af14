import { makeAutoObservable, runInAction } from 'mobx';
import { storage } from '@/platform/storage';
import { persist } from './persist';

class Store {
  name = '';
  list: string[] = [];
  flag = false;

  constructor() {
    makeAutoObservable(this);
    persist<Store>(this, ['name', 'list', 'flag']);
  }
}

beforeEach(() => localStorage.clear());

describe('persisted fields', () => {
  it('ignore stored values of another kind, and text that is no JSON', () => {
    storage.write('xiangshi_h5_name', 5);
    storage.write('xiangshi_h5_list', { 0: 'a' });
    localStorage.setItem('xiangshi_h5_flag', '{broken');
    expect({ ...new Store() }).toMatchObject({ name: '', list: [], flag: false });
  });

  it('are written under the app id and the platform, and are there again at the next start', () => {
    const store = new Store();
    runInAction(() => {
      store.name = '八角';
      store.list.push('a');
      store.flag = true;
    });
    expect(Object.keys(localStorage).sort()).toEqual(['xiangshi_h5_flag', 'xiangshi_h5_list', 'xiangshi_h5_name']);
    expect({ ...new Store() }).toMatchObject({ name: '八角', list: ['a'], flag: true });
  });
});
