// WeChat shows web pages only below its native navigation bar.
export default definePageConfig({
  // eslint-disable-next-line no-restricted-syntax -- a page's configuration is read by the build and can import nothing
  navigationStyle: process.env.TARO_ENV === 'weapp' ? 'default' : 'custom'
});
