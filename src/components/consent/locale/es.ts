import type { ConsentMessages } from './zh-Hans';

const messages: ConsentMessages = {
  title: 'Bienvenido a Xiangshi',
  changed: 'Nuestras condiciones han cambiado',
  points: [
    'Consulte precios, noticias y anuncios sin cuenta; en ese caso no recopilamos nada que le identifique.',
    'La cuenta solo requiere su número de móvil; el acceso a la cámara y a las fotos se pide al usarlas.',
    'Un algoritmo ordena las recomendaciones; puede desactivarlo en cualquier momento.'
  ],
  analytics: 'Permitir estadísticas de uso para ayudarnos a mejorar (opcional)',
  agreement: 'Condiciones de uso',
  policy: 'Política de privacidad',
  agree: 'Aceptar y continuar',
  browseOnly: 'Solo consultar',
  logOut: 'No, cerrar sesión'
};

export default messages;
