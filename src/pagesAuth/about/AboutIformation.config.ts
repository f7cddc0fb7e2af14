export default definePageConfig({ navigationBarTitleText: '关于香市', enableShareAppMessage: true });
