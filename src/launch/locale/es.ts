import type { LaunchMessages } from './zh-Hans';

const messages: LaunchMessages = {
  updateTitle: 'Hay una versión nueva lista',
  updateText: 'Reinicie para usarla. Guarde antes sus cambios.',
  restart: 'Reiniciar ahora',
  later: 'Más tarde',
  askingApp: 'Abriendo la aplicación',
  appSilentTitle: 'La aplicación Xiangshi no responde',
  appSilentText:
    'Puede iniciar sesión con su número de móvil. Si más tarde la sesión queda iniciada en la aplicación, también lo estará en esta página.',
  byPhone: 'Usar el móvil',
  noApp: 'Fuera de la aplicación: entre aquí',
  offeredTitle: (name, mobile) => `¿Iniciar sesión como ${name} (${mobile})?`,
  offeredText:
    'Este enlace inicia sesión en esta cuenta. Si no es la suya, no continúe: lo que escriba y publique pertenecería a ella.',
  offeredYes: 'Es mi cuenta',
  offeredNo: 'No soy yo'
};

export default messages;
