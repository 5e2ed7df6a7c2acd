import type { Refusals } from '../kit/refusals.ts'

export const dispatchRefusals = {
  box_not_found: [404, 'Não encontramos esta caixa.', 'We could not find this box.'],
  too_many_boxes: [422, 'Uma loja tem no máximo 30 caixas.', 'A store has 30 boxes at most.'],
  not_to_pick: [
    409,
    'Este pedido não está em separação. Recarregue a página.',
    'This order is not being picked. Reload the page.',
  ],
  too_many_picked: [422, 'Há menos unidades deste item no pedido.', 'The order has fewer of this item.'],
  orders_of_two_stores: [422, 'Escolha pedidos de uma só loja.', 'Choose orders of one store only.'],
  tracking_code_missing: [
    422,
    'Informe o código de rastreio: este envio é rastreado.',
    'Enter the tracking code: this shipping is tracked.',
  ],
  give_back_too_much: [
    422,
    'Devolva no máximo o que ainda está retido deste pedido.',
    'Give back at most what is still held of this order.',
  ],
  tax_certificate_unreadable: [
    422,
    'Este arquivo não é um certificado A1. Escolha um .pfx ou .p12.',
    'This file is no A1 certificate. Choose a .pfx or .p12.',
  ],
  tax_certificate_heavy: [
    422,
    'Este arquivo pede contas demais para um certificado A1. Exporte-o de novo no computador em que funciona.',
    'This file asks for more work than any A1 certificate. Export it anew on the computer where it works.',
  ],
  tax_certificate_password: [422, 'A senha do certificado não confere.', 'The password of the certificate is wrong.'],
  tax_certificate_other: [
    422,
    'Este certificado é de outro CNPJ. Use o da empresa cadastrada.',
    'This certificate is of another CNPJ. Use that of the registered company.',
  ],
  tax_certificate_old: [
    422,
    'Este certificado já venceu. Escolha o que vale hoje.',
    'This certificate has expired. Choose the one that is valid today.',
  ],
  tax_number_used: [
    409,
    'Este número já passou nesta série. Use o próximo, ou um maior.',
    'This number has passed in this series. Use the next one, or a higher one.',
  ],
  tax_trial_first: [
    409,
    'Emita antes uma nota no ambiente de testes. Depois dela a produção é liberada.',
    'Issue a document in the test environment first. Then production is opened.',
  ],
  dispatch_not_under_way: [409, 'Nenhum despacho está em andamento.', 'No dispatch is under way.'],
  dispatch_under_way: [
    409,
    'A loja já tem um despacho em andamento. Espere ele terminar.',
    'The store has a dispatch under way. Wait until it ends.',
  ],
  invoice_binds: [
    409,
    'O pedido já tem documento autorizado. Cancele o documento antes de dizer o que faltou.',
    'The order has an authorised document. Cancel it before you say what is missing.',
  ],
  card_unchecked: [
    409,
    'Confira as cartas com passaporte antes de fechar o pacote.',
    'Check the cards with a passport before you close the parcel.',
  ],
  store_order_not_found: [404, 'Não encontramos este pedido da loja.', 'We could not find this order of the store.'],
  sent_by_center: [
    409,
    'Este pedido é separado e enviado pelo Bra Center. A loja só o acompanha.',
    'This order is picked and sent by the Bra Center. The store only follows it.',
  ],
  store_move_refused: [
    409,
    'O pedido não está mais na situação que permite isto. Veja como ele está agora.',
    'The order no longer stands where this is possible. See how it stands now.',
  ],
} as const satisfies Refusals
