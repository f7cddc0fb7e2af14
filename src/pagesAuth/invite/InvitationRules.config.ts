export default definePageConfig({ navigationBarTitleText: '邀请规则' });
