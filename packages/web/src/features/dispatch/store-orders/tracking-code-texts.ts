import { both } from '@bra/contract/kit/both'

export const trackingCodeTexts = {
  codes: both('Códigos de rastreio', 'Tracking codes'),
  codesTitle: both('Registrar envios por uma lista', 'Mark as posted by a list'),
  codesHint: both(
    'Um pedido por linha: o número do pedido e o código, separados por ponto e vírgula, vírgula, tabulação ou espaço. Vale colar de uma planilha ou escolher um CSV.',
    'One order a line: its number and the code, with a semicolon, comma, tab or space between them. Paste from a spreadsheet or choose a CSV.',
  ),
  codesText: both('Lista', 'List'),
  codesFile: both('Escolher CSV', 'Choose a CSV'),
  codesRead: both('Conferir', 'Check'),
  codesPost: both('Registrar {count} envio|Registrar {count} envios', 'Mark {count} as posted|Mark {count} as posted'),
  codesNone: both('Nenhuma linha pode ser registrada. Confira a lista.', 'No line can be used. Check the list.'),
  codesLine: both('Linha {line}', 'Line {line}'),
  codes_no_order: both('Sem número de pedido.', 'No order number.'),
  codes_no_code: both('Sem código.', 'No code.'),
  codes_wrong_code: both(
    'O código {code} não existe. Confira os números.',
    'There is no code {code}. Check its digits.',
  ),
  codes_not_yours: both('A loja não tem o pedido nº {id}.', 'The store has no order no. {id}.'),
  codes_not_now: both('O pedido nº {id} já saiu ou se encerrou.', 'Order no. {id} was sent or has ended.'),
  codes_twice: both('O pedido nº {id} está duas vezes na lista.', 'Order no. {id} is twice in the list.'),
  codesRight: both('Pedido nº {id}, {buyer}: {code}', 'Order no. {id}, {buyer}: {code}'),
}
