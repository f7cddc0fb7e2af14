import type { PhotoWords } from './zh-Hans';

const words: PhotoWords = {
  add: '新增照片',
  purposeTitle: '使用相機或相簿',
  choose: '去選擇',
  photo: (number) => `第 ${number} 張照片，點開看大圖`,
  retry: '重試',
  retryLabel: (number) => `第 ${number} 張沒傳上去，點一下重試`,
  remove: (number) => `刪除第 ${number} 張照片`,
  problems: {
    type: '只能傳 jpg、png、webp 圖片，請換一張',
    size: '圖片超過 5 MB，請換一張小一些的',
    failed: '有照片沒傳上去，點照片重試，或先刪掉'
  }
};

export default words;
