import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: 'Añadir fotos',
  purposeTitle: 'Usar la cámara o las fotos',
  choose: 'Elegir',
  photo: (number) => `Foto ${number}, toque para ampliar`,
  retry: 'Subir de nuevo',
  retryLabel: (number) => `La foto ${number} no se subió, toque para reintentar`,
  remove: (number) => `Eliminar la foto ${number}`,
  cancel: (number) => `Cancelar la subida de la foto ${number}`,
  makeCover: 'Usar como portada',
  moveForward: 'Mover hacia delante',
  moveBack: 'Mover hacia atrás',
  photoTitle: (number) => `Foto ${number}`,
  source: 'Cámara',
  cover: 'Portada',
  strips: { type: 'Mal formato', size: 'Muy grande', length: 'Muy largo', unfit: 'No apta', failed: 'Reintentar' },
  repeatedStrip: 'Repetida',
  repeated: (count) =>
    `${count === 1 ? 'Una foto está repetida' : `${count} fotos están repetidas`}; otro ángulo es más útil`,
  sharedStrip: 'Ya usada',
  shared: (count) =>
    `${count === 1 ? 'Otro proveedor ya usa una foto' : `Otro proveedor ya usa ${count} fotos`}. Con fotos propias la revisión es más fácil`,
  problems: {
    type: 'Solo imágenes jpg, png o webp; elija otra',
    size: 'Más de 5 MB; elija una imagen más ligera',
    length: 'Más de 60 segundos; recórtelo o elija otro',
    unfit: 'Una imagen no se puede publicar; cámbiela',
    failed: 'Una foto no se subió: súbala de nuevo o elimínela'
  },
  video: {
    add: 'Añadir un vídeo',
    hint: 'MP4, hasta 60 segundos y 50 MB',
    player: 'Vídeo',
    remove: 'Eliminar vídeo',
    cancel: 'Cancelar la subida',
    sending: (percent) => `Subiendo ${percent} %`,
    problems: {
      type: 'La mayoría de los móviles no reproduce este formato. Elija «Más compatible» en la cámara y vuelva a grabar, o elija un MP4 (H.264)',
      size: 'Más de 50 MB; comprímalo o elija otro',
      length: 'Más de 60 segundos; recórtelo o elija otro',
      unfit: 'Este vídeo no se puede publicar; cámbielo',
      failed: 'El vídeo no se subió: tóquelo para reintentar o elimínelo'
    }
  }
};

export default messages;
