/** Words of a field for photos. The other languages have exactly these keys. */
const words = {
  add: '添加照片',
  purposeTitle: '使用相机或相册',
  choose: '去选择',
  photo: (number: number) => `第 ${number} 张照片，点开看大图`,
  retry: '重试',
  retryLabel: (number: number) => `第 ${number} 张没传上去，点一下重试`,
  remove: (number: number) => `删除第 ${number} 张照片`,
  problems: {
    type: '只能传 jpg、png、webp 图片，请换一张',
    size: '图片超过 5 MB，请换一张小一些的',
    failed: '有照片没传上去，点照片重试，或先删掉'
  }
};

export type PhotoWords = typeof words;
export default words;
