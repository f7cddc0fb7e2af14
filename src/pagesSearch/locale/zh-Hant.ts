import type { SearchWords } from './zh-Hans';

const words: SearchWords = {
  placeholder: '搜品種、貨源、企業、資訊',
  history: '搜尋記錄',
  forget: (word) => `刪除「${word}」`,
  forgetAll: '清空',
  forgetAllQuestion: '清空全部搜尋記錄？',
  hotWords: '大家在搜',
  hotWord: (rank, word, trend) => `第 ${rank} 名 ${word}，${trend}`,
  trends: { up: '上升', down: '下降', same: '持平', new: '新' },
  scopeLabel: '搜尋範圍',
  tabs: {
    all: '全部',
    lines: '行情',
    supplies: '供應',
    purchases: '採購',
    companies: '企業',
    news: '資訊',
    flashes: '快訊'
  },
  units: {
    lines: (count) => `${count} 個規格`,
    supplies: (count) => `${count} 條`,
    purchases: (count) => `${count} 條`,
    companies: (count) => `${count} 家`,
    news: (count) => `${count} 篇`,
    flashes: (count) => `${count} 條`
  },
  perUnit: { kg: '元/公斤', jin: '元/斤', ton: '元/噸' },
  voice: {
    speak: '語音輸入',
    stop: '結束語音輸入',
    listening: '正在聽，說完會自動結束',
    purposeTitle: '語音由瀏覽器識別',
    purpose:
      '錄音交給這個瀏覽器的廠商轉成文字，香市不錄音、不儲存。只在你點了麥克風、說話的這一會兒使用，隨時可以改用鍵盤。',
    start: '開始說話',
    silence: '沒有聽到聲音',
    failed: '沒有聽清，再說一次',
    refusedTitle: '沒有麥克風權限',
    refused: '在瀏覽器網址列左側的網站設定裡允許「麥克風」，再點一次。用鍵盤輸入也一樣能搜。'
  },
  search: '去搜尋',
  searchFor: (word) => `搜尋「${word}」`,
  noWord: '想找什麼？輸入品種、等級或產地',
  emptyWord: '請輸入要搜的內容',
  full: (most) => `最多 ${most} 個字`,
  cut: (most) => `最多 ${most} 個字，已按前 ${most} 個字搜尋`,
  aliasOf: (word, name) => `「${word}」就是${name}，已合併顯示結果`,
  similar: '你要找的是不是',
  nothing: (word) => `沒有找到「${word}」`,
  nothingHint: '換個叫法試試，別名和拼音首字母也能搜，例如 大料、bj',
  toMarket: '看全部行情',
  publishPurchase: '發布採購',
  byCategory: '按品類看行情',
  emptyScope: (word) => `這裡沒有「${word}」`,
  toAll: '看全部結果',
  emptyFiltered: '沒有符合條件的結果',
  clearFilters: '清除篩選',
  sortLabel: '排序',
  byList: '預設',
  rise: '漲幅',
  fall: '跌幅',
  newest: '最新',
  cheapest: '低價',
  dearest: '高價',
  certifiedOnly: '已認證',
  everyCategory: '全部類別',
  chooseCategory: '資訊類別',
  importantOnly: '只看重要',
  deals: (varieties, place) =>
    [varieties.length > 0 ? `主營 ${varieties.join('、')}` : '', place].filter(Boolean).join('，'),
  enter: (supplies, purchases) => (supplies > 0 ? `供應 ${supplies}` : `採購 ${purchases}`)
};

export default words;
