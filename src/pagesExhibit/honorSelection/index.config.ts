export default definePageConfig({
  enablePullDownRefresh: true,
  enableShareAppMessage: true,
  // Moments open the page alone, below a bar of WeChat's own. H5 loads all configurations at its start.
  // eslint-disable-next-line no-restricted-syntax -- a page's configuration is read by the build and can import nothing
  ...(process.env.TARO_ENV === 'weapp' && {
    enableShareTimeline: true,
    singlePage: { navigationBarFit: 'squeezed' }
  })
});
