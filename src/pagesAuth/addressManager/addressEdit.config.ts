export default definePageConfig({ navigationBarTitleText: '地址' });
