export default definePageConfig({ navigationBarTitleText: '设新密码' });
