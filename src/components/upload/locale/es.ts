import type { PhotoMessages } from './zh-Hans';

const messages: PhotoMessages = {
  add: 'Añadir fotos',
  purposeTitle: 'Cámara o álbum',
  choose: 'Elegir',
  photo: (number) => `Foto ${number}, abrir en grande`,
  retry: 'Subir de nuevo',
  retryLabel: (number) => `La foto ${number} no se envió, toca para subirla de nuevo`,
  remove: (number) => `Quitar la foto ${number}`,
  cancel: (number) => `Cancelar la subida de la foto ${number}`,
  makeCover: 'Poner de portada',
  moveForward: 'Mover antes',
  moveBack: 'Mover después',
  photoTitle: (number) => `Foto ${number}`,
  source: 'Cámara',
  cover: 'Portada',
  strips: { type: 'Formato', size: 'Muy grande', length: 'Muy largo', unfit: 'No apta', failed: 'Reintentar' },
  repeatedStrip: 'Repetida',
  repeated: (count) =>
    `${count === 1 ? 'Una foto está repetida' : `${count} fotos están repetidas`}; otro ángulo dice más`,
  sharedStrip: 'Repetida',
  shared: (count) => `${count} también las muestra otro vendedor: con fotos propias la revisión es más fácil`,
  problems: {
    type: 'Solo imágenes jpg, png o webp; elige otra',
    size: 'Más de 5 MB; elige una más ligera',
    length: 'Más de 60 segundos; recórtalo o elige otro',
    unfit: 'Una imagen no puede mostrarse en público; cámbiala',
    failed: 'Una foto no se envió: súbela de nuevo o quítala'
  },
  video: {
    add: 'Añadir un vídeo',
    hint: 'MP4 de hasta 60 segundos y 50 MB',
    player: 'Vídeo',
    remove: 'Quitar el vídeo',
    cancel: 'Cancelar la subida',
    sending: (percent) => `Subiendo ${percent} %`,
    problems: {
      type: 'La mayoría de los móviles no reproduce este formato. Elija «Más compatible» en la cámara y vuelva a grabar, o elija un MP4 (H.264)',
      size: 'Más de 50 MB; comprímelo o elige otro',
      length: 'Más de 60 segundos; recórtalo o elige otro',
      unfit: 'Este vídeo no puede mostrarse en público; cámbialo',
      failed: 'El vídeo no se envió: tócalo para reintentar o quítalo'
    }
  }
};

export default messages;
