import type { RegionFieldMessages } from './zh-Hans';

const messages: RegionFieldMessages = {
  locate: 'Localizar',
  locateTitle: 'Usar su ubicación actual',
  locatePurpose:
    'Se necesita su ubicación aproximada, con unos 10 km de precisión. Solo sirve para encontrar su ciudad y no se guarda.',
  goOn: 'Continuar',
  notLocated: 'Ubicación no encontrada; elija a mano'
};

export default messages;
