import { both } from '@bra/contract/kit/both'

export const cepTexts = {
  deliverTo: both('Enviar para', 'Deliver to'),
  chooseCep: both('Informar CEP', 'Enter postal code'),
  cepTitle: both('Onde entregar?', 'Where to deliver?'),
}
