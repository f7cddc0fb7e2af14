export default definePageConfig({ navigationBarTitleText: '输入验证码' });
