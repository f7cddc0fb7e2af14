import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: '新增照片',
  purposeTitle: '使用相機或相簿',
  choose: '去選擇',
  photo: (number) => `第 ${number} 張照片，點開看大圖`,
  retry: '重新上傳',
  retryLabel: (number) => `第 ${number} 張沒傳上去，點一下重新上傳`,
  remove: (number) => `刪除第 ${number} 張照片`,
  cancel: (number) => `取消上傳第 ${number} 張照片`,
  makeCover: '設為封面',
  moveForward: '往前移',
  moveBack: '往後移',
  photoTitle: (number) => `第 ${number} 張照片`,
  source: '拍照/相簿',
  cover: '封面',
  strips: { type: '格式不對', size: '太大', length: '太長', unfit: '不宜公開', failed: '重新上傳' },
  repeatedStrip: '重複了',
  repeated: (count) => `有 ${count} 張和前面的一樣，換成別的角度更有用`,
  sharedStrip: '別家也有',
  shared: (count) => `有 ${count} 張和別家在售的照片一樣，換成自己拍的更容易通過`,
  problems: {
    type: '只能傳 jpg、png、webp 圖片，請換一張',
    size: '圖片超過 5 MB，請換一張小一些的',
    length: '影片超過 60 秒，請剪短或另選一段',
    unfit: '有圖片不適合公開展示，請刪掉換一張',
    failed: '有照片沒傳上去，點「重新上傳」，或先刪掉'
  },
  video: {
    add: '新增影片',
    hint: '60 秒以內，50 MB 以內的 MP4',
    player: '影片',
    remove: '刪除影片',
    cancel: '取消上傳',
    sending: (percent) => `正在上傳 ${percent}%`,
    problems: {
      type: '多數手機播不了這種格式。到相機設定選「最相容」重拍，或換一段 MP4（H.264）',
      size: '影片超過 50 MB，請壓縮或另選一段',
      length: '影片超過 60 秒，請剪短或另選一段',
      unfit: '影片不適合公開展示，請刪掉換一段',
      failed: '影片沒傳上去，點「重新上傳」，或先刪掉'
    }
  }
};

export default messages;
