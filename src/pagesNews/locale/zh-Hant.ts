import type { NewsWords } from './zh-Hans';

const words: NewsWords = {
  news: '資訊',
  share: '分享',
  linkCopied: '連結已複製，可貼到微信',
  textSize: '字級',
  textSizes: { normal: '標準', large: '大', larger: '特大' },
  next: (title) => `下一篇：${title}`,
  like: '讚',
  favourite: '收藏',
  isFavourite: '已收藏',
  likeReason: '登入後按讚',
  favouriteReason: '登入後收藏文章',
  related: '相關資訊',
  latest: '最新資訊',
  previous: (title) => `上一篇：${title}`,
  poster: '海報',
  enlarge: '查看大圖',
  author: (name) => `作者：${name}`,
  editor: (name) => `責編：${name}`,
  from: (source) => `來源：${source}`,
  copyright: {
    original: '本文為原創，轉載請註明來源並附上連結。',
    licensed: '經來源方授權轉載，版權歸原作者所有。'
  },
  aboutVarieties: '相關品種',
  aboutRegions: '涉及產地',
  attachments: '附件',
  openAttachment: (name) => `開啟附件 ${name}`,
  attachmentFailed: '附件打不開，稍後再試',
  report: '內容有誤，檢舉',
  removedOn: (date) => `${date} 下架`,
  unknownTitle: '沒有找到這篇資訊',
  unknownText: '連結可能不完整，看看別的資訊',
  removedTitle: '這篇資訊已下架',
  toHome: '回首頁看資訊',
  outside: {
    title: '外部網頁',
    from: (host) => `內容來自 ${host}，由對方網站負責`,
    unknownTitle: '不在應用程式裡打開這個網站',
    unknownText: (host) => `${host} 不在可打開的網站裡。確認可信後，再用瀏覽器看`,
    brokenTitle: '網頁沒打開',
    brokenText: '對方網站沒有回應，複製連結到瀏覽器試試',
    unsafeTitle: '連結不安全，已攔下',
    unsafeText: '網址不完整、有偽裝，或帶著別人的登入資訊',
    missingTitle: '沒有要打開的連結',
    missingText: '回到上一頁，再點一次連結',
    back: '返回',
    copy: '複製連結',
    openBrowser: '在瀏覽器打開'
  },
  copying: {
    title: '複製內容',
    link: '連結',
    text: '文字',
    copy: '複製',
    done: '已複製，去貼上吧',
    refused: '沒複製成功，長按文字複製',
    byHand: '長按上面的文字，全選後點複製',
    howTo: '怎麼用',
    linkSteps: ['點「複製」', '打開手機瀏覽器', '貼到網址列打開'],
    textSteps: ['點「複製」', '打開微信或要用的應用程式', '長按輸入框，點貼上'],
    emptyTitle: '沒有要複製的內容',
    emptyText: '連結可能不完整，回上一頁再試'
  }
};

export default words;
