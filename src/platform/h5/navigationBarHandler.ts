import { eventCenter } from '@tarojs/runtime';

interface PageContext {
  pageConfig?: { navigationBarTitleText?: string };
}

/** What remains of the router's navigation bar: the browser's title follows the page. */
export default class NavigationBarHandler {
  constructor(private readonly page: PageContext) {
    eventCenter.on('__taroH5SetNavigationBarTitle', (title: string) => {
      document.title = title;
    });
  }

  load(): void {
    const title = this.page.pageConfig?.navigationBarTitleText;
    if (title) document.title = title;
  }
}
