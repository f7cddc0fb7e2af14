export default definePageConfig({ navigationBarTitleText: '我的供应', enablePullDownRefresh: true });
