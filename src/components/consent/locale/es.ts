import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: 'Bienvenido a Xiangshi',
  changed: 'Las condiciones han cambiado',
  points: [
    'Precios, noticias y anuncios se leen sin cuenta; entonces no se recopila nada sobre usted.',
    'Una cuenta solo necesita su número de móvil; la cámara y el álbum se piden cuando se usan.',
    'Las recomendaciones las ordena un algoritmo que puede desactivar en cualquier momento.'
  ],
  agreement: 'Condiciones de uso',
  policy: 'Política de privacidad',
  agree: 'Aceptar y continuar',
  browseOnly: 'No, solo mirar',
  logOut: 'No, cerrar sesión'
};

export default messages;
