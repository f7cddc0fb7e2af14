export default definePageConfig({ navigationBarTitleText: '资讯', enableShareAppMessage: true });
