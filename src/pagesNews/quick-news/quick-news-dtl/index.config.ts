export default definePageConfig({ navigationBarTitleText: '快讯详情', enableShareAppMessage: true });
