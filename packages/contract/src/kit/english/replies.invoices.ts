import type { Sentences } from './slotted.ts'

/** What calls about tax documents answer. */
export const invoiceReplies: Sentences = {
  'O endereço foi corrigido.': 'The address was corrected.',
  'O despacho parou. O que já estava feito ficou.': 'The dispatch stopped. What was done stays.',
  'O acesso a estes dados fica registrado.': 'Access to these data is written down.',
  'A nota está pronta para ser enviada à Secretaria da Fazenda.':
    'The document is ready to be sent to the tax authority.',
  'O documento foi ligado ao pedido.': 'The document was linked to the order.',
  'O documento foi autorizado.': 'The document was authorised.',
  'O documento de teste foi autorizado.': 'The test document was authorised.',
  'A produção está liberada.': 'Production is open.',
  'A Secretaria da Fazenda recusou a nota de teste: {}': 'The tax authority refused the test document: {}',
  'O documento foi cancelado.': 'The document was cancelled.',
  'A carta de correção foi registrada.': 'The letter of correction was registered.',
  'A nota de devolução foi autorizada.': 'The return document was authorised.',
  'O documento está pronto.': 'The document is ready.',
  'Os arquivos do mês estão prontos.': 'The files of the month are ready.',
  'O documento foi enviado ao comprador.': 'The document was sent to the buyer.',
  'Nota fiscal do pedido {}': 'Invoice of order {}',
  'Declaração de conteúdo do pedido {}': 'Declaration of contents of order {}',
  Número: 'Number',
  'Chave de acesso': 'Access key',
  'O certificado foi guardado.': 'The certificate was saved.',
  'O certificado foi removido.': 'The certificate was removed.',
  'O serviço da Secretaria da Fazenda está no ar.': 'The service of the tax authority is running.',
  'O serviço da Secretaria da Fazenda está fora do ar.': 'The service of the tax authority is down.',
  'Certificado digital vencido': 'Digital certificate expired',
  'Certificado digital perto de vencer': 'Digital certificate about to expire',
  'Ele vale até {}. Envie o novo para continuar emitindo notas.':
    'It is good until {}. Send the new one to go on issuing documents.',
}
