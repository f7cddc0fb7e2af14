/** Messages of a photo field. The other languages have exactly these keys. */
const messages = {
  add: '添加照片',
  purposeTitle: '使用相机或相册',
  choose: '去选择',
  photo: (number: number) => `第 ${number} 张照片，点开看大图`,
  retry: '重新上传',
  retryLabel: (number: number) => `第 ${number} 张没传上去，点一下重新上传`,
  remove: (number: number) => `删除第 ${number} 张照片`,
  cancel: (number: number) => `取消上传第 ${number} 张照片`,
  makeCover: '设为封面',
  moveForward: '往前移',
  moveBack: '往后移',
  photoTitle: (number: number) => `第 ${number} 张照片`,
  source: '拍照/相册',
  cover: '封面',
  /** Labels on the picture itself; keep them very short. */
  strips: { type: '格式不对', size: '太大', length: '太长', unfit: '不宜公开', failed: '重新上传' },
  repeatedStrip: '重复了',
  repeated: (count: number) => `有 ${count} 张和前面的一样，换成别的角度更有用`,
  sharedStrip: '别家也有',
  shared: (count: number) => `有 ${count} 张和别家在售的照片一样，换成自己拍的更容易通过`,
  problems: {
    type: '只能传 jpg、png、webp 图片，请换一张',
    size: '图片超过 5 MB，请换一张小一些的',
    length: '视频超过 60 秒，请剪短或另选一段',
    unfit: '有图片不适合公开展示，请删掉换一张',
    failed: '有照片没传上去，点“重新上传”，或先删掉'
  },
  video: {
    add: '添加视频',
    hint: '60 秒以内，50 MB 以内的 MP4',
    player: '视频',
    remove: '删除视频',
    cancel: '取消上传',
    sending: (percent: number) => `正在上传 ${percent}%`,
    problems: {
      type: '多数手机放不了这种格式。到相机设置选“兼容性最佳”重拍，或换一段 MP4（H.264）',
      size: '视频超过 50 MB，请压缩或另选一段',
      length: '视频超过 60 秒，请剪短或另选一段',
      unfit: '视频不适合公开展示，请删掉换一段',
      failed: '视频没传上去，点“重新上传”，或先删掉'
    }
  }
};

export type PhotoMessages = typeof messages;
export default messages;
