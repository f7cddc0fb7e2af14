import type { PhotoWords } from './zh-Hans';

const words: PhotoWords = {
  add: 'Añadir fotos',
  purposeTitle: 'Cámara o álbum',
  choose: 'Elegir',
  photo: (number) => `Foto ${number}, abrir en grande`,
  retry: 'Reintentar',
  retryLabel: (number) => `La foto ${number} no se envió, toca para reintentar`,
  remove: (number) => `Quitar la foto ${number}`,
  makeCover: 'Poner de portada',
  moveForward: 'Mover antes',
  moveBack: 'Mover después',
  photoTitle: (number) => `Foto ${number}`,
  source: 'Cámara',
  cover: 'Portada',
  problems: {
    type: 'Solo imágenes jpg, png o webp; elige otra',
    size: 'Más de 5 MB; elige una más ligera',
    length: 'Más de 60 segundos; recórtalo o elige otro',
    unfit: 'Una imagen no puede mostrarse en público; cámbiala',
    failed: 'Una foto no se envió: tócala para reintentar o quítala'
  },
  video: {
    add: 'Añadir un vídeo',
    hint: 'MP4 de hasta 60 segundos y 50 MB',
    player: 'Vídeo',
    remove: 'Quitar el vídeo',
    sending: (percent) => `Subiendo ${percent} %`,
    problems: {
      type: 'Solo vídeos MP4 (H.264); elige otro',
      size: 'Más de 50 MB; comprímelo o elige otro',
      length: 'Más de 60 segundos; recórtalo o elige otro',
      unfit: 'Este vídeo no puede mostrarse en público; cámbialo',
      failed: 'El vídeo no se envió: tócalo para reintentar o quítalo'
    }
  }
};

export default words;
