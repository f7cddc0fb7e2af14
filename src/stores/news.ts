import { makeAutoObservable, observableRef } from 'mobx';
import type { CategoryId } from '@contract/common';
import type { NewsBrief, NewsCategory } from '@contract/news';
import { persist } from './persist';

export type HomeNewsType = 'recommended' | NewsCategory;

/** What the home's news remembers while the reader goes elsewhere and comes back. Lives as long as the app. */
export class NewsStore {
  /** True once the home has been scrolled so far that its search row sticks. */
  isHomePageScroll = false;
  homePageNewsType: HomeNewsType = 'recommended';
  /** The first-grade spice that the news are narrowed to, and its name; empty for all. */
  firstGradeSpices: CategoryId | '' = '';
  firstGradeSpicesName = '';
  topNews: NewsBrief[] = [];
  newsList: NewsBrief[] = [];

  constructor() {
    makeAutoObservable(this, { topNews: observableRef, newsList: observableRef }, { autoBind: true });
    persist<NewsStore>(this, ['homePageNewsType']);
  }

  setHomePageScroll(scrolled: boolean): void {
    this.isHomePageScroll = scrolled;
  }

  setHomePageNewsType(type: HomeNewsType): void {
    this.homePageNewsType = type;
  }

  setFirstGradeSpices(id: CategoryId | '', name: string): void {
    this.firstGradeSpices = id;
    this.firstGradeSpicesName = name;
  }

  showTopNews(news: NewsBrief[]): void {
    this.topNews = news;
  }

  showNewsList(news: NewsBrief[]): void {
    this.newsList = news;
  }
}

export const news = new NewsStore();
