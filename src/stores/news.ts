import { makeAutoObservable, observableRef } from 'mobx';
import type { CategoryId } from '@contract/common';
import type { NewsBrief, NewsCategory } from '@contract/news';
import { persist } from './persist';

export type HomeNewsType = 'recommended' | NewsCategory;

/** Rows of news that the device keeps of a list. */
const MAX_STORED = 20;

/** State of the home's news while the viewer is elsewhere. Lives as long as the app. */
export class NewsStore {
  /** True once the home has been scrolled so far that its search row sticks. */
  IsHomePageScroll = false;
  homePageNewsType: HomeNewsType = 'recommended';
  /** The first-grade spice that the news are narrowed to, and its name; empty for all. */
  firstGradeSpices: CategoryId | '' = '';
  firstGradeSpicesName = '';
  /**
   * News that were shown last, first of the home and of the open tab: a cold start without network begins with them.
   */
  topNews: NewsBrief[] = [];
  newsList: NewsBrief[] = [];

  constructor() {
    makeAutoObservable(this, { topNews: observableRef, newsList: observableRef }, { autoBind: true });
    persist<NewsStore>(this, ['homePageNewsType', 'topNews', 'newsList']);
  }

  setHomePageScroll(scrolled: boolean): void {
    this.IsHomePageScroll = scrolled;
  }

  setHomePageNewsType(type: HomeNewsType): void {
    this.homePageNewsType = type;
  }

  setFirstGradeSpices(id: CategoryId | '', name: string): void {
    this.firstGradeSpices = id;
    this.firstGradeSpicesName = name;
  }

  setTopNews(news: NewsBrief[]): void {
    this.topNews = news.slice(0, MAX_STORED);
  }

  setNewsList(news: NewsBrief[]): void {
    this.newsList = news.slice(0, MAX_STORED);
  }
}

export const news = new NewsStore();
