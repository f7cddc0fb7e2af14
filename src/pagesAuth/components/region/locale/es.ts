import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: 'Ubicar',
  locateTitle: 'Encontrar su ciudad',
  locatePurpose:
    'Hace falta su posición aproximada, con unos 10 km de precisión. Solo sirve para encontrar su ciudad y no se guarda.',
  goOn: 'Continuar',
  notLocated: 'Sin posición: elija a mano'
};

export default messages;
