export default definePageConfig({ navigationBarTitleText: '个人认证' });
