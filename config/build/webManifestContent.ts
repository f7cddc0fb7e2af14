export const MANIFEST_FILE = 'manifest.webmanifest';

const icon = (name: string, width: number, purpose: 'any' | 'maskable') => ({
  src: `/h5/static/icons/${name}-${width}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose
});

/** Pages of the long press on the installed app's icon. */
const shortcut = (name: string, url: string) => ({
  name,
  url: `/h5/${url}`,
  icons: [icon('icon', 192, 'any')]
});

/**
 * Web app manifest. One for all languages, because browsers read it once, at the installation: the name is the brand's,
 * which is not translated on the devices of its users either.
 */
export const webManifest = {
  id: '/h5/',
  name: '香市 Xiangshi',
  short_name: '香市',
  description: '香料行情、货源、快讯与名片：香料人的生意都在这里',
  lang: 'zh-Hans',
  dir: 'ltr',
  start_url: '/h5/',
  scope: '/h5/',
  display: 'standalone',
  theme_color: '#FBE6E0',
  background_color: '#F6F4F1',
  categories: ['business', 'news', 'finance'],
  icons: [
    icon('icon', 192, 'any'),
    icon('icon', 512, 'any'),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable')
  ],
  shortcuts: [
    shortcut('行情', 'pages/market/index'),
    shortcut('快讯', 'pagesNews/quick-news/quick-news-list/index'),
    shortcut('展会门票', 'pagesExhibit/exhibitRegist/index?type=ticket'),
    shortcut('名片码', 'pagesVcard/pages/common/BusinessCardCode')
  ]
};
