export default definePageConfig({ navigationBarTitleText: '邀请生意伙伴', enableShareAppMessage: true });
