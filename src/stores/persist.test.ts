import { makeAutoObservable, observable, runInAction } from 'mobx';
import { storage } from '@/platform/storage';
import { makePersistent, persist } from './persist';

class Store {
  name = '';
  list: string[] = [];
  flag = false;

  constructor() {
    makePersistent(this);
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

  it('are only the named ones where the store names some', () => {
    class Visit {
      page = '';
      count = 0;

      constructor() {
        makePersistent<Visit>(this, ['page']);
      }

      add(page: string): void {
        this.page = page;
        this.count += 1;
      }
    }
    const { add } = new Visit();
    add('home');
    expect(Object.keys(localStorage)).toEqual(['xiangshi_h5_page']);
    expect({ ...new Visit() }).toMatchObject({ page: 'home', count: 0 });
  });

  it('are in memory only while the device may not hold them', () => {
    const consent = observable({ hasAgreed: true });
    class Share {
      id = '';

      constructor() {
        makeAutoObservable(this);
        persist<Share>(this, ['id'], () => consent.hasAgreed);
      }

      set(id: string): void {
        this.id = id;
      }
    }
    const stored = () => storage.read('xiangshi_h5_id');
    const share = new Share();
    share.set('1');
    runInAction(() => (consent.hasAgreed = false));
    expect([share.id, stored()]).toEqual(['1', undefined]);
    share.set('2');
    expect(stored()).toBeUndefined();
    runInAction(() => (consent.hasAgreed = true));
    expect(stored()).toBe('2');
    runInAction(() => (consent.hasAgreed = false));
    storage.write('xiangshi_h5_id', 'of an earlier agreement');
    expect([new Share().id, stored()]).toEqual(['of an earlier agreement', undefined]);
  });
});
